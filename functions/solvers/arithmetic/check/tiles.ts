import type { NumbersPuzzle } from '../puzzle.ts';
import { exact } from '../rational.ts';
import { atomsOf, readAs } from './atoms.ts';
import { type Choice, choicesOf, nameOf, type Tiles, use, useOne } from './choices.ts';
import { type PlacedFault, placeOf } from './fault.ts';
import type { Literal, Tree } from './tree.ts';

/** An expression whose numbers are tiles, as far as they can be. */
export interface Tiled {
  readonly tree: Tree;
  /** How many of the given numbers it uses. */
  readonly numbersUsed: number;
  readonly faults: readonly PlacedFault[];
}

/**
 * Reads each number as a tile, such that there are as few faults as possible, and none if that can be: with 1/2 and 2 given,
 * `1/2` is the tile 1/2; with 1 and 2 given, a division. Of two ways as good, the one with the longer numbers first. Where a
 * number stands more often than it is given, those written last are at fault.
 *
 * @param end where the expression ends.
 */
export function tile(tree: Tree, puzzle: NumbersPuzzle, end: number): Tiled {
  const given = countTiles(puzzle);
  const choices = atomsOf(tree).map((atom) => choicesOf(atom, given, puzzle.operations));
  // Each atom needs a tile: where there are more atoms, no way to read them is without a fault, and the best one in sight serves.
  const foresight = choices.length <= puzzle.numbers.length ? fewestFaults(choices, puzzle.use === 'all') : () => 0;

  let left = given;
  const faults: PlacedFault[] = [];
  const readings = choices.flatMap((ways, at) => {
    const costs = ways.map((way) => costOf(way, left, (after) => foresight(at + 1, after)));
    const { readings } = ways[costs.indexOf(Math.min(...costs))]!;
    for (const { tile } of readings) {
      const after = useOne(tile, left);
      if (after === left) faults.push(unmatched(tile, given));
      left = after;
    }
    return readings;
  });

  const numbersUsed = readings.length - faults.length;
  if (puzzle.use === 'all') faults.push(...leftOver(puzzle, left, end));
  return { tree: readAs(tree, readings), numbersUsed, faults };
}

function countTiles({ numbers }: NumbersPuzzle): Tiles {
  const tiles = new Map<string, number>();
  for (const number of numbers) tiles.set(`${number}`, (tiles.get(`${number}`) ?? 0) + 1);
  return tiles;
}

/** The faults of a choice, and those `after` it with the tiles that it leaves. */
function costOf(choice: Choice, tiles: Tiles, after: (left: Tiles) => number): number {
  const { left, unmatched } = use(choice, tiles);
  return choice.faults + unmatched + after(left);
}

/** Tells the fewest faults that the choices from `at` on can have with the tiles that are left. */
function fewestFaults(choices: readonly (readonly Choice[])[], all: boolean) {
  const known = new Map<string, number>();
  const fewest = (at: number, left: Tiles): number => {
    const counts = [...left.values()];
    if (at === choices.length) return all ? counts.reduce((sum, many) => sum + many, 0) : 0;
    const name = [at, ...counts].join();
    const costs = () => choices[at]!.map((choice) => costOf(choice, left, (after) => fewest(at + 1, after)));
    const faults = known.get(name) ?? Math.min(...costs());
    known.set(name, faults);
    return faults;
  };
  return fewest;
}

function unmatched(tile: Literal, given: Tiles): PlacedFault {
  const number = exact(tile.value);
  const times = given.get(nameOf(tile));
  return times === undefined
    ? { code: 'foreign-number', number, ...placeOf(tile) }
    : { code: 'number-used-twice', number, given: times, ...placeOf(tile) };
}

/** A fault for each tile that is left, at the end of the expression. */
function leftOver({ numbers }: NumbersPuzzle, left: Tiles, end: number): PlacedFault[] {
  return [...new Set(numbers)].flatMap((number) =>
    Array.from(
      { length: left.get(`${number}`)! },
      () => ({ code: 'number-left-over', number, start: end, end }) as const,
    ),
  );
}
