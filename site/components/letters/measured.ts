/**
 * Microseconds that each way takes to find all Spanish words of a rack of nine tiles, without blanks and with two of them: the
 * medians of `npm run bench` on a small cloud machine. What D1 takes is told in the chapter only: most of it is the way there.
 */
export const MEASURED = [
  { way: 'graph', nine: 55, blanks: 1600 },
  { way: 'memory', nine: 285, blanks: 41_600 },
  { way: 'sqlite', nine: 684, blanks: 67_400 },
  { way: 'scan', nine: 100_000, blanks: 200_000 },
] as const;
