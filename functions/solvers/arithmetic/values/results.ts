/** Values, each a row: numerator and denominator, integers, the denominator positive, their quotient, and how it was made. */
export interface Rows {
  readonly numerators: Float64Array;
  readonly denominators: Float64Array;
  /** Never −0. */
  readonly quotients: Float64Array;
  /** As `origins.ts` puts them. */
  readonly origins: Int32Array;
}

/** Results of one entry with others, in lists to be written again and again. */
export class Results implements Rows {
  /** Numerator and denominator, integers, the denominator positive. */
  readonly numerators: Float64Array;
  readonly denominators: Float64Array;
  /** Their quotient, never −0, and the two words of each. */
  readonly quotients: Float64Array;
  readonly words: Int32Array;
  /** How each was made, as `origins.ts` puts it. */
  readonly origins: Int32Array;
  /** Results written. */
  count = 0;

  constructor(capacity: number) {
    this.numerators = new Float64Array(capacity);
    this.denominators = new Float64Array(capacity);
    this.quotients = new Float64Array(capacity);
    this.words = new Int32Array(this.quotients.buffer);
    this.origins = new Int32Array(capacity);
  }

  /** Writes a result, its denominator positive. */
  put(numerator: number, denominator: number, origin: number): void {
    const place = this.count++;
    this.numerators[place] = numerator;
    this.denominators[place] = denominator;
    this.quotients[place] = numerator / denominator + 0;
    this.origins[place] = origin;
  }

  /** The same for a quotient, its denominator not zero. */
  putQuotient(numerator: number, denominator: number, origin: number): void {
    if (denominator < 0) this.put(-numerator, -denominator, origin);
    else this.put(numerator, denominator, origin);
  }

  /**
   * The same for a quotient of integers, if it is one. (An inexact quotient of integers below 2^53 never rounds to an
   * integer: it is at least 1/denominator away from one.)
   */
  putWhole(numerator: number, denominator: number, origin: number): void {
    const quotient = numerator / denominator + 0;
    if (quotient === Math.floor(quotient)) this.put(quotient, 1, origin);
  }
}
