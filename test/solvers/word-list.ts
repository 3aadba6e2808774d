/** The word indexes read, and words compared, by code that shares nothing with the solver. */

import { readFileSync } from 'node:fs';

/** A word with what tells of it: its number of class, and its letters as the tiles have them. */
export interface ListedWord {
  readonly word: string;
  readonly wordClass: number;
  readonly tiles: string;
  /** A bit for each letter that is in it. */
  readonly letters: number;
}

export const LANGUAGES_LISTED = ['es', 'en', 'fr'] as const;
export type Listed = (typeof LANGUAGES_LISTED)[number];

const HEADER = 4 + 256;
const lists = new Map<Listed, readonly ListedWord[]>();

/** The bytes of an index, as site and service have them. */
export function indexOf(language: Listed): ArrayBuffer {
  const file = readFileSync(new URL(`../../site/public/words/${language}.words`, import.meta.url));
  return file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength);
}

/** Every word of an index. */
export function wordList(language: Listed): readonly ListedWord[] {
  const known = lists.get(language);
  if (known) return known;
  const list: ListedWord[] = [];
  for (const { word, wordClass } of wordsIn(indexOf(language))) {
    const tiles = bare(word, language);
    list.push({ word, wordClass, tiles, letters: lettersOf(tiles) });
  }
  lists.set(language, list);
  return list;
}

/** The words of a file of numbers of 32 bits, little end first, by the table in which the format is told. */
export function* wordsIn(file: ArrayBuffer): Generator<Pick<ListedWord, 'word' | 'wordClass'>> {
  const numbers = new DataView(file);
  const at = (place: number) => numbers.getUint32(4 * place, true);
  const pending: [node: number, prefix: string][] = [[at(3), '']];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const [node, prefix] = next;
    for (let edge = node; ; edge++) {
      const bits = at(HEADER + edge);
      const distance = Math.floor(bits / 2 ** 13);
      const wordClass = Math.floor(bits / 2 ** 9) % 16;
      const word = prefix + String.fromCodePoint(at(4 + (bits % 256)));
      if (wordClass > 0) yield { word, wordClass };
      if (distance > 0) pending.push([(edge + distance) % 2 ** 19, word]);
      if (Math.floor(bits / 256) % 2 === 1) break;
    }
  }
}

/** A word as tiles write it, or a text of any letters: no accent but the tilde of the Spanish ñ, ligatures as two. */
export function bare(word: string, language: Listed): string {
  if (/^[a-z]*$/.test(word)) return word;
  let tiles = '';
  for (const letter of word) {
    if (letter === 'œ') tiles += 'oe';
    else if (letter === 'æ') tiles += 'ae';
    else tiles += letter === 'ñ' && language === 'es' ? letter : letter.normalize('NFD').charAt(0);
  }
  return tiles;
}

/** The words of a list that a rack can be laid out to, by going through all of them. */
export function scan(list: readonly ListedWord[], rack: string): ListedWord[] {
  const letters = rack.replaceAll('?', '');
  const blanks = rack.length - letters.length;
  const here = lettersOf(letters);
  return list.filter((word) => {
    if (word.tiles.length > rack.length || ones(word.letters & ~here) > blanks) return false;
    return lacking(word.tiles, letters) <= blanks;
  });
}

/** How many letters of a word a rack lacks. */
function lacking(tiles: string, rack: string): number {
  let left = rack;
  let lacked = 0;
  for (const tile of tiles) {
    const shorter = left.replace(tile, '');
    if (shorter.length === left.length) lacked++;
    left = shorter;
  }
  return lacked;
}

function lettersOf(tiles: string): number {
  let letters = 0;
  for (const tile of tiles) letters |= 1 << 'abcdefghijklmnñopqrstuvwxyz'.indexOf(tile);
  return letters;
}

function ones(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}
