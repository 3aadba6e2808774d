import type { Budget } from '../../budget.ts';
import { workingOf } from '../expression.ts';
import type { NumbersPuzzle, Operator } from '../puzzle.ts';
import { compare, type Rational, step } from '../rational.ts';
import { type Shape, shapeOf } from '../subsets/subsets.ts';
import { tileKindsOf } from '../subsets/tile-kinds.ts';
import {
  factorsOf,
  formOfProduct,
  formOfSum,
  type PlainFunction,
  plainTile,
  type Sign,
  termsOf,
  times,
} from './plain-function.ts';
import { type Ways, waysOf } from './ways.ts';

/** Units of work for two functions and an operation, and how many functions are kept at most. */
const PAIR_WORK = 400;
const MOST_FUNCTIONS = 100_000;

/** The functions of each subset, by sign and form; by dense number. */
type Rows = Map<string, PlainFunction>[];

/**
 * All distinct ways to make a value, by trying everything: for games that the search of `search.ts` would not be exact for, with
 * numbers of any length or with − or ÷ alone. Slower by a hundred times and more, and the same definition: no two solutions of
 * the same form and sign.
 */
export function searchPlainly(puzzle: NumbersPuzzle, target: Rational, budget: Budget): Ways {
  const kinds = tileKindsOf(puzzle.numbers);
  const shape = shapeOf(kinds.map(({ count }) => count));
  const rows: Rows = Array.from({ length: shape.full + 1 }, () => new Map());
  kinds.forEach(({ tile }, kind) => {
    enter(rows, plainTile(shape.units[kind]!, tile));
  });
  let kept = 0;
  let whole = true;
  for (const subset of shape.bySize.slice(2).flat()) {
    whole = whole && kept < MOST_FUNCTIONS && combineAll(shape, rows, subset, puzzle, target, budget);
    kept += rows[subset]!.size;
  }
  const wanted = puzzle.use === 'all' ? rows.slice(shape.full) : rows;
  const found = wanted.flatMap((row) => [...row.values()]).filter(({ value }) => compare(value, target) === 0);
  return waysOf(
    found.map(({ expression }) => workingOf(expression, puzzle)),
    whole,
  );
}

/** Of the subset of all tiles, only what makes the target. @returns false when the budget ended first. */
function combineAll(
  shape: Shape,
  rows: Rows,
  subset: number,
  { values, operations, use }: NumbersPuzzle,
  target: Rational,
  budget: Budget,
): boolean {
  for (const part of shape.parts[subset]!) {
    for (const left of rows[part]!.values()) {
      for (const right of rows[subset - part]!.values()) {
        if (!budget.spend(PAIR_WORK)) return false;
        for (const operator of operations) {
          const value = step(values, operator, left.value, right.value);
          if (value === undefined || (subset === shape.full && compare(value, target) !== 0)) continue;
          const isSum = operator === '+' || operator === '-';
          if (use === 'any' && isIdle(operator, left.value, right.value)) continue;
          enter(rows, isSum ? sum(operator, left, right, value) : product(operator, left, right, value));
        }
      }
    }
  }
  return true;
}

function enter(rows: Rows, made: PlainFunction): void {
  const row = rows[made.subset]!;
  const key = keyOf(made.form, made.sign);
  if (!row.has(key)) row.set(key, made);
}

function sum(operator: Operator, left: PlainFunction, right: PlainFunction, value: Rational): PlainFunction {
  const terms = [...termsOf(left, 1), ...termsOf(right, operator === '+' ? 1 : -1)];
  const expression = { operator, left: left.expression, right: right.expression };
  const subset = left.subset + right.subset;
  return { subset, value, expression, ...formOfSum(terms), terms, factors: null };
}

function product(operator: Operator, left: PlainFunction, right: PlainFunction, value: Rational): PlainFunction {
  const factors = [...factorsOf(left, false), ...factorsOf(right, operator === '/')];
  const isNull = left.isNull || right.isNull;
  const sign = isNull ? 1 : times(left.sign, right.sign);
  const expression = { operator, left: left.expression, right: right.expression };
  const form = formOfProduct(factors);
  return { subset: left.subset + right.subset, value, expression, form, sign, isNull, terms: null, factors };
}

/** A step that multiplies or divides by 1. */
function isIdle(operator: Operator, left: Rational, right: Rational): boolean {
  return operator === '*' ? left === 1 || right === 1 : operator === '/' && right === 1;
}

function keyOf(form: string, sign: Sign): string {
  return sign < 0 ? `-${form}` : form;
}
