import type { Budget } from '../budget.ts';
import type { Cryptarithm } from './puzzle.ts';
import type { SolutionStore } from './solution-store.ts';

/** Units of work for the ways of one solution, and for each free variable. */
const UNITS_AT_LEAST = 6;
const UNITS_OF_VARIABLE = 4;
/** Units of a solution that is written out. */
const UNITS_OF_KEPT = 20;

/** Digits from here on are in the upper half of a key. */
const HALF = 18;

/**
 * The variables that cancel out of a puzzle, as all but X do in MALCOLM+X=MALCOLM: letters take any digits that are left,
 * wildcards any at all. Their ways multiply the count of solutions, and only those that are kept are written out.
 */
export class FreeVariables {
  readonly isEmpty: boolean;
  private readonly variables: readonly number[];
  private readonly puzzle: Pick<Cryptarithm, 'letters' | 'allowed' | 'base'>;
  /** The letters that are not free. */
  private readonly others: readonly number[];
  /** The digits of those free letters whose sets contain one another, the smaller first; and of the others. */
  private readonly nested: readonly (readonly number[])[];
  private readonly loose: readonly (readonly number[])[];
  private readonly wildcardWays: bigint;
  /** In how many ways they take digits, by those that the others use. */
  private readonly counts = new Map<number, number | bigint>();
  /** How many of the ways that were counted last are not yet kept. */
  private mayKeep = 0;

  /** @param variables those that cancel out, ascending. */
  constructor(puzzle: Pick<Cryptarithm, 'letters' | 'allowed' | 'base'>, variables: readonly number[]) {
    const { letters, allowed } = puzzle;
    this.puzzle = puzzle;
    this.variables = variables;
    this.isEmpty = variables.length === 0;
    const free = new Set(variables);
    this.others = this.isEmpty ? [] : letters.map((_, letter) => letter).filter((letter) => !free.has(letter));
    const digitsOf = (isLetter: boolean) =>
      variables.filter((variable) => variable < letters.length === isLetter).map((variable) => allowed[variable]!);
    const bySize = digitsOf(true).sort((left, right) => left.length - right.length);
    const nested: (readonly number[])[] = [];
    for (const digits of bySize) {
      if (nested.at(-1)?.every((digit) => digits.includes(digit)) ?? true) nested.push(digits);
    }
    this.nested = nested;
    this.loose = bySize.filter((digits) => !nested.includes(digits));
    this.wildcardWays = digitsOf(false).reduce((ways, digits) => ways * BigInt(digits.length), 1n);
  }

  /**
   * Puts all solutions into the store that have the digits of `solution` for the other variables.
   *
   * @param solution a digit for each variable; those of the free ones are written over.
   * @param budget is charged for it. Whatever is counted is told, as far as it is asked for, also when the budget ends here.
   */
  complete(solution: number[], store: SolutionStore, budget: Budget): void {
    budget.spend(UNITS_AT_LEAST + UNITS_OF_VARIABLE * this.variables.length);
    const isUsed = new Uint8Array(this.puzzle.base);
    let low = 0;
    let high = 0;
    for (const letter of this.others) {
      const digit = solution[letter]!;
      isUsed[digit] = 1;
      if (digit < HALF) low |= 1 << digit;
      else high |= 1 << (digit - HALF);
    }
    const key = high * 2 ** HALF + low;
    let count = this.counts.get(key);
    if (count === undefined) {
      const ways = this.wildcardWays * this.waysOfLetters(0, isUsed, budget);
      count = ways <= Number.MAX_SAFE_INTEGER ? Number(ways) : ways;
      if (!budget.exhausted) this.counts.set(key, count);
    }
    store.count(count);
    this.mayKeep = Number(count);
    this.keep(0, solution, isUsed, store, budget);
  }

  /** Writes out the ways in ascending order until the store has no use for more. */
  private keep(at: number, solution: number[], isUsed: Uint8Array, store: SolutionStore, budget: Budget): boolean {
    if (at === this.variables.length) {
      if (this.mayKeep-- <= 0 || !store.wants(solution)) return false;
      store.insert([...solution]);
      budget.spend(UNITS_OF_KEPT);
      return true;
    }
    const variable = this.variables[at]!;
    const isLetter = variable < this.puzzle.letters.length;
    for (const digit of this.puzzle.allowed[variable]!) {
      if (isLetter && isUsed[digit] === 1) continue;
      solution[variable] = digit;
      if (isLetter) isUsed[digit] = 1;
      const goesOn = this.keep(at + 1, solution, isUsed, store, budget);
      if (isLetter) isUsed[digit] = 0;
      if (!goesOn) return false;
    }
    return true;
  }

  /**
   * In how many ways the loose letters from a place on and all nested ones take digits that are not used. Loose ones are tried
   * digit by digit; of sets that contain one another, each has as many digits left as it is larger than their number.
   */
  private waysOfLetters(at: number, isUsed: Uint8Array, budget: Budget): bigint {
    if (at === this.loose.length) {
      return this.nested.reduce(
        (ways, digits, before) => ways * BigInt(Math.max(0, unused(digits, isUsed) - before)),
        1n,
      );
    }
    let ways = 0n;
    for (const digit of this.loose[at]!) {
      if (isUsed[digit] === 1) continue;
      if (!budget.spend(UNITS_OF_VARIABLE * this.variables.length)) break;
      isUsed[digit] = 1;
      ways += this.waysOfLetters(at + 1, isUsed, budget);
      isUsed[digit] = 0;
    }
    return ways;
  }
}

function unused(digits: readonly number[], isUsed: Uint8Array): number {
  let count = 0;
  for (const digit of digits) count += 1 - isUsed[digit]!;
  return count;
}
