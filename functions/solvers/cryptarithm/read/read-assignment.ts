import type { Puzzle } from '../puzzle.ts';
import type { Assignment } from '../rules.ts';
import { foldedOf } from './parse.ts';

/** What keeps a text from being an assignment. */
export type AssignmentFault =
  /** Not `S=9` or `S!=9`. */
  | 'not-an-assignment'
  /** The letter is not in the puzzle. */
  | 'unknown-letter'
  /** The digit, in decimal, is not one of the base. */
  | 'digit-too-large';

const FORM = /^\s*(\P{Nd}\p{M}*)\s*(={1,2}|!={1,2}|≠|<>)\s*(\d{1,3})\s*$/su;

/** Reads a known digit, `S=9`, or a forbidden one, `S!=9` or `S≠9`; digits from 10 on in decimal: `S=15`. */
export function readAssignment(text: string, { letters, base }: Puzzle): Assignment | AssignmentFault {
  const [, name, relation, digits] = FORM.exec(text) ?? [];
  if (name === undefined) return 'not-an-assignment';
  const folded = foldedOf(name.normalize('NFC'));
  const letter = letters.findIndex((letter) => foldedOf(letter) === folded);
  if (letter < 0) return 'unknown-letter';
  const digit = Number(digits);
  if (digit >= base) return 'digit-too-large';
  return { letter, digit, isEqual: relation!.startsWith('=') };
}
