/** Every figure of the chapter on how many ways there are, counted again. */

import { describe, expect, test } from 'vitest';
import { FunctionTable } from '../../functions/solvers/arithmetic/distinct/functions.ts';
import { groundOf } from '../../functions/solvers/arithmetic/distinct/ground.ts';
import { Seeker } from '../../functions/solvers/arithmetic/distinct/seek.ts';
import { MINUS, PLUS, signsOf } from '../../functions/solvers/arithmetic/distinct/signs.ts';
import { canonicalPuzzle, OPERATORS, PRESETS } from '../../functions/solvers/arithmetic/puzzle.ts';
import { solveAll } from '../../functions/solvers/arithmetic/solve.ts';
import { combineLevel } from '../../functions/solvers/arithmetic/subsets/levels.ts';
import { operationsOf } from '../../functions/solvers/arithmetic/subsets/operations.ts';
import { subsetsOf } from '../../functions/solvers/arithmetic/subsets/subsets.ts';
import { ValueTable } from '../../functions/solvers/arithmetic/subsets/values.ts';
import { Budget } from '../../functions/solvers/budget.ts';
import {
  COUNTED_GAME,
  CUTS,
  EXPRESSIONS,
  leftAfter,
  NEEDING_ONE,
  SEQUENCE,
  SOLUTIONS,
} from '../../site/components/ways/figures.ts';

import {
  type CountedFunction,
  type CountedFunctions,
  countFunctions,
  isAnything,
  isPruned,
  isValid,
  sizeOf,
} from './count-functions.ts';
import { written } from './fraction.ts';
import { POINTS, valueModulo } from './modulo-prime.ts';
import { parseInfix } from './parse.ts';

const { target } = COUNTED_GAME;
const numbers: readonly number[] = COUNTED_GAME.numbers;
const unlimited = () => new Budget(Number.POSITIVE_INFINITY);

const valid = countFunctions(numbers, isValid);
const pruned = countFunctions(numbers, isPruned);

const sum = (terms: readonly number[]) => terms.reduce((total, term) => total + term, 0);
const all = (choices: CountedFunctions) => choices.flatMap((functions) => [...functions.values()]);
const makingTarget = (choices: CountedFunctions) => all(choices).filter(({ value }) => value === target);
const expressions = (functions: readonly CountedFunction[]) => sum(functions.map((one) => one.expressions));
const cut = (name: string) => CUTS.find((one) => one.name === name);

/** Expressions with a choice of as many numbers, whatever their values: any two parts, any sign between. */
function expressionsOf(count: number): number {
  const known = [0];
  for (let choice = 1; choice < 1 << count; choice++) {
    let all = sizeOf(choice) === 1 ? 1 : 0;
    for (let part = (choice - 1) & choice; part > 0; part = (part - 1) & choice) {
      all += OPERATORS.length * known[part]! * known[choice - part]!;
    }
    known.push(all);
  }
  return known.at(-1)!;
}

describe('expressions', () => {
  const choices = (size: number) =>
    Array.from({ length: 1 << 6 }, (_, choice) => choice).filter((choice) => sizeOf(choice) === size);

  test.each(EXPRESSIONS)('$all with $tiles of six tiles, which are $orders × $shapes × $signs', (row) => {
    expect(choices(row.tiles).length * expressionsOf(row.tiles)).toBe(row.all);
    expect(row.orders * row.shapes * row.signs).toBe(row.all);
  });

  test('33,665,406 in all, of which more than nine out of ten use all six tiles, eleven times as many as the others', () => {
    expect(sum(EXPRESSIONS.map((row) => row.all))).toBe(leftAfter('expressions'));
    expect(leftAfter('expressions')).toBe(33_665_406);
    const whole = EXPRESSIONS.at(-1)!.all;
    expect(whole / leftAfter('expressions')).toBeGreaterThan(0.9);
    expect(Math.floor(whole / (leftAfter('expressions') - whole))).toBe(11);
  });
});

