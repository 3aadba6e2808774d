/** Every multiset of `count` of the tiles, equal ones interchangeable: each ascending, all in lexicographic order. */
export function multisetsOf(tiles: readonly number[], count: number): number[][] {
  const ascending = [...tiles].sort((a, b) => a - b);
  const multisets: number[][] = [];
  const extend = (taken: readonly number[], start: number) => {
    if (taken.length === count) multisets.push([...taken]);
    for (let place = start; place <= ascending.length - count + taken.length && taken.length < count; place++) {
      if (place === start || ascending[place] !== ascending[place - 1]) {
        extend([...taken, ascending[place]!], place + 1);
      }
    }
  };
  extend([], 0);
  return multisets;
}

/**
 * Codes of multisets of some tiles: one number for each, from 0 for the empty one, and that of two together is the sum of
 * theirs.
 */
export interface Codes {
  /** By tile, how many there are and the code of one. */
  readonly tiles: ReadonlyMap<number, { readonly copies: number; readonly code: number }>;
  /** One more than the greatest code. */
  readonly end: number;
}

export function codesOf(tiles: readonly number[]): Codes {
  const copies = new Map<number, number>();
  for (const tile of tiles) copies.set(tile, (copies.get(tile) ?? 0) + 1);
  const codes = new Map<number, { copies: number; code: number }>();
  let end = 1;
  for (const [tile, count] of copies) {
    codes.set(tile, { copies: count, code: end });
    end *= count + 1;
  }
  return { tiles: codes, end };
}
