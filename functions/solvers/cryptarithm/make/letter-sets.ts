import type { WordList } from './word-list.ts';

/** The letters of some words of a list together: a row of sets, each the one before it joined with one more word. */
export class LetterSets {
  private readonly limbs: number;
  private readonly sets: Int32Array;
  private readonly joined: Int32Array;

  /** @param most words that are joined, at most. */
  constructor({ limbs, sets }: WordList, most: number) {
    this.limbs = limbs;
    this.sets = sets;
    this.joined = new Int32Array((most + 1) * limbs);
  }

  /** Makes the set of `count + 1` words from that of the first `count` and a word. @returns how many letters it has */
  join(count: number, word: number): number {
    const { limbs, sets, joined } = this;
    let letters = 0;
    for (let limb = 0; limb < limbs; limb++) {
      const set = joined[count * limbs + limb]! | sets[word * limbs + limb]!;
      joined[(count + 1) * limbs + limb] = set;
      letters += bitCount(set);
    }
    return letters;
  }

  /** How many letters the first `count` words and one more have. */
  lettersWith(count: number, word: number): number {
    const { limbs, sets, joined } = this;
    if (limbs === 1) return bitCount(joined[count]! | sets[word]!);
    let letters = 0;
    for (let limb = 0; limb < limbs; limb++) {
      letters += bitCount(joined[count * limbs + limb]! | sets[word * limbs + limb]!);
    }
    return letters;
  }
}

/** How many of 32 bits are set, added up within ever wider fields. */
function bitCount(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
