import type { Operator } from '../../../../functions/solvers/arithmetic/puzzle.ts';
import type { Move } from './hand.ts';

/** The keys of the four signs, as keyboards of either language have them. */
const SIGNS: Readonly<Record<string, Operator>> = {
  '+': '+',
  '-': '-',
  '−': '-',
  '*': '*',
  x: '*',
  X: '*',
  '×': '*',
  '/': '/',
  ':': '/',
  '÷': '/',
};

/**
 * The move that a key stands for, or undefined when it stands for none.
 * @param key as `KeyboardEvent.key` has it
 * @param isTyping whether digits have been typed: Enter and Space then end the number, and else press what has the focus
 */
export function moveOfKey(key: string, isTyping: boolean): Move | undefined {
  if (/^\d$/.test(key)) return { kind: 'digit', digit: key };
  const operator = SIGNS[key];
  if (operator) return { kind: 'sign', operator };
  if (key === 'Backspace') return { kind: 'undo' };
  if (key === 'Escape') return { kind: 'drop' };
  return isTyping && (key === 'Enter' || key === ' ') ? { kind: 'enter' } : undefined;
}
