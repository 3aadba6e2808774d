import type { Join } from './joins.ts';

/** The least and the greatest partner that can make a value of `low` to `high` when joined with `a`. */
export function leastPartner(join: Join, low: number, high: number, a: number): number {
  switch (join) {
    case 0:
      return low - a;
    case 1:
      return a - high;
    case 2:
      return low + a;
    case 3:
      return a > 1 ? Math.ceil(low / a) : Infinity;
    case 4:
      return a > 1 ? low * a : Infinity;
    default:
      return Math.ceil(a / high);
  }
}

/** See `leastPartner`. */
export function greatestPartner(join: Join, low: number, high: number, a: number): number {
  switch (join) {
    case 0:
      return high - a;
    case 1:
      return a - low;
    case 2:
      return high + a;
    case 3:
      return Math.floor(high / a);
    case 4:
      return high * a;
    default:
      return Math.floor(a / low);
  }
}

/** What `a` and `w` make when joined, or 0 when that is no positive integer. */
export function joinedValue(join: Join, a: number, w: number): number {
  switch (join) {
    case 0:
      return a + w;
    case 1:
      return Math.max(0, a - w);
    case 2:
      return Math.max(0, w - a);
    case 3:
      return a * w;
    case 4:
      return wholeQuotient(w, a);
    default:
      return wholeQuotient(a, w);
  }
}

function wholeQuotient(left: number, right: number): number {
  const quotient = left / right;
  return quotient === Math.floor(quotient) ? quotient : 0;
}
