import { A_MINUS, type Join, MINUS_A, OVER_A, PLUS, TIMES } from './joins.ts';

/** The least and the greatest partner that can make a value of `low` to `high` when joined with `a`. */
export function leastPartner(join: Join, low: number, high: number, a: number): number {
  switch (join) {
    case PLUS:
      return low - a;
    case A_MINUS:
      return a - high;
    case MINUS_A:
      return low + a;
    case TIMES:
      return a > 1 ? Math.ceil(low / a) : Infinity;
    case OVER_A:
      return a > 1 ? low * a : Infinity;
    default:
      return Math.ceil(a / high);
  }
}

/** See `leastPartner`. */
export function greatestPartner(join: Join, low: number, high: number, a: number): number {
  switch (join) {
    case PLUS:
      return high - a;
    case A_MINUS:
      return a - low;
    case MINUS_A:
      return high + a;
    case TIMES:
      return Math.floor(high / a);
    case OVER_A:
      return high * a;
    default:
      return Math.floor(a / low);
  }
}

/** What `a` and `w` make when joined, or 0 when that is no positive integer. */
export function joinedValue(join: Join, a: number, w: number): number {
  switch (join) {
    case PLUS:
      return a + w;
    case A_MINUS:
      return Math.max(0, a - w);
    case MINUS_A:
      return Math.max(0, w - a);
    case TIMES:
      return a * w;
    case OVER_A:
      return wholeQuotient(w, a);
    default:
      return wholeQuotient(a, w);
  }
}

function wholeQuotient(left: number, right: number): number {
  const quotient = left / right;
  return quotient === Math.floor(quotient) ? quotient : 0;
}
