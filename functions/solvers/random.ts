/** Rounds after which every bit of a seed has met every word of the state many times over. */
const SETTLING_ROUNDS = 20;

/**
 * Random numbers from a seed, the same on every machine: the generator sfc32 (PractRand, 2010), a state of 128 bits in 32-bit
 * integer arithmetic. The seed's text is mixed in unit by unit, with a round of the generator after each, so that seeds that
 * differ little give games that have nothing in common. Not for secrets.
 */
export class Random {
  #a = 0;
  #b = 0;
  #c = 0;
  #rounds = 1;

  /** @param seed any text; a number is the same seed as its decimal digits. */
  constructor(seed: string | number) {
    const text = `${seed}`;
    for (let at = 0; at < text.length; at++) {
      this.#a ^= text.charCodeAt(at);
      this.#next();
    }
    for (let round = 0; round < SETTLING_ROUNDS; round++) this.#next();
  }

  /**
   * An integer from 0 up to, not including, `count`, each as likely as the others: what would make the lower ones likelier is
   * drawn again.
   *
   * @param count 1 to 2^32.
   */
  below(count: number): number {
    const fair = 2 ** 32 - (2 ** 32 % count);
    for (;;) {
      const drawn = this.#next();
      if (drawn < fair) return drawn % count;
    }
  }

  /** 32 random bits as an integer. */
  #next(): number {
    const sum = (this.#a + this.#b + this.#rounds) | 0;
    this.#rounds = (this.#rounds + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }
}

/** Takes `count` of the tiles at random, without putting back, in the order drawn. */
export function draw<Tile>(tiles: readonly Tile[], count: number, random: Random): Tile[] {
  const left = [...tiles];
  return Array.from({ length: count }, () => left.splice(random.below(left.length), 1)[0]!);
}
