import { foldedOf } from '../read/parse.ts';
import type { Words } from './read-words.ts';

/** Letters of a set that one number holds. */
const LETTERS_A_LIMB = 32;

/** Words as a search over them reads them, the shortest first, those of one length in the order in which they were given. */
export interface WordList {
  readonly base: number;
  /** All digits of the base, and those that a number of two digits or more may begin with. */
  readonly digits: readonly number[];
  readonly firstDigits: readonly number[];
  /** Every letter once, as it is written: its number in the list is its place here. */
  readonly capitals: readonly string[];
  /** The letters of each word as numbers of the list, units first. */
  readonly glyphs: readonly Uint16Array[];
  /** By length: the place of the first word that is as long or longer. Beyond the longest word, how many words there are. */
  readonly from: readonly number[];
  /** The number that each word means, where one is said. */
  readonly values: readonly (number | undefined)[];
  /** How many numbers hold the letters of a word. */
  readonly limbs: number;
  /** The letters of each word as bits, `limbs` numbers a word. */
  readonly sets: Int32Array;
}

/**
 * The words of a list that a puzzle may have: those with more letters than there are digits are left out.
 *
 * @param base 2 to 36.
 */
export function wordList({ words, values }: Words, base: number): WordList {
  const sorted = words
    .map((word) => [...word])
    .filter((letters) => new Set(letters).size <= base)
    .sort((left, right) => left.length - right.length);
  const numbers = new Map<string, number>();
  const glyphs = sorted.map((letters) =>
    Uint16Array.from(letters.toReversed(), (letter) => {
      const number = numbers.get(letter) ?? numbers.size;
      numbers.set(letter, number);
      return number;
    }),
  );
  const limbs = Math.max(1, Math.ceil(numbers.size / LETTERS_A_LIMB));
  const sets = new Int32Array(sorted.length * limbs);
  for (const [word, letters] of glyphs.entries()) {
    for (const letter of letters) {
      sets[word * limbs + Math.floor(letter / LETTERS_A_LIMB)]! |= 1 << (letter % LETTERS_A_LIMB);
    }
  }
  const longest = glyphs.at(-1)?.length ?? 0;
  const from = Array.from({ length: longest + 2 }, (_, length) => {
    const first = glyphs.findIndex((letters) => letters.length >= length);
    return first < 0 ? glyphs.length : first;
  });
  const digits = Array.from({ length: base }, (_, digit) => digit);
  return {
    base,
    digits,
    firstDigits: digits.slice(1),
    capitals: [...numbers.keys()].map(capitalOf),
    glyphs,
    from,
    values: sorted.map((letters) => values.get(letters.join(''))),
    limbs,
    sets,
  };
}

/** The words of so many to so many letters, both included: the first of them, and the one after the last. */
export function wordsOfLength({ glyphs, from }: WordList, least: number, most: number): { first: number; end: number } {
  return { first: from[least] ?? glyphs.length, end: from[most + 1] ?? glyphs.length };
}

/** A letter's capital, where it has one that is the same letter: ß and ı stay as they are. */
function capitalOf(letter: string): string {
  const capital = letter.toUpperCase().normalize('NFC');
  return foldedOf(capital) === letter ? capital : letter;
}
