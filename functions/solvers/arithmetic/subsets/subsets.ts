/**
 * The sub-multisets of the given tiles.
 *
 * A subset has a dense number: its counts of each kind of tile, read as mixed-radix digits. So the number of a
 * difference is the difference of the numbers, and a set of subsets is a bit map. All that depends only on how often
 * each kind occurs is a `Shape`, worked out once: there are 42 for ten tiles.
 */
export interface Subsets {
  readonly shape: Shape;
  /** Value of each kind of tile; its subset of one tile is `shape.units` at the same place. */
  readonly kinds: readonly number[];
  /** No natural value of the subset is larger: the product of its tiles, ones counted as two. By dense number. */
  readonly ceilings: Float64Array;
}

/** What games with the same counts of equal tiles have in common. */
export interface Shape {
  /** Number of tiles. */
  readonly tileCount: number;
  /** Dense number of the subset of all tiles; the numbers run from 0 (empty) to this. */
  readonly full: number;
  /** Dense number of the subset of one tile, by kind. */
  readonly units: readonly number[];
  /** Number of tiles, by dense number. */
  readonly sizes: readonly number[];
  /** Dense numbers by number of tiles, ascending; index 0 to `tileCount`. */
  readonly bySize: readonly (readonly number[])[];
  /** The subsets that each subset contains, itself and the empty one left out, by size; by dense number. */
  readonly parts: readonly (readonly number[])[];
  /** Words of 32 bits in a bit map over all subsets. */
  readonly words: number;
  /** Bit maps, `words` long each, by dense number: the subsets that contain it, itself included. */
  readonly supersets: Int32Array;
}

const shapes = new Map<string, Shape>();

/** @param tiles the given numbers, in any order, 1 to 10 of them, each 1 or more. */
export function subsetsOf(tiles: readonly number[]): Subsets {
  const counts = new Map<number, number>();
  for (const tile of tiles) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  const kinds = [...counts].sort(([a, countOfA], [b, countOfB]) => countOfB - countOfA || a - b);
  const shape = shapeOf(kinds.map(([, count]) => count));

  const ceilings = new Float64Array(shape.full + 1).fill(1);
  kinds.forEach(([value], kind) => {
    const unit = shape.units[kind]!;
    const end = shape.units[kind + 1] ?? shape.full + 1;
    for (let subset = unit; subset < end; subset++) ceilings[subset] = ceilings[subset - unit]! * Math.max(2, value);
  });
  return { shape, kinds: kinds.map(([value]) => value), ceilings };
}

function shapeOf(counts: readonly number[]): Shape {
  const name = counts.join();
  let shape = shapes.get(name);
  if (!shape) {
    shape = makeShape(counts);
    shapes.set(name, shape);
  }
  return shape;
}

function makeShape(counts: readonly number[]): Shape {
  const units: number[] = [];
  let total = 1;
  for (const count of counts) {
    units.push(total);
    total *= count + 1;
  }
  const digits = Array.from({ length: total }, (_, subset) =>
    counts.map((count, kind) => Math.floor(subset / units[kind]!) % (count + 1)),
  );
  const sizes = digits.map((digit) => digit.reduce((sum, count) => sum + count, 0));
  const tileCount = sizes[total - 1]!;
  const bySize: number[][] = Array.from({ length: tileCount + 1 }, () => []);
  for (const [subset, size] of sizes.entries()) bySize[size]!.push(subset);

  const words = (total + 31) >> 5;
  const supersets = new Int32Array(total * words);
  const parts: number[][] = digits.map(() => []);
  for (const part of bySize.flat()) {
    for (let whole = part; whole < total; whole++) {
      if (!digits[part]!.every((count, kind) => count <= digits[whole]![kind]!)) continue;
      supersets[part * words + (whole >> 5)]! |= 1 << (whole & 31);
      if (part !== 0 && part !== whole) parts[whole]!.push(part);
    }
  }
  return { tileCount, full: total - 1, units, sizes, bySize, parts, words, supersets };
}
