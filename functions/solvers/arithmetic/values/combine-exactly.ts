import type { Budget } from '../../budget.ts';
import { compare, isInteger, operate, type Rational } from '../rational.ts';
import { A_MINUS, A_OVER, type Join, MINUS_A, OVER_A, PLUS, TIMES } from '../subsets/joins.ts';
import { bindings } from './join-rows.ts';
import { joinedValue } from './joined-value.ts';
import { DIFFERENCE, type Making, makingIn, originOf, PRODUCT, QUOTIENT, SUM } from './origins.ts';
import type { ValueTable } from './value-table.ts';

/** Units of work for one pair, and where tiles are fractions: there are long divisors to be found. */
const PAIR_WORK = 350;
const FRACTION_WORK = 1200;

/** Takes the results of a level. */
export interface ExactSink {
  /** Takes a result for a subset, its origin as `origins.ts` puts it, made with the entry `left`. */
  enterExact(value: Rational, origin: number, subset: number, left: number): void;
  /** It can take no more. */
  readonly closed: boolean;
}

/** As `combineLevel`, in exact rationals, and so twenty times slower. */
export function combineLevelExactly(table: ValueTable, sink: ExactSink, size: number, budget: Budget): boolean {
  const { bySize, halves } = table.game.shape;
  return bySize[size]!.every((subset) =>
    halves[subset]!.every((left) => combine(table, sink, left, subset - left, budget)),
  );
}

function combine(table: ValueTable, sink: ExactSink, left: number, right: number, budget: Budget): boolean {
  const work = table.game.kinds.every(isInteger) ? PAIR_WORK : FRACTION_WORK;
  const end = table.last[left]!;
  const rightEnd = table.last[right]!;
  for (let i = table.first[left]!; i < end; i++) {
    for (let j = left === right ? i : table.first[right]!; j < rightEnd; j++) {
      if (!budget.spend(work) || sink.closed) return false;
      combinePair(table, sink, i, j, left + right);
    }
  }
  return true;
}

function combinePair(table: ValueTable, sink: ExactSink, i: number, j: number, subset: number): void {
  const { rules, operations, least } = table.game;
  const { plus, minus, times, over } = operations;
  const { sums, products } = bindings(table.game);
  const a = table.valueOf(i);
  const b = table.valueOf(j);
  const aMaking = makingIn(table.origins[i]!);
  const bMaking = makingIn(table.origins[j]!);
  const put = (join: Join, binds: number): void => {
    const value = joinedValue(rules.values, join, a, b);
    if (value !== undefined && compare(value, 0) >= Math.min(0, least))
      sink.enterExact(value, originOf(j, join, binds), subset, i);
  };
  const free = a === 0 || b === 0;
  const isSmaller = (one: Rational, other: Rational) => compare(magnitude(one), magnitude(other)) < 0;
  const smaller: Making = isSmaller(a, b) ? aMaking : bMaking;
  if (free || (aMaking !== DIFFERENCE && bMaking !== DIFFERENCE)) {
    const binds = free ? 0 : sums;
    if (plus && (free || smaller !== SUM)) put(PLUS, binds);
    if (minus) put(A_MINUS, binds);
    if (minus) put(MINUS_A, binds);
  }
  if (free || (aMaking !== QUOTIENT && bMaking !== QUOTIENT)) {
    const aLarge = isSmaller(1, a);
    const bLarge = isSmaller(1, b);
    if (times && (free || smaller !== PRODUCT)) put(TIMES, !free && (aLarge || bLarge) ? products : 0);
    if (over) put(A_OVER, a !== 0 && bLarge ? products : 0);
    if (over) put(OVER_A, b !== 0 && aLarge ? products : 0);
  }
}

function magnitude(value: Rational): Rational {
  return compare(value, 0) < 0 ? operate('-', 0, value)! : value;
}
