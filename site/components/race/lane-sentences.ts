import type { Texts } from '../../i18n/texts.ts';
import type { Wording } from '../../i18n/wording.ts';
import { written } from '../numbers-game/notation.ts';
import type { Lane } from './trial.ts';

/** The texts that a race needs once it runs. */
export type RaceTexts = Pick<Texts, 'race' | 'faults'>;

/** What a search has counted so far, in its own unit: "1,024,635 nodes". */
export function countOf({ runner, work }: Lane, { race }: RaceTexts, wording: Wording): string {
  return wording.many(race.units[runner], work);
}

/** A time with two digits: "0.031 ms". @param milliseconds zero or more */
export function timeOf(milliseconds: number, locale: string): string {
  const isLong = milliseconds >= 1000;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isLong ? 'second' : 'millisecond',
    unitDisplay: 'short',
    maximumSignificantDigits: 2,
  }).format(isLong ? milliseconds / 1000 : milliseconds);
}

/** What a search has found and how it is made, and whether that is proven; before its end, how it is getting on. */
export function findingOf({ state, finish }: Lane, { race }: RaceTexts, wording: Wording): string {
  if (state !== 'finished' || !finish) return state === 'finished' ? '' : race.phases[state];
  const { best, search } = finish;
  const proof = search.complete ? race.proven : race.unproven;
  if (!best) return `${race.nothing} (${proof})`;
  const value = wording.count(best.value);
  const made = best.steps.length > 0 ? `${written(best)} = ${value}` : value;
  const found = { made, distance: wording.count(best.distance) };
  return `${wording.fill(best.distance === 0 ? race.exact : race.near, found)} (${proof})`;
}

/** How a race has ended, for all of its lanes together. */
export function endingOf(lanes: readonly Lane[], { race }: RaceTexts): string {
  if (lanes.some(({ state }) => state === 'cancelled')) return race.stopped;
  if (lanes.some(({ state }) => state === 'failed')) return race.broken;
  const distances = new Set(lanes.map(({ finish }) => finish?.best?.distance));
  return distances.size === 1 ? race.done : race.differ;
}
