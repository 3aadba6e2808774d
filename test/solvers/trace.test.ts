/** The search of a numbers round as it is told step by step: what is drawn is what the engine keeps, and what it keeps is right. */

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { NaturalPuzzle } from '../../functions/solvers/arithmetic/puzzle.ts';
import { solveNumbers } from '../../functions/solvers/arithmetic/solve.ts';
import { combineLevel } from '../../functions/solvers/arithmetic/subsets/levels.ts';
import { operationsOf } from '../../functions/solvers/arithmetic/subsets/operations.ts';
import { subsetsOf } from '../../functions/solvers/arithmetic/subsets/subsets.ts';
import { type Meeting, type Trace, traceRound } from '../../functions/solvers/arithmetic/subsets/trace.ts';
import { ValueTable } from '../../functions/solvers/arithmetic/subsets/values.ts';
import { Budget } from '../../functions/solvers/budget.ts';
import { numbersRound } from '../bench/seeded-games.ts';
import { type Reach, reach } from './brute-force.ts';

const unlimited = () => new Budget(Number.POSITIVE_INFINITY);
const tile = fc.oneof(
  fc.integer({ min: 1, max: 10 }),
  fc.constantFrom(25, 50, 75, 100),
  fc.integer({ min: 1, max: 100 }),
);
const game = fc
  .tuple(fc.array(tile, { minLength: 3, maxLength: 6 }), fc.integer({ min: 1, max: 9999 }))
  .map(([numbers, target]) => numbersRound(numbers, target));

/** The values of each subset that a trace fills, by dense number. */
function filledIn({ steps }: Trace): Map<number, readonly number[]> {
  const filled = new Map<number, readonly number[]>();
  for (const step of steps) {
    if (step.kind !== 'fill') continue;
    for (const [index, subset] of step.subsets.entries()) {
      expect(filled.has(subset)).toBe(false);
      filled.set(subset, step.values[index]!);
    }
  }
  return filled;
}

const meetingsOf = ({ steps }: Trace) => steps.flatMap((step) => (step.kind === 'ask' && step.met ? [step] : []));
const product = (numbers: readonly number[]) => numbers.reduce((all, number) => all * Math.max(2, number), 1);

/** What the numbers make, known for as many different hands as there are. */
function reaches(): (numbers: readonly number[]) => Reach {
  const known = new Map<string, Reach>();
  return (numbers) => {
    const found = known.get(numbers.join()) ?? reach(numbers);
    known.set(numbers.join(), found);
    return found;
  };
}

/** Claims that the parts lie apart, are kept, and make the value by one step after the other. */
function assertMeeting(trace: Trace, { parts, tiles }: Meeting, value: number): void {
  const used = parts.flatMap(({ subset }) => trace.tiles[subset]!);
  expect(used.length).toBe(tiles);
  const left = [...trace.tiles[trace.shape.full]!];
  for (const number of used) {
    expect(left).toContain(number);
    left.splice(left.indexOf(number), 1);
  }
  const filled = filledIn(trace);
  for (const part of parts) expect(filled.get(part.subset)).toContain(part.value);
  expect(reach(parts.map((part) => part.value)).has(BigInt(value))).toBe(true);
}