describe('the cuts', () => {
  test('4,672,540 expressions are valid, one in seven, and 780 of them make 765', () => {
    expect(expressions(all(valid))).toBe(leftAfter('valid'));
    expect(leftAfter('valid')).toBe(4_672_540);
    expect(Math.round(leftAfter('expressions') / leftAfter('valid'))).toBe(7);
    expect(cut('valid')).toMatchObject({ target: expressions(makingTarget(valid)) });
    expect(expressions(makingTarget(valid))).toBe(780);
  });

  test('245,644 are left after pruning, one in nineteen, and 49 of them make 765', () => {
    expect(expressions(all(pruned))).toBe(leftAfter('pruned'));
    expect(leftAfter('pruned')).toBe(245_644);
    expect(Math.round(leftAfter('valid') / leftAfter('pruned'))).toBe(19);
    expect(cut('pruned')).toMatchObject({ target: expressions(makingTarget(pruned)) });
    expect(expressions(makingTarget(pruned))).toBe(49);
  });

  test('42,280 distinct solutions are what the engine finds too, 12 of them of 765', () => {
    expect(all(pruned).length).toBe(leftAfter('distinct'));
    expect(cut('distinct')).toMatchObject({ target: makingTarget(pruned).length });
    const values = new Set(all(pruned).map(({ value }) => value));
    const found = [...values].map((value) => {
      const answer = solveAll(canonicalPuzzle(numbers, value), { limit: 0, offset: 0 }, unlimited());
      expect(answer.search.complete).toBe(true);
      return answer.solutionCount;
    });
    expect(sum(found)).toBe(leftAfter('distinct'));
  });

  test('16,334 values of choices, 11,685 of them new, 1780 of those kept: with four tiles at the most', () => {
    const values = pruned.map((functions) => new Set([...functions.values()].map(({ value }) => value)));
    expect(sum(values.map(({ size }) => size))).toBe(leftAfter('values'));
    const fresh = values.map(
      (own, choice) =>
        [...own].filter(
          (value) => !values.some((other, part) => part !== choice && (part & choice) === part && other.has(value)),
        ).length,
    );
    expect(sum(fresh)).toBe(leftAfter('fresh'));
    expect(sum(fresh.filter((_, choice) => sizeOf(choice) <= 4))).toBe(leftAfter('kept'));
  });

  test('the engine keeps as many', () => {
    const table = new ValueTable();
    table.reset(subsetsOf(numbers), target);
    const counts = [2, 3, 4, 5, 6].map((size) => {
      combineLevel(table, table, size, operationsOf(OPERATORS), () => Number.POSITIVE_INFINITY, unlimited());
      return table.count;
    });
    expect(counts.slice(-3)).toEqual([leftAfter('kept'), expect.any(Number), leftAfter('fresh')]);
  });
});

describe('the distinct solutions of 765', () => {
  const keyOf = (expression: string) =>
    valueModulo(parseInfix(expression), (leaf) => POINTS[numbers.map(String).indexOf(written(leaf))]);
  const writings = (choices: CountedFunctions, expression: string) =>
    sum(choices.map((functions) => functions.get(keyOf(expression))?.expressions ?? 0));

  test('are those that the engine lists, in its order', () => {
    const { solutions } = solveAll(canonicalPuzzle(numbers, target), { limit: 50, offset: 0 }, unlimited());
    expect(SOLUTIONS.map(({ expression }) => expression)).toEqual(solutions.map(({ expression }) => expression));
  });

  test.each(SOLUTIONS)('$expression is written in $valid valid ways and in $pruned after pruning', (solution) => {
    expect(writings(valid, solution.expression)).toBe(solution.valid);
    expect(writings(pruned, solution.expression)).toBe(solution.pruned);
  });

  test('108 more expressions cannot be worked without × 1 or ÷ 1', () => {
    const needing = valid.flatMap((functions, choice) =>
      [...functions].filter(([key, { value }]) => value === target && !pruned[choice]!.has(key)).map(([, one]) => one),
    );
    expect(expressions(needing)).toBe(NEEDING_ONE);
    expect(sum(SOLUTIONS.map((solution) => solution.valid)) + NEEDING_ONE).toBe(780);
    expect(sum(SOLUTIONS.map((solution) => solution.pruned))).toBe(49);
  });
});

describe('1, 6, 68, 1170, 27142, 793002', () => {
  test.each(SEQUENCE)('$functions functions of $tiles tiles, written in $expressions expressions', (row) => {
    // Of these numbers no two parts make the same value, so that no divisor is zero.
    const given = [60, 136, 202, 229, 322, 325].slice(0, row.tiles);
    const table = new FunctionTable();
    const ground = groundOf(canonicalPuzzle(given, 24, PRESETS[24]), 24)!;
    table.reset(ground);
    new Seeker(table, unlimited()).build(row.tiles);
    let functions = 0;
    for (let index = table.start(ground.shape.full, 0); index < table.length; index++) {
      const signs = signsOf(table, index);
      functions += (signs & PLUS ? 1 : 0) + (signs & MINUS ? 1 : 0);
    }
    expect(functions).toBe(row.functions);
    expect(expressionsOf(row.tiles)).toBe(row.expressions);
  });

  test.each(SEQUENCE.slice(0, 5))('$functions of $tiles, without the engine', ({ tiles, functions }) => {
    const counted = countFunctions([60, 136, 202, 229, 322].slice(0, tiles), isAnything);
    expect(counted.at(-1)!.size).toBe(functions);
  });

  test('39 expressions on the average write one function of six tiles', () => {
    const { expressions, functions } = SEQUENCE[5];
    expect(Math.round(expressions / functions)).toBe(39);
  });
});
