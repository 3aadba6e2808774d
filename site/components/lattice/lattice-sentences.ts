import type { Meeting, Trace, TraceStep } from '../../../functions/solvers/arithmetic/subsets/trace.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { Wording } from '../../i18n/wording.ts';
import { written } from '../numbers-game/notation.ts';
import { costOf } from './cost.ts';
import { endOf, frameAt, reachOfPairs } from './frame.ts';

/** The texts that the lattice needs once it runs. */
export type LatticeTexts = { readonly subsets: Pick<Texts['subsets'], 'lattice' | 'wrongNumbers' | 'wrongTarget'> };

/** The texts that the lattice needs, of all those of the site. */
export function latticeTexts({ subsets }: Texts): LatticeTexts {
  const { lattice, wrongNumbers, wrongTarget } = subsets;
  return { subsets: { lattice, wrongNumbers, wrongTarget } };
}

/** As many values are listed; of more, the first. */
const LISTED = 12;

/** What each level shows after some steps, by number of tiles. */
export function captionsAt(trace: Trace, place: number, { subsets }: LatticeTexts, wording: Wording): string[] {
  const { knowledge, counts } = frameAt(trace, place);
  return trace.shape.bySize.map((level, size) => {
    const isKept = level.some((subset) => knowledge[subset] === 'kept');
    const isSearched = level.some((subset) => knowledge[subset] === 'searched');
    const kept = level.reduce((sum, subset) => sum + (counts[subset] ?? 0), 0);
    const state = isKept
      ? wording.many(subsets.lattice.kept, kept)
      : isSearched
        ? subsets.lattice.searched
        : subsets.lattice.unknown;
    return wording.fill(subsets.lattice.caption, {
      tiles: wording.many(subsets.lattice.tiles, size),
      subsets: wording.many(subsets.lattice.subsets, level.length),
      state,
    });
  });
}

/** What happens in a step, or how the search ended. */
export function sentenceAt(trace: Trace, place: number, texts: LatticeTexts, wording: Wording): string {
  const step = trace.steps[place];
  return place >= endOf(trace) || !step
    ? endSentence(trace, texts, wording)
    : stepSentence(trace, step, texts, wording);
}

function stepSentence(trace: Trace, step: TraceStep, { subsets }: LatticeTexts, wording: Wording): string {
  const { count, fill, many } = wording;
  if (step.kind === 'windows') return subsets.lattice.windows;
  if (step.kind === 'fill') {
    const [subset, ...others] = step.subsets;
    const values = step.values[0] ?? [];
    if (others.length > 0 || subset === undefined || trace.shape.sizes[subset] === 1) return subsets.lattice.single;
    const tiles = wording.list((trace.tiles[subset] ?? []).map(count));
    if (values.length === 0) return fill(subsets.lattice.fillsNothing, { tiles });
    const sorted = [...values].sort((a, b) => a - b).map(count);
    const listed = sorted.length > LISTED ? `${sorted.slice(0, LISTED).join(' · ')} …` : sorted.join(' · ');
    return many(subsets.lattice.fills, values.length, { tiles, values: listed });
  }
  const { by, value, whole } = step.asked;
  const told = { value: count(value), target: count(trace.target) };
  const sizes = { more: whole + 1, most: reachOfPairs(whole, trace.shape.tileCount) };
  const question = fill(subsets.lattice.asks[by], { ...told, ...sizes });
  if (!step.met) return `${question} ${fill(subsets.lattice.missed[by], { ...told, ...sizes })}`;
  return `${question} ${meetingSentence(trace, step.met, value, { subsets }, wording)}`;
}

/** Where a value was met: "51 from 1 and 50, 15 from 10 and 25". */
function meetingSentence(
  trace: Trace,
  { parts, tiles }: Meeting,
  value: number,
  { subsets }: LatticeTexts,
  { count, fill, list, many }: Wording,
): string {
  const told = parts.map((part) => {
    const from = trace.tiles[part.subset] ?? [];
    const made = count(part.value);
    return from.length === 1
      ? fill(subsets.lattice.tile, { value: made })
      : fill(subsets.lattice.part, { value: made, tiles: list(from.map(count)) });
  });
  return many(subsets.lattice.met, tiles, { value: count(value), parts: list(told) });
}

/** What the search has found and proven, and what it took. */
function endSentence(trace: Trace, { subsets }: LatticeTexts, { count, fill, many }: Wording): string {
  const { best } = trace.answer;
  const { kept, work } = costOf(trace);
  const found = { expression: written(best), value: count(best.value), distance: count(best.distance) };
  const result = many(best.distance === 0 ? subsets.lattice.exact : subsets.lattice.near, best.numbersUsed, found);
  return `${result} ${fill(subsets.lattice.cost, { kept: count(kept), work: count(work) })}`;
}
