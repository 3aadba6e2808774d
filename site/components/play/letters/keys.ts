import type { Language } from '../../../../functions/solvers/letters/languages.ts';
import { tilesOf } from '../../../../functions/solvers/letters/tiles.ts';
import type { Move } from './desk.ts';

/**
 * The move that a key stands for, or undefined when it stands for none.
 * @param key as `KeyboardEvent.key` has it: a letter with an accent stands for its tile
 * @param isTyping whether the word is being typed: Enter then writes it down, and else presses what has the focus
 */
export function moveOfKey(key: string, language: Language, isTyping: boolean): Move | undefined {
  if (key === 'Backspace') return { kind: 'back' };
  if (key === 'Escape') return { kind: 'clear' };
  if (key === 'Enter') return isTyping ? { kind: 'write' } : undefined;
  const letters = [...key].length === 1 ? tilesOf(key, language) : undefined;
  return letters ? { kind: 'letters', letters } : undefined;
}
