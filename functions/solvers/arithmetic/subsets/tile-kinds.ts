import { compare, type Exact, type Rational, rationalOf } from '../rational.ts';

/** A kind of tile, of which there may be several. */
export interface TileKind {
  readonly tile: Rational;
  readonly count: number;
}

/** The kinds of given numbers, those with the most tiles first, as `shapeOf` has to be given them; then ascending. */
export function tileKindsOf(numbers: readonly Exact[]): TileKind[] {
  const counts = new Map<Exact, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return [...counts]
    .map(([number, count]) => ({ tile: rationalOf(number), count }))
    .sort((a, b) => b.count - a.count || compare(a.tile, b.tile));
}
