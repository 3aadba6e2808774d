import type { Place } from '../../../functions/solvers/arithmetic/check/fault.ts';

/** A stretch of a text, and whether some fault is in it. */
interface Stretch {
  readonly text: string;
  readonly marked: boolean;
}

/**
 * A text in stretches, cut wherever a fault begins or ends. A fault without length, as where something is missing, takes the
 * character before it, or the first.
 */
export function stretchesOf(text: string, faults: readonly Place[]): readonly Stretch[] {
  const places = faults.map(({ start, end }) =>
    start < end ? { start, end } : { start: Math.max(0, start - 1), end: Math.max(1, end) },
  );
  const cuts = new Set([0, text.length, ...places.flatMap(({ start, end }) => [start, end])]);
  const ends = [...cuts].filter((cut) => cut <= text.length).sort((a, b) => a - b);
  return ends.slice(1).map((end, index) => {
    const start = ends[index] ?? 0;
    return { text: text.slice(start, end), marked: places.some((place) => place.start <= start && end <= place.end) };
  });
}
