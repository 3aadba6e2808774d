import type { Budget } from '../../budget.ts';
import type { Expression } from '../expression.ts';
import { joinedExpression } from '../subsets/joins.ts';
import { type Chain, chainsOf, floorUnder, NO_CHAIN } from './chains.ts';
import type { Ground } from './ground.ts';
import { Partners, type Sought } from './partners.ts';
import type { ValueTable } from './value-table.ts';
import type { Zeros } from './zeros.ts';

/** A way to make a value. */
export interface Found {
  readonly tiles: number;
  readonly expression: Expression;
}

/** Units of work for the partners of one entry. */
const ENTRY_WORK = 8;
/** Partners of the entry in hand, and the value that is sought, by number of tiles in the room. */
const partners = Array.from({ length: 11 }, () => new Partners());
const soughts = Array.from({ length: 11 }, (): Sought => ({ numerator: 0, denominator: 1, chain: NO_CHAIN, floor: 0 }));

/**
 * Looks for values, the table being met in the middle: backwards from the value, each entry of a small part asks for the
 * partner it needs, and a partner that is not in the table is looked for in the same way.
 *
 * A *room* is the subset that is to make the value: all of it, or under `any` some of it. Values of two larger parts are
 * not found: there are none where the room has at most 2 · `whole` + 1 tiles.
 */
export class Seek {
  readonly #table: ValueTable;
  readonly #zeros: Zeros;
  /** The table is whole up to subsets of as many tiles. */
  readonly #whole: number;
  readonly #budget: Budget;
  readonly #chains: readonly Chain[];

  constructor({ table, zeros }: Ground, whole: number, budget: Budget) {
    this.#table = table;
    this.#zeros = zeros;
    this.#whole = whole;
    this.#budget = budget;
    this.#chains = chainsOf(table.game);
  }

  /**
   * The best way to make what is sought from two entries: under `any` the one with the fewest tiles, if fewer than `below`.
   *
   * @param leastRest tiles of the larger part at least; under `all` only.
   */
  pairs(sought: Sought, room: number, below: number, leastRest = 0): Found | undefined {
    const { any, shape } = this.#table.game;
    const roomSize = shape.sizes[room]!;
    if (!any) {
      const halves = shape.halves[room]!;
      for (let place = halves.length - 1; place >= 0; place--) {
        const restSize = roomSize - shape.sizes[halves[place]!]!;
        if (restSize > this.#whole) return undefined;
        if (restSize < leastRest) continue;
        const found = this.#pairsWith(sought, halves[place]!, room, Infinity);
        if (found || this.#budget.exhausted) return found;
      }
      return undefined;
    }
    let best: Found | undefined;
    for (const part of shape.parts[room]!) {
      const size = shape.sizes[part]!;
      if (2 * size > roomSize || 2 * size >= (best?.tiles ?? below) || this.#budget.exhausted) break;
      best = this.#pairsWith(sought, part, room, best?.tiles ?? below) ?? best;
    }
    return best;
  }

  /** As `pairs`, with one of the last operands not in the table. */
  deeper(sought: Sought, room: number, below: number): Found | undefined {
    const { any, shape } = this.#table.game;
    const roomSize = shape.sizes[room]!;
    if (!any) {
      const halves = shape.halves[room]!;
      for (let place = halves.length - 1; place >= 0; place--) {
        if (roomSize - shape.sizes[halves[place]!]! <= this.#whole) continue;
        const found = this.#deeperWith(sought, halves[place]!, room, Infinity);
        if (found || this.#budget.exhausted) return found;
      }
      return undefined;
    }
    let best: Found | undefined;
    for (const part of shape.parts[room]!) {
      const fewest = shape.sizes[part]! + this.#whole + 1;
      if (fewest > roomSize || fewest >= (best?.tiles ?? below) || this.#budget.exhausted) break;
      best = this.#deeperWith(sought, part, room, best?.tiles ?? below) ?? best;
    }
    return best;
  }

  /** What is sought where it is a zero that a zero and all other tiles make. */
  zero({ numerator }: Sought, room: number): Found | undefined {
    if (numerator !== 0) return undefined;
    const expression = this.#zeros.in(room, this.#whole);
    return expression === undefined ? undefined : { tiles: this.#table.game.shape.sizes[room]!, expression };
  }

  #pairsWith(sought: Sought, part: number, room: number, below: number): Found | undefined {
    const table = this.#table;
    const { keys, game } = table;
    const { sizes } = game.shape;
    const list = partners[sizes[room]!]!;
    const rest = room - part;
    const end = table.last[part]!;
    let best: Found | undefined;
    if (!this.#budget.spend(ENTRY_WORK * (end - table.first[part]!))) return undefined;
    for (let entry = table.first[part]!; entry < end; entry++) {
      const count = list.list(sought, table, entry, game.ceilings[rest]!);
      for (let i = 0; i < count; i++) {
        const key = keys.find(list.quotients[i]!);
        if (key === 0 || !keys.make(key, rest)) continue;
        const subset = table.smallestSubset(key, rest);
        const tiles = sizes[part]! + sizes[subset]!;
        if (tiles >= (best?.tiles ?? below)) continue;
        const partner = table.expressionOf(table.entryOf(key, subset));
        best = { tiles, expression: joinedExpression(list.joins[i]!, table.expressionOf(entry), partner) };
        if (!game.any) return best;
      }
    }
    return best;
  }

  #deeperWith(sought: Sought, part: number, room: number, below: number): Found | undefined {
    const table = this.#table;
    const { game } = table;
    const { sizes } = game.shape;
    const list = partners[sizes[room]!]!;
    const rest = room - part;
    const next = soughts[sizes[rest]!]!;
    let best: Found | undefined;
    for (let entry = table.first[part]!; entry < table.last[part]!; entry++) {
      if (!this.#budget.spend(ENTRY_WORK)) return best;
      const size = Math.abs(table.quotients[entry]!);
      const count = list.list(sought, table, entry, game.ceilings[rest]!);
      for (let i = 0; i < count; i++) {
        const join = list.joins[i]!;
        next.numerator = list.numerators[i]!;
        next.denominator = list.denominators[i]!;
        next.chain = size === 0 || next.numerator === 0 ? NO_CHAIN : this.#chains[join]!;
        next.floor = floorUnder(join, size);
        const found = this.#beyond(next, rest, (best?.tiles ?? below) - sizes[part]!);
        if (!found) continue;
        const expression = joinedExpression(join, table.expressionOf(entry), found.expression);
        best = { tiles: sizes[part]! + found.tiles, expression };
        if (!game.any) return best;
      }
    }
    return best;
  }

  #beyond(sought: Sought, room: number, below: number): Found | undefined {
    const found = this.zero(sought, room) ?? this.pairs(sought, room, below);
    if (found && !this.#table.game.any) return found;
    return this.deeper(sought, room, found?.tiles ?? below) ?? found;
  }
}
