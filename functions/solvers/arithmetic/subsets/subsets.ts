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
  readonly parts: readonly Int32Array[];
  /** One part of each split in two, the smaller one, by size; a split and its reverse count once. By dense number. */
  readonly halves: readonly Int32Array[];
  /** Words of 32 bits in a bit map over all subsets. */
  readonly words: number;
  /** Bit maps, `words` long each, by dense number: the subsets that contain it, itself included. */
  readonly supersets: Int32Array;
}

/** Whether `whole` contains `part`; dense numbers. */
export function contains({ supersets, words }: Shape, whole: number, part: number): boolean {
  return ((supersets[part * words + (whole >> 5)]! >>> (whole & 31)) & 1) === 1;
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

/** @param counts how often each kind of tile occurs, falling, 1 or more each; what the tiles are makes no difference. */
export function shapeOf(counts: readonly number[]): Shape {
  const name = counts.join();
  let shape = shapes.get(name);
  if (!shape) {
    shape = makeShape(counts);
    shapes.set(name, shape);
  }
  return shape;
}

function makeShape(counts: readonly number[]): Shape {
  const total = counts.reduce((product, count) => product * (count + 1), 1);
  const units: number[] = [];
  const sizes: number[] = [0];
  /** What each subset contains, the empty one and itself included. */
  const within: Int32Array[] = [Int32Array.of(0)];
  for (const count of counts) {
    const unit = sizes.length;
    units.push(unit);
    for (let whole = unit; whole < unit * (count + 1); whole++) {
      const copies = Math.floor(whole / unit);
      const rest = whole % unit;
      sizes.push(sizes[rest]! + copies);
      within.push(withCopies(within[rest]!, unit, copies));
    }
  }
  const tileCount = sizes[total - 1]!;
  const words = (total + 31) >> 5;
  const supersets = new Int32Array(total * words);
  for (let whole = 0; whole < total; whole++) {
    const subsets = within[whole]!;
    for (let i = 0; i < subsets.length; i++) supersets[subsets[i]! * words + (whole >> 5)]! |= 1 << (whole & 31);
  }
  const parts = within.map((subsets, whole) => inOrderOfSize(subsets, sizes).subarray(1, whole === 0 ? 1 : -1));
  const halves = parts.map((subsets, whole) =>
    subsets.filter((part) => {
      const more = sizes[whole]! - 2 * sizes[part]!;
      return more > 0 || (more === 0 && part <= whole - part);
    }),
  );
  const bySize: number[][] = Array.from({ length: tileCount + 1 }, () => []);
  for (let subset = 0; subset < total; subset++) bySize[sizes[subset]!]!.push(subset);
  return { tileCount, full: total - 1, units, sizes, bySize, parts, halves, words, supersets };
}

/** The subsets of a subset to which `copies` of a kind are added: with none of them, with one, and so on. */
function withCopies(subsets: Int32Array, unit: number, copies: number): Int32Array {
  const more = new Int32Array(subsets.length * (copies + 1));
  let place = 0;
  for (let taken = 0; taken <= copies; taken++) {
    for (let i = 0; i < subsets.length; i++) more[place++] = subsets[i]! + taken * unit;
  }
  return more;
}

/** A stable counting sort. */
function inOrderOfSize(subsets: Int32Array, sizes: readonly number[]): Int32Array {
  const starts = new Int32Array(12);
  for (let i = 0; i < subsets.length; i++) starts[sizes[subsets[i]!]! + 1]!++;
  for (let size = 1; size < starts.length; size++) starts[size]! += starts[size - 1]!;
  const ordered = new Int32Array(subsets.length);
  for (let i = 0; i < subsets.length; i++) ordered[starts[sizes[subsets[i]!]!]!++] = subsets[i]!;
  return ordered;
}
