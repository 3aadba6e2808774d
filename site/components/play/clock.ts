/**
 * The clock of a round. It goes by the time of day and not by ticks, so that neither a hidden tab nor a reload stops it.
 * Times are milliseconds since 1970, lengths milliseconds.
 */
export interface Clock {
  /** When it begins to run, which may be yet to come. */
  readonly startsAt: number;
  /** How long it runs; null when the round is played without it, and time only counted. */
  readonly length: number | null;
}

/** The seconds left at which a player wants to be told, besides the end: the last ten. */
const LAST_SECONDS = 10;

/** The time a clock has run, from 0 to its length. */
export function elapsed({ startsAt, length }: Clock, now: number): number {
  return Math.min(Math.max(now - startsAt, 0), length ?? Number.POSITIVE_INFINITY);
}

/** The whole seconds that are left: the last one ends at zero. Null without a clock. */
export function secondsLeft(clock: Clock, now: number): number | null {
  return clock.length === null ? null : Math.ceil((clock.length - elapsed(clock, now)) / 1000);
}

/** Whether a clock has begun to run. */
export const hasStarted = ({ startsAt }: Clock, now: number) => now >= startsAt;

/** Whether the time is over. */
export const isUp = ({ startsAt, length }: Clock, now: number) => length !== null && now >= startsAt + length;

/** The few moments at which the time is spoken, as seconds left: half time and the last ten. */
export function momentsOf(length: number): readonly number[] {
  const half = Math.floor(length / 2000);
  return half > LAST_SECONDS ? [half, LAST_SECONDS] : [half];
}
