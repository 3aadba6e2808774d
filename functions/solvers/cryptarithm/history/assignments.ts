import type { Budget } from '../../budget.ts';
import type { Cryptarithm } from '../puzzle.ts';
import { type Found, SolutionStore } from '../solution-store.ts';

/** What the searches of the lecture note count. */
export interface AssignmentCounts {
  /** A letter is given a digit: so many times that was done, whatever came of it. */
  readonly assignments: number;
  /** How many of them it took to the first solution, where there was one: the note's own searches end there. */
  readonly assignmentsToFirst?: number;
}

/** What a search of the lecture note found: solutions, and what it counted. */
export interface HistoryFound extends Found {
  readonly counts: AssignmentCounts;
}

/** A search of the lecture note that can be interrupted. */
export interface HistorySearch {
  /** The digit of each letter where the search stands, −1 where it has none; it changes as the search goes on. */
  readonly digits: ArrayLike<number>;
  readonly counts: AssignmentCounts;
  /**
   * Goes on with the search from where it stands.
   *
   * @param budget one unit for each assignment, more only where a puzzle is long. It may be another budget each time.
   * @returns whether the search has come to its end; false when the budget ended first, and then it can go on.
   */
  run(budget: Budget): boolean;
  /** What was found up to here. @param budget that of the last `run`. */
  found(budget: Budget): HistoryFound;
}

/**
 * The digits that letters have in a search, and what the search has come to. An assignment counts when a letter is given a digit
 * that it may be (`allowed`) and that no other letter has; digits that it may not be are not tried.
 */
export class Assignments {
  readonly digits: Int8Array;
  private readonly used: Uint8Array;
  private readonly allowed: readonly (readonly number[])[];
  private readonly store: SolutionStore;
  private assignments = 0;
  private assignmentsToFirst: number | undefined;

  /** @param limit how many solutions to keep, 0 or more. */
  constructor({ allowed, base }: Cryptarithm, limit: number) {
    this.digits = new Int8Array(allowed.length).fill(-1);
    this.used = new Uint8Array(base);
    this.allowed = allowed;
    this.store = new SolutionStore(limit);
  }

  get counts(): AssignmentCounts {
    const { assignments, assignmentsToFirst } = this;
    return assignmentsToFirst === undefined ? { assignments } : { assignments, assignmentsToFirst };
  }

  /** Whether no letter has the digit. */
  isUnused(digit: number): boolean {
    return this.used[digit] === 0;
  }

  /** Whether the letter may have the digit, and no other letter has it. */
  isFree(letter: number, digit: number): boolean {
    return this.used[digit] === 0 && this.allowed[letter]!.includes(digit);
  }

  /** Gives a letter that has none a digit that is unused. */
  assign(letter: number, digit: number): void {
    this.assignments++;
    this.digits[letter] = digit;
    this.used[digit] = 1;
  }

  unassign(letter: number): void {
    this.used[this.digits[letter]!] = 0;
    this.digits[letter] = -1;
  }

  /** All letters have a digit, and the puzzle is solved. */
  solved(): void {
    this.assignmentsToFirst ??= this.assignments;
    this.store.add(this.digits);
  }

  found(budget: Budget): HistoryFound {
    return { ...this.store.found(budget), counts: this.counts };
  }
}