describe('any game of three to six tiles', () => {
  test('is answered as by the engine, with the same work', () => {
    fc.assert(
      fc.property(game, (puzzle) => {
        expect(traceRound(puzzle).answer).toEqual(solveNumbers(puzzle, unlimited()));
      }),
      { numRuns: 200 },
    );
  });

  test('keeps for each subset the values that no part of it makes, but for those too large to matter', () => {
    fc.assert(
      fc.property(game, (puzzle) => {
        const trace = traceRound(puzzle);
        const reachOf = reaches();
        for (const [subset, values] of filledIn(trace)) {
          const tiles = trace.tiles[subset]!;
          const fresh = [...reachOf(tiles)]
            .filter(([, fewest]) => fewest === tiles.length)
            .map(([value]) => Number(value));
          expect(new Set(values).size).toBe(values.length);
          expect(fresh).toEqual(expect.arrayContaining([...values]));
          const others = product(trace.tiles[trace.shape.full]!) / product(tiles);
          const ceiling = (puzzle.target + Number(trace.answer.best.distance)) * others;
          const missing = fresh.filter((value) => !values.includes(value));
          for (const value of missing) expect(value).toBeGreaterThan(ceiling);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('meets a value where parts that lie apart make it, with the fewest tiles', () => {
    fc.assert(
      fc.property(game, (puzzle) => {
        const trace = traceRound(puzzle);
        for (const { asked, met } of meetingsOf(trace)) assertMeeting(trace, met!, asked.value);
        const fewest = reach(puzzle.numbers).get(BigInt(puzzle.target));
        const { best } = trace.answer;
        if (fewest !== undefined) expect(best).toMatchObject({ distance: 0, numbersUsed: fewest });
        else expect(best.distance).not.toBe(0);
      }),
      { numRuns: 100 },
    );
  });

  test('fills all subsets of one size before those of the next, and never the last two levels', () => {
    fc.assert(
      fc.property(game, (puzzle) => {
        const { shape, ...trace } = traceRound(puzzle);
        const sizes = [...filledIn({ shape, ...trace }).keys()].map((subset) => shape.sizes[subset]!);
        expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
        expect(sizes.at(-1)).toBeLessThanOrEqual(Math.max(1, puzzle.numbers.length - 2));
      }),
      { numRuns: 100 },
    );
  });
});

test('without a ceiling that matters, the sets are those of the table filled level by level', () => {
  const puzzle: NaturalPuzzle = numbersRound([1, 3, 7, 10, 25, 50], 831);
  const table = new ValueTable();
  table.reset(subsetsOf(puzzle.numbers), puzzle.target);
  for (const size of [2, 3, 4]) {
    combineLevel(table, table, size, operationsOf(puzzle.operations), () => Number.POSITIVE_INFINITY, unlimited());
  }
  const filled = filledIn(traceRound(puzzle));
  for (const [subset, values] of filled) {
    const row = [...table.values.subarray(table.first[subset], table.last[subset])];
    expect(row).toEqual(expect.arrayContaining([...values]));
  }
  expect([...filled.values()].flat().length).toBeLessThanOrEqual(table.count);
});

describe('the games of the chapter', () => {
  const trace = (numbers: readonly number[], target: number) => traceRound(numbersRound(numbers, target));
  const keptIn = (game: Trace) => [...filledIn(game).values()].flat().length;

  test('765 is met by 51 from 1 and 50, and 15 from 10 and 25, after fifteen pairs and no subset of three', () => {
    const early = trace([1, 3, 7, 10, 25, 50], 765);
    const [last] = meetingsOf(early).slice(-1);
    const parts = last!.met!.parts.map(({ subset, value }) => [value, early.tiles[subset]]);
    expect(parts.sort()).toEqual([
      [15, [10, 25]],
      [51, [1, 50]],
    ]);
    expect(filledIn(early).size).toBe(6 + 15);
    expect({ kept: keptIn(early), work: early.answer.search.work }).toEqual({ kept: 47, work: 159 });
    const values = (tiles: string) =>
      [...filledIn(early)].find(([subset]) => early.tiles[subset]!.join(' ') === tiles)![1].toSorted((a, b) => a - b);
    expect(values('1 50')).toEqual([49, 51]);
    expect(values('10 25')).toEqual([15, 35, 250]);
  });

  test('952 takes all six tiles: four levels are filled, and the target is met beyond', () => {
    const late = trace([3, 6, 25, 50, 75, 100], 952);
    expect(late.answer.best).toMatchObject({ distance: 0, numbersUsed: 6 });
    expect(filledIn(late).size).toBe(6 + 15 + 20 + 15);
    expect(meetingsOf(late).map(({ asked }) => asked.by)).toEqual(['deeper']);
    expect({ kept: keptIn(late), work: late.answer.search.work }).toEqual({ kept: 2500, work: 7932 });
  });

  test('831 cannot be made, and the values next to it are asked for in turn', () => {
    const missed = trace([1, 3, 7, 10, 25, 50], 831);
    const asked = missed.steps.flatMap((step) => (step.kind === 'ask' ? [step.asked.value] : []));
    expect(asked.slice(-2)).toEqual([830, 832]);
    expect(missed.answer.nearest.map(({ value }) => value)).toEqual([830, 832]);
  });

  test('1 1 2 2 3 3 has 26 subsets, and what is nearest to 999 takes windows', () => {
    const equal = trace([1, 1, 2, 2, 3, 3], 999);
    expect(equal.shape.full).toBe(26);
    expect(equal.steps.at(-1)).toEqual({ kind: 'windows' });
    expect(equal.answer.best).toMatchObject({ value: 81, distance: 918 });
  });
});

test('a target that is one of the tiles needs no search', () => {
  expect(traceRound(numbersRound([3, 7, 25], 7)).steps).toHaveLength(1);
});
