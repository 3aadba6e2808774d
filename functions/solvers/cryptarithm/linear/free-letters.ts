import type { Cryptarithm } from '../puzzle.ts';
import type { SolutionStore } from '../solution-store.ts';

/**
 * The variables that cancel out of an equation, as all but X do in MALCOLM+X=MALCOLM: letters take any digits that are left,
 * wildcards any at all. Their ways multiply the count of solutions, and only those that are kept are written out.
 */
export class FreeLetters {
  readonly isEmpty: boolean;
  private readonly variables: readonly number[];
  private readonly puzzle: Cryptarithm;
  private readonly counts = new Map<string, number | bigint>();

  /** @param variables those that cancel out, ascending. */
  constructor(puzzle: Cryptarithm, variables: readonly number[]) {
    this.puzzle = puzzle;
    this.variables = variables;
    this.isEmpty = variables.length === 0;
  }

  /**
   * Puts all solutions into the store that have the digits of `solution` for the other variables.
   *
   * @param solution a digit for each variable; those of the free ones are written over.
   */
  complete(solution: number[], store: SolutionStore): void {
    const { letters, base } = this.puzzle;
    const isUsed = new Array<boolean>(base).fill(false);
    for (let letter = 0; letter < letters.length; letter++) {
      if (!this.variables.includes(letter)) isUsed[solution[letter]!] = true;
    }
    const key = isUsed.map(Number).join('');
    const count = this.counts.get(key) ?? this.ways(isUsed);
    this.counts.set(key, count);
    store.count(count);
    if (count > 0) this.keep(0, solution, isUsed, store);
  }

  /** Writes out the ways in ascending order until the store has no use for more. */
  private keep(at: number, solution: number[], isUsed: boolean[], store: SolutionStore): boolean {
    if (at === this.variables.length) {
      if (!store.wants(solution)) return false;
      store.insert([...solution]);
      return true;
    }
    const variable = this.variables[at]!;
    const isLetter = variable < this.puzzle.letters.length;
    for (const digit of this.puzzle.allowed[variable]!) {
      if (isLetter && isUsed[digit]) continue;
      solution[variable] = digit;
      if (isLetter) isUsed[digit] = true;
      const goesOn = this.keep(at + 1, solution, isUsed, store);
      if (isLetter) isUsed[digit] = false;
      if (!goesOn) return false;
    }
    return true;
  }

  private ways(isUsed: readonly boolean[]): number | bigint {
    const { letters, allowed } = this.puzzle;
    const domains = this.variables.map((variable) => {
      const digits = allowed[variable]!;
      return variable < letters.length ? digits.filter((digit) => !isUsed[digit]) : digits;
    });
    const firstWildcard = this.variables.findIndex((variable) => variable >= letters.length);
    const [lettersOnly, wildcards] =
      firstWildcard < 0 ? [domains, []] : [domains.slice(0, firstWildcard), domains.slice(firstWildcard)];
    const all = wildcards.reduce((ways, digits) => ways * BigInt(digits.length), injections(lettersOnly));
    return all <= Number.MAX_SAFE_INTEGER ? Number(all) : all;
  }
}

/**
 * In how many ways each set of digits can give one, all different. Of sets that contain one another, the smaller first, each
 * has as many left as it is larger than their number; where they do not, the smallest is tried digit by digit.
 */
function injections(domains: readonly (readonly number[])[]): bigint {
  const sorted = domains.toSorted((left, right) => left.length - right.length);
  const isNested = sorted.every((digits, at) => at === 0 || sorted[at - 1]!.every((digit) => digits.includes(digit)));
  if (isNested) return sorted.reduce((ways, digits, at) => ways * BigInt(Math.max(0, digits.length - at)), 1n);
  const [first, ...others] = sorted as [readonly number[], ...(readonly number[])[]];
  return first.reduce(
    (ways, digit) => ways + injections(others.map((digits) => digits.filter((other) => other !== digit))),
    0n,
  );
}
