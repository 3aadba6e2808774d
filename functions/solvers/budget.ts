/**
 * How much a search may do, counted in work and not in time: a Worker's clock stands still while it computes, and a
 * count gives the same answer on every machine, so that the answer can be kept.
 *
 * A unit of work is about a dozen nanoseconds: one look-up or one node of a plain search; other operations count for several.
 */

/** Units of work a millisecond of CPU buys, as `npm run bench` measures it on a small cloud machine, rounded down. */
export const WORK_PER_MILLISECOND = 60_000;

/** What every answer says of its search. */
export interface Search {
  /** Proven: nothing better exists. False when the budget, or the memory that a search may take, ended first. */
  readonly complete: boolean;
  /** Units of work done. */
  readonly work: number;
  /** Units of work allowed. */
  readonly budget: number;
}

/** A number of units of work that is spent as a search goes. */
export class Budget {
  /** Units allowed. */
  readonly limit: number;
  /** Units spent, at most `limit`. */
  spent = 0;
  /** More was asked for than was left: the search is to stop. */
  exhausted = false;

  /** @param limit units of work allowed, 1 or more; `Infinity` for a search that runs to its end. */
  constructor(limit: number) {
    this.limit = limit;
  }

  /** The budget that `milliseconds` of CPU buy, for a search whose units are the usual ones or so many in a millisecond. */
  static ofMilliseconds(milliseconds: number, workPerMillisecond = WORK_PER_MILLISECOND): Budget {
    return new Budget(Math.floor(milliseconds * workPerMillisecond));
  }

  /** Spends `units` if they are left, and tells whether the search may do that much. */
  spend(units: number): boolean {
    if (this.spent + units > this.limit) this.exhausted = true;
    else this.spent += units;
    return !this.exhausted;
  }

  /**
   * Lets a part of the search have so many units, or what is left where that is less; what it spends is spent here. It may
   * use up its own units without ending the search, but not what is left here.
   *
   * @returns what the part returns.
   */
  lend<Result>(units: number, part: (loan: Budget) => Result): Result {
    const left = this.limit - this.spent;
    const loan = this.loanOf(Math.min(units, left));
    const result = part(loan);
    this.spent += loan.spent;
    if (loan.exhausted && loan.limit === left) this.exhausted = true;
    return result;
  }

  /** What `lend` lets a part of the search have: a budget of its own with so many units. */
  protected loanOf(units: number): Budget {
    return new Budget(units);
  }
}
