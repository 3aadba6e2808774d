import type { Budget } from '../../budget.ts';
import type { SolutionStore } from '../solution-store.ts';

/** Units of work that keeping a solution takes. */
const KEEPING = 20;

/** Variables that nothing but their digits binds: they stand in no equation, or cancel out. */
export class SpareVariables {
  private readonly letters: readonly number[];
  private readonly all: readonly number[];
  private readonly allowed: readonly (readonly number[])[];
  private readonly wildcardWays: bigint;
  private readonly isLetter: (variable: number) => boolean;

  /**
   * @param letters those of them that are letters, each allowed all digits that the one before is (`chained`).
   * @param wildcards those that are not.
   * @param allowed the digits of all variables of the puzzle.
   */
  constructor(letters: readonly number[], wildcards: readonly number[], allowed: readonly (readonly number[])[]) {
    this.letters = letters;
    this.all = [...letters, ...wildcards].sort((one, other) => one - other);
    this.allowed = allowed;
    this.wildcardWays = wildcards.reduce((ways, wildcard) => ways * BigInt(allowed[wildcard]!.length), 1n);
    const those = new Set(letters);
    this.isLetter = (variable) => those.has(variable);
  }

  get areNone(): boolean {
    return this.all.length === 0;
  }

  /**
   * In how many ways they take digits that are not used, different letters different ones. Where the digits of each letter are
   * among those of the next, the i-th of them has i fewer to choose from, whatever the others chose.
   */
  waysWithout(used: Uint8Array): bigint {
    let ways = this.wildcardWays;
    for (let at = 0; at < this.letters.length; at++) {
      let free = -at;
      for (const digit of this.allowed[this.letters[at]!]!) if (used[digit] === 0) free++;
      if (free <= 0) return 0n;
      ways *= BigInt(free);
    }
    return ways;
  }

  /** Puts those ways into the store that it keeps, in the order of their digits, and counts none; `used` ends as it was. */
  keep(used: Uint8Array, digits: number[], store: SolutionStore, budget: Budget): void {
    this.choose(0, used, digits, store, budget);
  }

  private choose(at: number, used: Uint8Array, digits: number[], store: SolutionStore, budget: Budget): boolean {
    if (at === this.all.length) {
      if (!store.wants(digits)) return false;
      store.insert(digits.slice());
      return budget.spend(KEEPING);
    }
    const variable = this.all[at]!;
    const isLetter = this.isLetter(variable);
    for (const digit of this.allowed[variable]!) {
      if (isLetter && used[digit] === 1) continue;
      if (isLetter) used[digit] = 1;
      digits[variable] = digit;
      const goesOn = this.choose(at + 1, used, digits, store, budget);
      if (isLetter) used[digit] = 0;
      if (!goesOn) return false;
    }
    return true;
  }
}

/**
 * Those of some letters that can be counted without choosing their digits: each is allowed all digits that the one before is.
 * Leading zeros alone never break that chain; digits that are forbidden to some of the letters may.
 */
export function chained(letters: readonly number[], allowed: readonly (readonly number[])[]): number[] {
  const chain: number[] = [];
  const bySize = [...letters].sort((one, other) => allowed[one]!.length - allowed[other]!.length);
  for (const letter of bySize) {
    const last = chain.at(-1);
    const digits = new Set(allowed[letter]!);
    if (last === undefined || allowed[last]!.every((digit) => digits.has(digit))) chain.push(letter);
  }
  return chain;
}
