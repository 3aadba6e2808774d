import type { Budget } from '../../budget.ts';
import { has, JOINS, type Join, type JoinSet, joinsOf, OVER_A, PLUS, TIMES } from '../subsets/joins.ts';
import { type Chain, chainsOf, floorUnder, NO_CHAIN, PRODUCTS, SUMS } from './chains.ts';
import { Descent } from './descent.ts';
import type { Ground } from './ground.ts';
import { DIFFERENCE, type Making, makingIn, QUOTIENT } from './origins.ts';
import { PartnerWindows } from './partner-windows.ts';
import { SortedValues } from './sorted-values.ts';

/** Units of work for the windows of one entry, what stands in them not counted; and for a value worked out exactly. */
const ENTRY_WORK = 18;
const OFFER_WORK = 60;

/**
 * Finds every value that is nearer than the nearest so far, or as near on the other side or with fewer tiles.
 *
 * As `Seek`, but a partner is looked for in a window of values: those that bring the result within the least distance so
 * far. Windows shrink as nearer values are found, so that little more is looked at than what has to be ruled out. Doubles,
 * rounded outward, say where to look; what is found is worked out exactly.
 */
export class WindowSearch {
  readonly #ground: Ground;
  readonly #whole: number;
  #budget!: Budget;
  readonly #descent: Descent;
  readonly #sorted: SortedValues;
  readonly #joinSet: JoinSet;
  readonly #chains: readonly Chain[];
  /** By depth. */
  readonly #windows = Array.from({ length: 10 }, () => new PartnerWindows());

  /** @param whole the table is whole up to subsets of as many tiles; there is the same gap as in `Seek`. */
  constructor(ground: Ground, whole: number) {
    this.#ground = ground;
    this.#whole = whole;
    this.#descent = new Descent(ground, whole);
    this.#sorted = new SortedValues(ground.table.keys);
    this.#joinSet = joinsOf(ground.game.rules.operations);
    this.#chains = chainsOf(ground.game);
  }

  /** Searches to the end, or until the budget is spent. */
  run(budget: Budget): void {
    const { full } = this.#ground.game.shape;
    this.#budget = budget;
    this.#descent.openTop();
    this.#descent.offerZero(0, full);
    this.#descend(0, full, 0, NO_CHAIN, 0);
  }

  get #over(): boolean {
    const { game, nearest } = this.#ground;
    return this.#budget.exhausted || (!game.any && nearest.exactTiles < Infinity);
  }

  /** Splits the room in a part with an entry and a rest for its partner, in every way that is not the same turned round. */
  #descend(depth: number, room: number, tiles: number, chain: Chain, floor: number): void {
    const { shape, any } = this.#ground.game;
    const roomSize = shape.sizes[room]!;
    const splits = any ? shape.parts[room]! : shape.halves[room]!;
    // Large parts first under `all`: their rests are in the table.
    for (let place = 0; place < splits.length && !this.#over; place++) {
      const part = splits[any ? place : splits.length - 1 - place]!;
      const size = shape.sizes[part]!;
      if (any ? 2 * size > roomSize : roomSize - size > this.#whole) break;
      this.#join(depth, part, room, tiles + size, chain, floor, false);
    }
    for (let place = 0; place < splits.length && !this.#over; place++) {
      const size = shape.sizes[splits[place]!]!;
      if (roomSize - size <= this.#whole) break;
      this.#join(depth, splits[place]!, room, tiles + size, chain, floor, true);
    }
  }

  /** Joins the entries of a part of the room with what its rest makes: in the table, or deeper. */
  #join(depth: number, part: number, room: number, tiles: number, chain: Chain, floor: number, deeper: boolean): void {
    const { table } = this.#ground;
    const descent = this.#descent;
    const rest = room - part;
    const windows = this.#windows[depth]!;
    for (let entry = table.first[part]!; entry < table.last[part]!; entry++) {
      if (!this.#budget.spend(ENTRY_WORK) || this.#over) return;
      if (depth === 0) descent.openTop();
      const a = table.quotients[entry]!;
      const size = Math.abs(a);
      const making = makingIn(table.origins[entry]!);
      descent.entries[depth] = entry;
      for (let join = 0; join < JOINS.length; join++) {
        if (!has(this.#joinSet, join) || (a !== 0 && isLeftOut(join, size, making, chain, floor))) continue;
        descent.joins[depth] = join;
        windows.open(join, descent.low[depth]!, descent.high[depth]!, a);
        for (let window = 0; window < windows.count; window++) {
          if (!descent.openBelow(depth, windows, window, rest)) continue;
          if (!deeper) {
            this.#scan(depth, rest, tiles);
            continue;
          }
          descent.offerZero(depth + 1, rest);
          const under = a === 0 ? NO_CHAIN : this.#chains[join]!;
          this.#descend(depth + 1, rest, tiles, under, floorUnder(join, size));
        }
      }
    }
  }

  /**
   * Tries the values of the window that the room makes as the last partner, from the centre outward: once one makes a value,
   * those past it make what is farther off.
   */
  #scan(depth: number, room: number, tiles: number): void {
    const { values } = this.#sorted;
    const low = this.#descent.low[depth + 1]!;
    const high = this.#descent.high[depth + 1]!;
    const centre = this.#descent.centre[depth + 1]!;
    const guided = !Number.isNaN(centre);
    const middle = this.#sorted.start(guided ? Math.min(Math.max(centre, low), high) : low);
    let up = middle;
    for (let end = high; up < values.length && values[up]! <= end; up++) {
      if (this.#try(depth, up, room, tiles) && guided && this.#descent.isPast(depth, 1)) end = values[up]!;
    }
    let down = middle - 1;
    for (let end = low; down >= 0 && values[down]! >= end; down--) {
      if (this.#try(depth, down, room, tiles) && guided && this.#descent.isPast(depth, -1)) end = values[down]!;
    }
    if (up - down > 1) this.#budget.spend(up - down - 1);
  }

  /** Offers what the value at `place` makes as the last partner. Returns whether it makes a value. */
  #try(depth: number, place: number, room: number, tiles: number): boolean {
    const { table, game } = this.#ground;
    const key = this.#sorted.keys[place]!;
    if (!table.keys.make(key, room) || !this.#descent.climb(depth, this.#sorted.values[place]!)) return false;
    if (!this.#descent.isNear) return true;
    this.#budget.spend(OFFER_WORK);
    const subset = table.smallestSubset(key, room);
    const entry = table.entryOf(key, subset);
    return this.#descent.offer(depth, table.valueOf(entry), tiles + game.shape.sizes[subset]!, () =>
      table.expressionOf(entry),
    );
  }
}

/** Whether what a join makes is made in another order, too: the rules of `joinRows` and `chains.ts`. */
function isLeftOut(join: Join, size: number, making: Making, chain: Chain, floor: number): boolean {
  if (join < TIMES) return making === DIFFERENCE || (chain === SUMS && (join !== PLUS || size < floor));
  if (making === QUOTIENT) return true;
  return chain === PRODUCTS && size > 1 && (join === OVER_A || (join === TIMES && size < floor));
}
