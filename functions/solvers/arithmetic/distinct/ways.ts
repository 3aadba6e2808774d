import { textOf, type Working } from '../working.ts';

/** Which of the solutions, in their order, are told. */
export interface Page {
  /** At most so many, 0 or more. */
  readonly limit: number;
  /** After so many, 0 or more. */
  readonly offset: number;
}

/**
 * The distinct ways to make a value. There may be a great many, so only how hard each is stays in memory, and those that are
 * looked at are written once more: before the next search, which overwrites what they are made of.
 */
export class Ways {
  /** There are no others. */
  readonly whole: boolean;
  readonly #write: (place: number) => Working;
  /** By place. */
  readonly #efforts: number[] = [];
  /** The way with the fewest tiles, the easiest of these, the first of equals; −1 while there is none. */
  #fewest = { place: -1, tiles: Number.POSITIVE_INFINITY, effort: 0 };

  /**
   * @param count how many there are.
   * @param write writes the one at a place, 0 to `count` − 1.
   */
  constructor(count: number, write: (place: number) => Working, whole: boolean) {
    this.whole = whole;
    this.#write = write;
    for (let place = 0; place < count; place++) {
      const { effort, tiles } = write(place);
      this.#efforts.push(effort);
      const isFewest = tiles - this.#fewest.tiles || effort - this.#fewest.effort;
      if (isFewest < 0) this.#fewest = { place, tiles, effort };
    }
  }

  get count(): number {
    return this.#efforts.length;
  }

  get fewest(): Working | undefined {
    return this.count === 0 ? undefined : this.#write(this.#fewest.place);
  }

  /** A page of the ways, the easiest in the head first, then by text. Only those as easy as some on the page are put in order. */
  easiest({ limit, offset }: Page): Working[] {
    const counts: number[] = [];
    for (const effort of this.#efforts) counts[effort] = (counts[effort] ?? 0) + 1;
    let before = 0;
    let least = 0;
    while (least < counts.length && before + (counts[least] ?? 0) <= offset) before += counts[least++] ?? 0;
    let most = least;
    for (let until = before; most < counts.length && until < offset + limit; most++) until += counts[most] ?? 0;

    const asEasy: { readonly working: Working; readonly text: string }[] = [];
    for (const [place, effort] of this.#efforts.entries()) {
      if (effort < least || effort >= most) continue;
      const working = this.#write(place);
      asEasy.push({ working, text: textOf(working) });
    }
    return asEasy
      .sort((a, b) => a.working.effort - b.working.effort || (a.text < b.text ? -1 : 1))
      .slice(offset - before, offset - before + limit)
      .map(({ working }) => working);
  }
}

/** Ways that are written. */
export function waysOf(workings: readonly Working[], whole: boolean): Ways {
  return new Ways(workings.length, (place) => workings[place]!, whole);
}
