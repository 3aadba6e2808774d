import type { Budget } from '../../budget.ts';
import { workingOf } from '../expression.ts';
import type { NumbersPuzzle, Operator } from '../puzzle.ts';
import { compare, isInteger, type Rational, step } from '../rational.ts';
import { type Shape, shapeOf } from '../subsets/subsets.ts';
import { tileKindsOf } from '../subsets/tile-kinds.ts';
import {
  factorsOf,
  formOfProduct,
  formOfSum,
  type PlainFactor,
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
  const signsFree = operations.includes('+') && operations.includes('-');
  for (const part of shape.parts[subset]!) {
    for (const left of rows[part]!.values()) {
      for (const right of rows[subset - part]!.values()) {
        if (!budget.spend(PAIR_WORK)) return false;
        for (const operator of operations) {
          const value = step(values, operator, left.value, right.value);
          if (value === undefined || (subset === shape.full && compare(value, target) !== 0)) continue;
          const isSum = operator === '+' || operator === '-';
          // With × there is another order of the same chain that does not divide by 1.
          if (use === 'any' && operator === '/' && right.value === 1 && !operations.includes('*')) continue;
          // Where + and − are both there, a sum with the other sign does the same without the −1.
          if (isSum && signsFree && (left.isTurned || right.isTurned)) continue;
          const made = isSum
            ? sum(operator, left, right, value)
            : product(rows, operator, left, right, value, use === 'any');
          if (made) enter(rows, made);
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
  return { subset, value, expression, ...formOfSum(terms), terms, factors: null, isTurned: false };
}

/** `null` when a factor or divisor is worth 1, or would be in another way of writing, and none may be. */
function product(
  rows: Rows,
  operator: Operator,
  left: PlainFunction,
  right: PlainFunction,
  value: Rational,
  withoutOnes: boolean,
): PlainFunction | null {
  const factors = [...factorsOf(left, false), ...factorsOf(right, operator === '/')];
  const isNull = left.isNull || right.isNull;
  const sign = isNull ? 1 : times(left.sign, right.sign);
  let isTurned = false;
  if (withoutOnes) {
    const numerators = factors.filter(({ isDivisor }) => !isDivisor).length;
    for (const factor of factors) {
      if (numerators === 1 && !factor.isDivisor) continue;
      const one = signOfOne(rows, factor);
      if (one === undefined) continue;
      const others = factors.filter((other) => other !== factor);
      if (isNull || canHaveSign(rows, others, times(sign, one))) return null;
      isTurned = true;
    }
  }
  const expression = { operator, left: left.expression, right: right.expression };
  const form = formOfProduct(factors);
  return { subset: left.subset + right.subset, value, expression, form, sign, isNull, terms: null, factors, isTurned };
}

/** The sign with which a factor is worth 1, or `undefined` when it is so with none. */
function signOfOne(rows: Rows, { subset, form }: PlainFactor): Sign | undefined {
  return ([1, -1] as const).find((sign) => {
    const value = rows[subset]!.get(keyOf(form, sign))?.value;
    return value !== undefined && isInteger(value) && value === 1;
  });
}

/** Whether factors can be written with signs that make up the sign of all. */
function canHaveSign(rows: Rows, factors: readonly PlainFactor[], sign: Sign): boolean {
  let signs: ReadonlySet<Sign> = new Set([1] as const);
  for (const { subset, form } of factors) {
    const own = ([1, -1] as const).filter((sign) => rows[subset]!.has(keyOf(form, sign)));
    signs = new Set([...signs].flatMap((so) => own.map((sign) => times(so, sign))));
  }
  return signs.has(sign);
}

function keyOf(form: string, sign: Sign): string {
  return sign < 0 ? `-${form}` : form;
}
