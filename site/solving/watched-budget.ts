import { Budget } from '../../functions/solvers/budget.ts';

/** Units of work between two tellings: some milliseconds, so that to tell costs nothing that could be measured. */
const STRIDE = 1 << 18;

/**
 * A budget that tells of what is spent as it is spent. A search is not asked to do anything for it, and does what it would do
 * with any budget of that limit.
 */
export class WatchedBudget extends Budget {
  readonly #onSpent: (spent: number) => void;
  #next = STRIDE;

  /**
   * @param limit units of work allowed, as in `Budget`.
   * @param onSpent called with all units spent so far, loans included, now and then.
   */
  constructor(limit: number, onSpent: (spent: number) => void) {
    super(limit);
    this.#onSpent = onSpent;
  }

  override spend(units: number): boolean {
    const isGranted = super.spend(units);
    if (this.spent >= this.#next) {
      this.#next = this.spent + STRIDE;
      this.#onSpent(this.spent);
    }
    return isGranted;
  }

  protected override loanOf(units: number): Budget {
    const before = this.spent;
    return new WatchedBudget(units, (spent) => this.#onSpent(before + spent));
  }
}
