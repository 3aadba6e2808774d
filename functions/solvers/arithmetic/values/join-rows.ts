import { A_MINUS, A_OVER, MINUS_A, OVER_A, PLUS, TIMES } from '../subsets/joins.ts';
import type { Game } from './game.ts';
import { BINDS, DIFFERENCE, makingIn, originOf, PRODUCT, QUOTIENT, SUM } from './origins.ts';
import type { Results, Rows } from './results.ts';

/** Results that one pair may have. */
export const RESULTS_OF_PAIR = 6;

/** Where the rules of a game let values bind: `BINDS` or 0. */
export function bindings({ operations: { plus, times }, least }: Game): { sums: number; products: number } {
  return { sums: plus && least >= 0 ? BINDS : 0, products: times ? BINDS : 0 };
}

/**
 * Adds to `results` what row `i` of `left` makes with the rows of `right` from `first` to `last`, not included. Where signs
 * are of no matter, a difference is the larger less the smaller.
 *
 * Left out, since the result is made in another order, a chain of sums or products being built in one order only; a
 * zero takes no part in it, neither as an operand nor as a result:
 * - where + is allowed and signs are of no matter, no + or − on a difference. For a result x − y with x as large as it can
 *   be has none: with x = p − q it is p − (q + y), with y = p − q it is (x + q) − p, both with a larger x; and
 *   (p − q) + y is (p + y) − q.
 * - no + of a smaller sum, by the same argument on x + y: with y = p + q it is (x + p) + q.
 * - where × is allowed, the same for × and ÷, on quotients whose divisor, and smaller products of which a factor, is farther
 *   from zero than 1: then x is farther from zero each time.
 * The values that bind in this way are marked so (`origins.ts`), whatever else they might have been made of: the argument
 * needs only that they are made in that way, too.
 */
export function joinRows(
  game: Game,
  left: Rows,
  i: number,
  right: Rows,
  first: number,
  last: number,
  results: Results,
): void {
  const { integral, least } = game;
  const { plus, minus, times, over } = game.operations;
  const signed = least < 0;
  const { sums, products } = bindings(game);
  const an = left.numerators[i]!;
  const ad = left.denominators[i]!;
  const aSize = Math.abs(left.quotients[i]!);
  const aMaking = makingIn(left.origins[i]!);
  const { numerators, denominators, quotients, origins } = right;
  for (let j = first; j < last; j++) {
    const bn = numerators[j]!;
    const bd = denominators[j]!;
    const bSize = Math.abs(quotients[j]!);
    const bMaking = makingIn(origins[j]!);
    const x = an * bd;
    const y = bn * ad;
    const denominator = ad * bd;
    const free = an === 0 || bn === 0;
    const smaller = aSize < bSize ? aMaking : bMaking;
    if (free || (aMaking !== DIFFERENCE && bMaking !== DIFFERENCE)) {
      const binds = free ? 0 : sums;
      if (plus && (free || smaller !== SUM)) results.put(x + y, denominator, originOf(j, PLUS, binds));
      if (minus) {
        const difference = x - y;
        if (difference >= 0 ? difference >= least : signed) {
          results.put(difference, denominator, originOf(j, A_MINUS, binds));
        }
        if (difference <= 0 ? difference !== 0 : signed) {
          results.put(-difference, denominator, originOf(j, MINUS_A, binds));
        }
      }
    }
    if (free || (aMaking !== QUOTIENT && bMaking !== QUOTIENT)) {
      if (times && (free || smaller !== PRODUCT)) {
        const binds = !free && (aSize > 1 || bSize > 1) ? products : 0;
        results.put(an * bn, denominator, originOf(j, TIMES, binds));
      }
      if (over && bn !== 0) {
        const origin = originOf(j, A_OVER, an !== 0 && bSize > 1 ? products : 0);
        if (integral) results.putWhole(x, y, origin);
        else results.putQuotient(x, y, origin);
      }
      if (over && an !== 0) {
        const origin = originOf(j, OVER_A, bn !== 0 && aSize > 1 ? products : 0);
        if (integral) results.putWhole(y, x, origin);
        else results.putQuotient(y, x, origin);
      }
    }
  }
}
