import { LIMITS } from '../../../functions/solvers/arithmetic/puzzle.ts';
import { exact } from '../../../functions/solvers/arithmetic/rational.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { Wording } from '../../i18n/wording.ts';
import { SIGNS } from '../numbers-game/notation.ts';
import type { Run, RunFault, Stack } from './machine.ts';
import { type Item, MOST_ITEMS, type ReadingFault } from './reading.ts';

/** The texts of the chapter on states. */
export type StatesTexts = Pick<Texts, 'states'>;

const topOf = (stack: Stack | undefined) => exact(stack?.at(-1)?.value ?? 0);

/** What an item has done, in one sentence. @param place how many items have been read, 0 before the first */
export function stepSentence(
  items: readonly Item[],
  { stacks, fault }: Run,
  place: number,
  texts: StatesTexts,
  wording: Wording,
): string {
  const item = items[place - 1];
  if (!item) return texts.states.machine.ready;
  const after = stacks[place];
  if (!after) return fault ? runFaultSentence(items, fault, texts, wording) : '';
  if (item.kind === 'number') return wording.fill(texts.states.machine.pushed, { number: wording.count(topOf(after)) });
  const [left, right] = (stacks[place - 1] ?? []).slice(-2).map(({ value }) => wording.count(exact(value)));
  return wording.fill(texts.states.machine.joined, {
    sign: SIGNS[item.operator],
    left: left ?? '',
    right: right ?? '',
    result: wording.count(topOf(after)),
  });
}

/** What the machine says at its end: the value, or what is wrong. */
export function endSentence(items: readonly Item[], run: Run, texts: StatesTexts, wording: Wording): string {
  if (run.fault) return runFaultSentence(items, run.fault, texts, wording);
  const result = run.stacks.at(-1)?.[0];
  return wording.fill(texts.states.machine.done, {
    text: result?.text ?? '',
    value: wording.count(topOf(run.stacks.at(-1))),
  });
}

/** What keeps a row of items from being a number. */
export function runFaultSentence(
  items: readonly Item[],
  fault: RunFault,
  texts: StatesTexts,
  wording: Wording,
): string {
  if (fault.code === 'leftOver')
    return wording.many(texts.states.faults.leftOver, fault.count - 1, { count: fault.count });
  const item = items[fault.at];
  const sign = item?.kind === 'operator' ? SIGNS[item.operator] : '';
  const place = fault.at + 1;
  if (fault.code === 'byZero') return wording.fill(texts.states.faults.byZero, { place });
  return wording.many(texts.states.faults.tooFew, fault.found, { sign, place });
}

/** What keeps a text from being a row of items. */
export function readingFaultSentence(fault: ReadingFault, texts: StatesTexts, wording: Wording): string {
  switch (fault.code) {
    case 'nothing':
      return texts.states.faults.nothing;
    case 'tooMany':
      return wording.fill(texts.states.faults.tooMany, { count: fault.count, most: MOST_ITEMS });
    case 'unknown':
      return wording.fill(texts.states.faults.unknown, { token: fault.token.slice(0, 24) });
    case 'tooLarge':
      return wording.fill(texts.states.faults.tooLarge, {
        token: fault.token.slice(0, 24),
        most: wording.count(LIMITS.number.most),
      });
  }
}
