import {
  type Comparison,
  compareFunctions,
  readComparable,
} from '../../../functions/solvers/arithmetic/same/compare.ts';

/** Two expressions that make the same value, of which a reader is asked whether they are one solution. */
export interface Pair {
  /** What the pair is about. */
  readonly name: 'order' | 'brackets' | 'inside' | 'quotient' | 'value' | 'tiles' | 'one' | 'long';
  /** In ASCII; a stroke after a number tells a tile from another with the same number. */
  readonly left: string;
  readonly right: string;
}

export const PAIRS: readonly Pair[] = [
  { name: 'order', left: '7*10+3', right: '3+10*7' },
  { name: 'brackets', left: '50-(25-7)', right: '50-25+7' },
  { name: 'inside', left: '3*(10+2)', right: '3*10+2*3′' },
  { name: 'quotient', left: '100/(50/25)', right: '100/50*25' },
  { name: 'value', left: '2*2′+10', right: '2+2′+10' },
  { name: 'tiles', left: '5*7-5′', right: '5′*7-5' },
  { name: 'one', left: '7*10', right: '7*10*1' },
  { name: 'long', left: '50-(10-7)+25', right: '25+7+50-10' },
];

/** What a pair is: one solution, two, or one and an expression that is no solution of its own, since it needs a step × 1 or ÷ 1. */
export type Verdict = 'same' | 'other' | 'needsOne';

/** The verdict on two expressions of the numbers round. */
export function verdictOn({ same }: Comparison, needsOne: boolean): Verdict {
  if (same) return 'same';
  return needsOne ? 'needsOne' : 'other';
}

/** The verdict on a pair. @throws Error when one of its expressions is none */
export function verdictOnPair({ left, right }: Pair): Verdict {
  const [a, b] = [left, right].map((text) => readComparable(text.replaceAll('′', '')));
  if (!a || !b || 'code' in a || 'code' in b) throw new Error(`${left} | ${right}`);
  return verdictOn(compareFunctions(a, b), a.needsOne || b.needsOne);
}
