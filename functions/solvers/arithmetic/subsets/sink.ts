/** Results of one entry with others. */
export interface Results {
  /** Integers from 1 to 2^53 − 1. */
  readonly values: Float64Array;
  /** The other entry and what made the result, as `originOf` puts them. */
  readonly origins: Int32Array;
}

/** Takes the results of a level. */
export interface Sink {
  /** Takes the first `length` results of the entry `left` with others, for a subset. */
  enter(results: Results, length: number, subset: number, left: number): void;
  /** It can take no more, or has no more use for any. */
  readonly closed: boolean;
  /** Units of work to make and take the results of one pair. */
  readonly pairWork: number;
}
