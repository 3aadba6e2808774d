import type { Operator } from '../puzzle.ts';
import { exact } from '../rational.ts';
import { type Atom, type Reading, readingsOf } from './atoms.ts';
import type { Literal } from './tree.ts';

/** One way to read an atom: as numbers, in their order, each perhaps a tile. */
export interface Choice {
  readonly readings: readonly Reading[];
  /** How many operations that are not allowed it leaves between them. */
  readonly faults: number;
}

/** How many tiles there are of each value, or how many are left. */
export type Tiles = ReadonlyMap<string, number>;

/** All ways to read an atom, the longest numbers first. A minus or a division joins a number only if that is given. */
export function choicesOf(atom: Atom, given: Tiles, operations: readonly Operator[]): readonly Choice[] {
  const links = [atom.minus, atom.division].filter((link) => link !== undefined);
  return readingsOf(atom)
    .filter(({ tile, taken }) => taken.length === 0 || given.has(nameOf(tile)))
    .map((reading) => {
      const untaken = links.filter((link) => !reading.taken.includes(link));
      return {
        readings: [
          reading,
          ...untaken.filter((link) => link === atom.division).map(({ operand }) => alone(operand as Literal)),
        ],
        faults: untaken.filter(({ operator }) => !operations.includes(operator)).length,
      };
    });
}

/** What is left of the tiles when a choice has used what it can, and how many of its numbers were not among them. */
export function use({ readings }: Choice, before: Tiles): { readonly left: Tiles; readonly unmatched: number } {
  let left = before;
  let unmatched = 0;
  for (const { tile } of readings) {
    const after = useOne(tile, left);
    if (after === left) unmatched++;
    left = after;
  }
  return { left, unmatched };
}

/** What is left when a tile is used; the same map where there is none of it. */
export function useOne(tile: Literal, left: Tiles): Tiles {
  const name = nameOf(tile);
  const many = left.get(name) ?? 0;
  return many === 0 ? left : new Map(left).set(name, many - 1);
}

/** The value of a tile as the key of `Tiles`. */
export function nameOf({ value }: Literal): string {
  return `${exact(value)}`;
}

function alone(literal: Literal): Reading {
  return { literal, tile: literal, taken: [] };
}
