/**
 * 24 by six operations, as a C++ program of a Chinese article plays it ("N numbers to 24"): take two numbers
 * of the list, put a result in the place of the first and the last number in the place of the second, go on with the
 * shorter list, and step back when nothing is left.
 *
 * True to that program, so that its counts come out to the digit:
 * - pairs by rising place; a+b, a−b, b−a, a·b, a÷b, b÷a for each;
 * - a number that came of a subtraction is neither added nor subtracted, one that came of a division neither multiplied nor
 *   divided: (a−b)+c is also (a+c)−b, c−(a−b) is (c+b)−a, (a−b)−c is a−(b+c), and with × and ÷ the same;
 * - of equal results only the first is played: a−0 after a+0, a÷b after a·b for b = ±1, and so on;
 * - a *call* is a list looked at, the first one too; an *expression* is a list of one number; the first exact one ends it.
 *
 * Different from it:
 * - it calculates in doubles and takes what is 10^−9 away for exact; here every value is exact. Whether two results are equal
 *   is asked of both: where rounding sets equal ones apart the program plays both, and so does this (from five numbers on:
 *   176 expressions of 15,656,645 in 1-13); where rounding makes unequal ones equal, it loses one, and this does not;
 * - the nearest value is kept, the first of those equally near;
 * - where an operation is not allowed, a step is left out only if what it repeats is allowed.
 */

import type { Budget, Search } from '../../budget.ts';
import type { Expression } from '../expression.ts';
import { OPERATORS, type Operator } from '../puzzle.ts';
import type { Rational } from '../rational.ts';
import { Fractions } from './fractions.ts';
import { type Move, replay } from './moves.ts';
import { NearestFraction } from './nearest-fraction.ts';

export interface OperatorsAnswer {
  /** Complete expressions evaluated. */
  readonly expressions: number;
  /** Lists looked at. */
  readonly calls: number;
  /** How the nearest value is made from all the numbers; null when nothing was, or nothing can be. */
  readonly expression: Expression | null;
  /** |value − target|; null when there is no value. */
  readonly distance: Rational | null;
  /** `complete`: the distance is proven. */
  readonly search: Search;
}

/** What the search leaves out, each of which can be switched off to count what it saves. */
export interface Prunings {
  /** Of the three results of + and −, and of the three of × and ÷, only the first of those that are equal. */
  readonly equalResults: boolean;
  /** + and − on what came of a subtraction, × and ÷ on what came of a division. */
  readonly lastOperator: boolean;
}

/** Those of the program. */
const ALL_PRUNINGS: Prunings = { equalResults: true, lastOperator: true };

/** What a number came of, where it matters: a bit each. */
const CAME_OF = { other: 0, subtraction: 1, division: 2 } as const;

/** Units for an operation on numbers that pass 2^53. */
const WIDE_UNITS = 50;

/**
 * Searches `numbers` (1 or more, rational, in the order given: the order decides the counts), all of them used once, for
 * `target`; one unit of `budget` a call, and `WIDE_UNITS` more where numbers pass 2^53.
 *
 * @param prunings none of them loses a value: they change the counts and which way is found first.
 */
export function operators(
  numbers: readonly Rational[],
  target: Rational,
  budget: Budget,
  operations: readonly Operator[] = OPERATORS,
  { equalResults, lastOperator }: Prunings = ALL_PRUNINGS,
): OperatorsAnswer {
  const size = numbers.length;
  // The list, then two slots a level for the operands taken from it, then the nearest value.
  const values = new Fractions(3 * size + 1);
  const nearest = new NearestFraction(values, 3 * size, target);
  /** Each value as the program has it, rounded at every step. */
  const doubles = new Float64Array(3 * size);
  const cameOf = new Uint8Array(3 * size);
  const moves = Array.from({ length: size }, (): Move => ({ first: 0, second: 0, operator: '+', reversed: false }));
  const [adds, subtracts, multiplies, divides] = OPERATORS.map((operator) => operations.includes(operator));
  const looksBack = lastOperator ? CAME_OF.subtraction | CAME_OF.division : 0;

  let calls = 0;
  let expressions = 0;
  let wideOperations = 0;
  let path: readonly Move[] = [];
  for (const [place, number] of numbers.entries()) {
    values.set(place, number);
    doubles[place] = values.rounded(place);
  }

  /** Looks at a list of `length`; true when the search is over, exact or out of budget. */
  function descend(length: number): boolean {
    if (!budget.spend(1 + WIDE_UNITS * (values.wideOperations - wideOperations))) return true;
    wideOperations = values.wideOperations;
    calls++;
    if (length === 1) {
      expressions++;
      if (!nearest.offer(0)) return false;
      path = moves.map((move) => ({ ...move }));
      return nearest.distance === 0;
    }
    const last = length - 1;
    const a = size + 2 * last;
    const b = a + 1;
    for (let first = 0; first < last; first++) {
      for (let second = first + 1; second <= last; second++) {
        copy(first, a);
        copy(second, b);
        copy(last, second);
        moves[last]!.first = first;
        moves[last]!.second = second;
        const over = combine(last, a, b);
        copy(a, first);
        copy(b, second);
        if (over) return true;
      }
    }
    return false;
  }

  /** Plays the results of the operands in slots `a` and `b`, which leave a list of `length`. */
  function combine(length: number, a: number, b: number): boolean {
    const x = doubles[a]!;
    const y = doubles[b]!;
    const from = (cameOf[a]! | cameOf[b]!) & looksBack;
    if (!(adds && from & CAME_OF.subtraction)) {
      if (adds && play(length, '+', a, b, x + y)) return true;
      if (subtracts) {
        const isSum = equalResults && adds && values.isZero(b);
        if (!isSum && play(length, '-', a, b, x - y)) return true;
        const isRepeated = equalResults && ((x === y && values.isEqual(a, b)) || (adds && values.isZero(a)));
        if (!isRepeated && play(length, '-', b, a, y - x)) return true;
      }
    }
    if (!(multiplies && from & CAME_OF.division)) {
      if (multiplies && play(length, '*', a, b, x * y)) return true;
      if (divides) {
        const isProduct = equalResults && multiplies && (values.isZero(a) || (x * y === x / y && values.isUnit(b)));
        if (!isProduct && !values.isZero(b) && play(length, '/', a, b, x / y)) return true;
        const isRepeated =
          equalResults &&
          ((x / y === y / x && values.isEqualInSize(a, b)) ||
            (multiplies && (values.isZero(b) || (x * y === y / x && values.isUnit(a)))));
        if (!isRepeated && !values.isZero(a) && play(length, '/', b, a, y / x)) return true;
      }
    }
    return false;
  }

  function play(length: number, operator: Operator, left: number, right: number, double: number): boolean {
    const move = moves[length]!;
    move.operator = operator;
    move.reversed = left > right;
    values.operate(operator, left, right, move.first);
    doubles[move.first] = double;
    cameOf[move.first] = operator === '-' ? CAME_OF.subtraction : operator === '/' ? CAME_OF.division : CAME_OF.other;
    return descend(length);
  }

  function copy(from: number, to: number): void {
    values.copy(from, to);
    doubles[to] = doubles[from]!;
    cameOf[to] = cameOf[from]!;
  }

  descend(size);
  const { distance } = nearest;
  return {
    expressions,
    calls,
    expression: distance === null ? null : replay(numbers, path),
    distance,
    search: { complete: distance === 0 || !budget.exhausted, work: budget.spent, budget: budget.limit },
  };
}
