import { type Day, dayAfter, dayOf } from './day.ts';
import type { Match, Outcome } from './match.ts';

/** A day whose game has been played. */
export interface PlayedDay {
  readonly day: Day;
  readonly outcome: Outcome;
  /** Whether it was begun on the day itself, and not looked up later. */
  readonly onTime: boolean;
}

/** The entry of a day's game that is over and judged, or undefined. */
export function entryOf(day: Day, { clock, outcome }: Match<unknown, unknown>): PlayedDay | undefined {
  return outcome ? { day, outcome, onTime: dayOf(clock.startsAt) === day } : undefined;
}

/** How many days in a row up to today, or yesterday when today's is yet to be played, were played on the day. */
export function streakOf(played: readonly PlayedDay[], today: Day): number {
  const days = new Set(played.filter(({ onTime }) => onTime).map(({ day }) => day));
  const last = days.has(today) ? today : dayAfter(today, -1);
  let length = 0;
  while (days.has(dayAfter(last, -length))) length += 1;
  return length;
}

/** The days that were played, the latest first. */
export const latestFirst = (played: readonly PlayedDay[]) =>
  [...played].sort((one, other) => (one.day < other.day ? 1 : -1));
