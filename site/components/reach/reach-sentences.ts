import type { Wording } from '../../i18n/wording.ts';
import type { Hand } from '../numbers-game/address.ts';
import type { GameTexts } from '../numbers-game/sentences.ts';
import type { Reach, ReachedTarget } from './ask-reach.ts';

/**
 * What can be made of the hand for one target.
 * @param isProven whether the search was complete: if not, what it did not reach may be reached, and with fewer numbers
 */
export function tell(
  { target, numbersUsed, distance }: ReachedTarget,
  isProven: boolean,
  texts: GameTexts,
  wording: Wording,
): string {
  const values = { target: wording.count(target), distance: wording.count(distance ?? 0) };
  if (numbersUsed) {
    return isProven
      ? wording.many(texts.reach.reached, numbersUsed, values)
      : wording.many(texts.reach.unproven.reached, numbersUsed, values);
  }
  const nothing = isProven ? texts.reach.nothing : texts.reach.unproven.nothing;
  const missed = isProven ? texts.reach.missed : texts.reach.unproven.missed;
  return wording.fill(distance === null ? nothing : missed, values);
}

/** What the picture tells in all: how many targets are reached, and whether there may be more. */
export function summaryOf({ targets, reachedCount, search }: Reach, texts: GameTexts, wording: Wording): string {
  const values = { reached: wording.count(reachedCount), all: wording.count(targets.length) };
  if (search.complete || reachedCount === targets.length) return wording.fill(texts.reach.summary, values);
  return wording.fill(reachedCount > 0 ? texts.reach.unproven.summary : texts.reach.unproven.none, values);
}

/** Whether no search can come to more: with every number used, a target that is reached is reached with all of them. */
export function isFinal({ targets, reachedCount, search }: Reach, { rules }: Hand): boolean {
  return search.complete || (rules.use === 'all' && reachedCount === targets.length);
}

/** What a light in the legend means. @param fewest the numbers it stands for, 0 where a target is not reached */
export function meaningOf(fewest: number, isProven: boolean, texts: GameTexts, wording: Wording): string {
  if (fewest > 0) return wording.many(texts.reach.fewest, fewest);
  return isProven ? texts.reach.unreached : texts.reach.unproven.unreached;
}

/** How many targets are reached with each number of numbers, from the fewest on; 0 numbers are those not reached. */
export function countsOf({ targets }: Reach): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { numbersUsed } of targets) {
    const fewest = numbersUsed ?? 0;
    counts.set(fewest, (counts.get(fewest) ?? 0) + 1);
  }
  return new Map([...counts].sort(([a], [b]) => (a || Infinity) - (b || Infinity)));
}
