import type { Wording } from '../../i18n/wording.ts';
import type { GameTexts } from '../numbers-game/sentences.ts';
import type { Reach, ReachedTarget } from './ask-reach.ts';

/** What the picture tells of one target. */
export function tell({ target, numbersUsed, distance }: ReachedTarget, texts: GameTexts, wording: Wording): string {
  const told = wording.count(target);
  if (numbersUsed) return wording.many(texts.reach.reached, numbersUsed, { target: told });
  if (distance === null) return wording.fill(texts.reach.nothing, { target: told });
  return wording.fill(texts.reach.missed, { target: told, distance: wording.count(distance) });
}

/** What the picture tells in all: how many targets are reached, and whether that is proven. */
export function summaryOf({ targets, reachedCount, search }: Reach, texts: GameTexts, wording: Wording): string {
  const values = { reached: wording.count(reachedCount), all: wording.count(targets.length) };
  return wording.fill(search.complete ? texts.reach.summary : texts.reach.summaryUnproven, values);
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
