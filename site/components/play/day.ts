/** A day as ISO 8601 writes it, `2026-11-30`, by universal time: the same day for everybody. */
export type Day = string;

const DAY_MS = 86_400_000;

/** The day at a time in milliseconds since 1970. */
export const dayOf = (time: number): Day => new Date(time).toISOString().slice(0, 10);

/** When a day begins, in milliseconds since 1970. */
export const beginningOf = (day: Day) => Date.parse(`${day}T00:00:00Z`);

/** The day after, or `days` after; before it when negative. */
export const dayAfter = (day: Day, days = 1): Day => dayOf(beginningOf(day) + days * DAY_MS);

/** Whether a text is a day of the calendar: 2026-02-30 is none. */
export function isDay(text: string): text is Day {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(beginningOf(text)) && dayOf(beginningOf(text)) === text;
}

/** The day an address asks for: today's where it names none, undefined where what it names is no day. */
export function dayIn(search: string, today: Day): Day | undefined {
  const text = new URLSearchParams(search).get('date') ?? today;
  return isDay(text) ? text : undefined;
}

/** The seed of a day's game, which is thereby the same for everybody. */
export const seedOfDay = (day: Day) => `day-${day}`;

/** Hours and minutes from a time to the next day. The minute that has begun counts. */
export function untilNextDay(now: number): { readonly hours: number; readonly minutes: number } {
  const minutes = Math.ceil((beginningOf(dayAfter(dayOf(now))) - now) / 60_000);
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
