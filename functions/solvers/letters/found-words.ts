import { type Language, LONGEST_WORD, WORD_CLASSES, type WordClass } from './languages.ts';
import { tilesOf } from './tiles.ts';

/** A word as an answer tells it: written with its accents, and its length in tiles ("cœur" is five). */
export interface FoundWord {
  readonly word: string;
  readonly length: number;
  readonly class: WordClass;
}

const CLASSES = 16;

/**
 * Words as a search finds them, to be told longest first, then by class, then alphabetically as dictionaries sort: accents count
 * only between words that are otherwise equal.
 *
 * Words without accents are added in alphabetical order, as any walk meets them, so that only the few others are to be put among
 * them.
 */
export class FoundWords {
  readonly language: Language;
  count = 0;
  private readonly plain: (string[] | undefined)[] = [];
  private readonly accented: (string[] | undefined)[] = [];

  constructor(language: Language) {
    this.language = language;
  }

  add(word: string, length: number, wordClass: number, isAccented: boolean): void {
    const lists = isAccented ? this.accented : this.plain;
    const list = lists[length * CLASSES + wordClass];
    if (list) list.push(word);
    else lists[length * CLASSES + wordClass] = [word];
    this.count++;
  }

  /** How many words there are of each length; by length, from 0 on. */
  lengths(): number[] {
    const counts = Array<number>(LONGEST_WORD + 1).fill(0);
    for (const lists of [this.plain, this.accented]) {
      // The lists have holes, which forEach passes over.
      lists.forEach((list, bucket) => {
        counts[Math.floor(bucket / CLASSES)]! += list?.length ?? 0;
      });
    }
    return counts;
  }

  /** All words of the greatest length, in the order in which they are told. */
  longest(): FoundWord[] {
    return this.slice(0, this.lengths().findLast((count) => count > 0) ?? 0);
  }

  /** All words in the order in which they are told, or those of them from `offset` on, at most `limit`. */
  slice(offset = 0, limit = this.count): FoundWord[] {
    const { names } = WORD_CLASSES[this.language];
    const words: FoundWord[] = [];
    let before = 0;
    for (let length = LONGEST_WORD; length > 0; length--) {
      for (let wordClass = 1; wordClass <= names.length; wordClass++) {
        const bucket = length * CLASSES + wordClass;
        const size = (this.plain[bucket]?.length ?? 0) + (this.accented[bucket]?.length ?? 0);
        if (before + size > offset && words.length < limit) {
          const list = merged(this.plain[bucket] ?? [], this.accented[bucket] ?? [], this.language);
          const from = Math.max(0, offset - before);
          for (const word of list.slice(from, from + limit - words.length)) {
            words.push({ word, length, class: names[wordClass - 1]! });
          }
        }
        before += size;
      }
    }
    return words;
  }
}

/** Between words of the same tiles: é before è, as in all dictionaries of these languages. */
const { compare: compareAccents } = new Intl.Collator('en');

/** Two lists in one: the first is sorted, the second goes in between, behind what is spelt with the same tiles. */
function merged(plain: readonly string[], accented: readonly string[], language: Language): readonly string[] {
  if (accented.length === 0) return plain;
  const keyed = accented.map((word) => ({ word, key: sortingKey(word, language) }));
  keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : compareAccents(a.word, b.word)));
  const list: string[] = [];
  let next = 0;
  for (const { word, key } of keyed) {
    const place = firstAfter(plain, key, next);
    while (next < place) list.push(plain[next++]!);
    list.push(word);
  }
  while (next < plain.length) list.push(plain[next++]!);
  return list;
}

/** The place of the first word, from `low` on, that sorts behind the key. */
function firstAfter(words: readonly string[], key: string, low: number): number {
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (plainKey(words[middle]!) > key) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Text that sorts as the word does in the alphabet of its language. */
function sortingKey(word: string, language: Language): string {
  let tiles = '';
  for (const letter of word) tiles += tilesOfLetter(letter, language);
  return plainKey(tiles);
}

/** The same for a word that is its tiles: ñ behind n. */
function plainKey(tiles: string): string {
  return tiles.replaceAll('ñ', 'n~');
}

/** Tiles by letter, looked up once: there are few letters, and thousands of words. */
const KNOWN: Readonly<Record<Language, Map<string, string>>> = { es: new Map(), en: new Map(), fr: new Map() };

function tilesOfLetter(letter: string, language: Language): string {
  const known = KNOWN[language].get(letter);
  if (known !== undefined) return known;
  const tiles = tilesOf(letter, language)!;
  KNOWN[language].set(letter, tiles);
  return tiles;
}
