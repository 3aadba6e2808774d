/** All solutions of small cryptarithms, by trying every digit for every letter. */

import { hasNoLeadingZero, isTrue, isWildcard, type Statement, statementOf } from './cryptarithm-evaluate.ts';

export interface CountRules {
  readonly leadingZeros?: boolean;
  readonly singleLetterZero?: boolean;
  /** The digits that a letter, in small, may be; any where it is not told. */
  readonly only?: Readonly<Record<string, readonly number[]>>;
}

/** The digits of each solution, letters as they are met and then wildcards, in ascending order. */
export function everySolution(puzzle: string, base: number, rules: CountRules = {}): number[][] {
  const { leadingZeros = false, singleLetterZero = true, only = {} } = rules;
  const statement: Statement = statementOf(puzzle);
  const { unknowns, words } = statement;
  const digits = new Map<string, number>();
  const digitOf = (sign: string) => digits.get(sign) ?? Number(sign);
  const solutions: number[][] = [];

  const isRight = () =>
    (leadingZeros || hasNoLeadingZero(statement, digitOf)) &&
    (singleLetterZero || words.every((word) => word.length > 1 || !isUnknown(word[0]!) || digitOf(word[0]!) !== 0)) &&
    isTrue(statement, base, digitOf);
  const isUnknown = (sign: string) => unknowns.includes(sign);
  const assign = (at: number, used: ReadonlySet<number>): void => {
    const sign = unknowns[at];
    if (sign === undefined) {
      if (isRight()) solutions.push(unknowns.map((unknown) => digits.get(unknown)!));
      return;
    }
    for (let digit = 0; digit < base; digit++) {
      if (!isWildcard(sign) && (used.has(digit) || !(only[sign]?.includes(digit) ?? true))) continue;
      digits.set(sign, digit);
      assign(at + 1, isWildcard(sign) ? used : new Set([...used, digit]));
    }
    digits.delete(sign);
  };
  assign(0, new Set());
  return solutions;
}
