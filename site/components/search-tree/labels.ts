import type { Texts } from '../../i18n/texts.ts';
import type { Wording } from '../../i18n/wording.ts';
import { SIGNS } from '../numbers-game/notation.ts';
import type { Branch, CutStep } from './telling.ts';

/** The texts of the tree. */
export type TreeTexts = Pick<Texts, 'backtracking'>;

/** A list of numbers: 3, 3. In some languages the comma is part of a number, so that there is a space after it. */
export const listOf = (numbers: readonly number[], { count }: Wording) => numbers.map(count).join(', ');

/** A step, whether it is taken or not: 3 × 2. */
export const attemptOf = ({ left, operator, right }: Omit<CutStep, 'reason'>, { count }: Wording) =>
  `${count(left)} ${SIGNS[operator]} ${count(right)}`;

/** A piece of what is written on a branch: a line of its own, or what follows on the same line. */
export interface Label {
  readonly text: string;
  readonly role: 'number' | 'step' | 'left' | 'attempt' | 'reason';
}

/** What is written on a branch: the numbers of the start one below the other, a step and what it leaves, or a cut and why. */
export function labelsOf({ step, cut, numbers }: Branch, texts: TreeTexts, wording: Wording): readonly Label[] {
  if (cut) {
    return [
      { text: attemptOf(cut, wording), role: 'attempt' },
      { text: texts.backtracking.reasons[cut.reason], role: 'reason' },
    ];
  }
  if (!step) return numbers.map((number) => ({ text: wording.count(number), role: 'number' }));
  const made: Label = { text: `${attemptOf(step, wording)} = ${wording.count(step.result)}`, role: 'step' };
  if (numbers.length === 1) return [made];
  return [made, { text: wording.fill(texts.backtracking.leaves, { numbers: listOf(numbers, wording) }), role: 'left' }];
}
