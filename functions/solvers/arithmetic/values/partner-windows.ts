import { A_MINUS, type Join, MINUS_A, OVER_A, PLUS, TIMES } from '../subsets/joins.ts';

/** More than a double is off by after an operation on two that are off by two units themselves, in parts of the larger one. */
const ROUNDING = 2 ** -50;

/**
 * The windows of partners: for a window of values, what a partner must lie in to make one of them when joined with `a`.
 * There are two where a quotient passes through zero as its divisor passes through infinity.
 */
export class PartnerWindows {
  readonly low = new Float64Array(2);
  readonly high = new Float64Array(2);
  count = 0;

  /** Opens the windows for values from `low` to `high`, both finite; rounded outward. */
  open(join: Join, low: number, high: number, a: number): void {
    const margin = (Math.abs(a) + Math.max(Math.abs(low), Math.abs(high))) * ROUNDING;
    this.count = 0;
    if (join === PLUS) this.#put(low - a - margin, high - a + margin);
    else if (join === A_MINUS) this.#put(a - high - margin, a - low + margin);
    else if (join === MINUS_A) this.#put(low + a - margin, high + a + margin);
    else if (a === 0) return;
    else if (join === TIMES) this.#putRounded(a > 0 ? low / a : high / a, a > 0 ? high / a : low / a);
    else if (join === OVER_A) this.#putRounded(a > 0 ? low * a : high * a, a > 0 ? high * a : low * a);
    else if (a > 0) this.#openDivisors(low, high, a);
    else this.#openDivisors(-high, -low, -a);
  }

  /** For a / w from `low` to `high`, `a` positive. */
  #openDivisors(low: number, high: number, a: number): void {
    if (low > 0 || high < 0) {
      this.#putRounded(a / high, a / low);
      return;
    }
    if (high > 0) this.#putRounded(a / high, Infinity);
    if (low < 0) this.#putRounded(-Infinity, a / low);
  }

  #putRounded(low: number, high: number): void {
    this.#put(low - Math.abs(low) * ROUNDING, high + Math.abs(high) * ROUNDING);
  }

  #put(low: number, high: number): void {
    this.low[this.count] = low;
    this.high[this.count++] = high;
  }
}
