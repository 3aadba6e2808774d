import { asciiOf } from '../../characters.ts';
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

const FORM = /^\s*([^\p{Nd}\s=!≠<>]+)\s*(={1,2}|!={1,2}|≠|<>)\s*(\p{Nd}+)\s*$/u;

/**
 * Reads a known digit, `S=9`, or a forbidden one, `S!=9` or `S≠9`; digits from 10 on in decimal: `S=15`. Only letters are
 * assigned: a wildcard has no name.
 */
export function readAssignment(text: string, { letters, base }: Puzzle): Assignment | AssignmentFault {
  const [, name, relation, digits] = FORM.exec(text.normalize('NFC')) ?? [];
  if (name === undefined) return 'not-an-assignment';
  const folded = foldedOf(name);
  const letter = letters.findIndex((letter) => foldedOf(letter) === folded);
  if (letter < 0) return 'unknown-letter';
  const digit = Number(Array.from(digits!, asciiOf).join(''));
  if (digit >= base) return 'digit-too-large';
  return { letter, digit, isEqual: relation!.startsWith('=') };
}
