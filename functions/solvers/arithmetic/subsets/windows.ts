import type { Nearest } from '../nearest.ts';
import { has, JOINS, type Join, type JoinSet, joinedExpression, joinsOn, joinsUnder, TIMES } from './joins.ts';
import { madeIn } from './made.ts';
import { expressionOf, type Field, fewestTiles, foundIn, mostIn } from './meet.ts';
import { greatestPartner, joinedValue, leastPartner } from './partner-window.ts';
import { SortedKeys } from './sorted-keys.ts';

/** Units of work for the windows of one entry, what stands in them not counted. */
const ENTRY_WORK = 4;

/**
 * Finds every value that is nearer than the nearest so far, or as near on the other side or with fewer tiles.
 *
 * As `seek`, but a partner is looked for in a window of values: those that bring the result within the least distance
 * so far. Windows shrink as nearer values are found, so that little more is looked at than what has to be ruled out.
 *
 * @param whole as for `seek`, with the same gap.
 */
export function searchWindows(field: Field, nearest: Nearest, whole: number): void {
  new WindowSearch(field, nearest, whole).descend(0, field.table.subsets.shape.full, 0, field.joins);
}

/**
 * A first look at a game of many tiles, whose levels the budget may not reach: pairs of entries, then a product of a few
 * tiles with a pair. Whatever is found makes the windows of the search itself smaller.
 *
 * @param mostTiles of the part that multiplies a pair.
 */
export function glance(field: Field, nearest: Nearest, mostTiles: number): void {
  const search = new WindowSearch(field, nearest, field.table.subsets.shape.tileCount);
  search.descend(0, field.table.subsets.shape.full, 0, field.joins);
  search.multiply(mostTiles);
}

class WindowSearch {
  readonly #field: Field;
  readonly #nearest: Nearest;
  readonly #whole: number;
  readonly #sorted: SortedKeys;
  /** Entries joined on the way down and how, by depth. */
  readonly #entries: number[] = [];
  readonly #joins: Join[] = [];
  /** The window at each depth. */
  readonly #low: number[] = [];
  readonly #high: number[] = [];

  constructor(field: Field, nearest: Nearest, whole: number) {
    this.#field = field;
    this.#nearest = nearest;
    this.#whole = whole;
    this.#sorted = new SortedKeys(field.table.rooms);
  }

  /** Splits the room in a part with an entry and a rest for its partner, in every way that is not the same turned round. */
  descend(depth: number, room: number, tiles: number, joins: JoinSet): void {
    const { table, budget } = this.#field;
    const { parts, sizes } = table.subsets.shape;
    const roomSize = sizes[room]!;
    for (const part of parts[room]!) {
      const size = sizes[part]!;
      const pairs = 2 * size <= roomSize;
      const deeper = roomSize - size > this.#whole;
      if (!pairs && !deeper) return;
      const rest = room - part;
      for (let entry = table.first[part]!; entry < table.last[part]!; entry++) {
        if (!budget.spend(ENTRY_WORK)) return;
        if (depth === 0) this.#openWindow();
        const allowed = joinsOn(madeIn(table.origins[entry]!), joins);
        for (let join = 0; join < JOINS.length; join++) {
          if (!has(allowed, join) || !this.#pass(depth, entry, join, rest)) continue;
          if (pairs) this.#scan(depth, rest, tiles + size);
          if (!deeper) continue;
          this.descend(
            depth + 1,
            rest,
            tiles + size,
            joinsUnder(join, table.values[entry]!, Infinity, this.#field.joins),
          );
        }
      }
    }
  }

  /** Descends through products only, with parts of up to `mostTiles` tiles, larger parts first. */
  multiply(mostTiles: number): void {
    const { table, joins, budget } = this.#field;
    const { bySize, full } = table.subsets.shape;
    if (!has(joins, TIMES)) return;
    for (let size = mostTiles; size > 0; size--) {
      for (const part of bySize[size]!) {
        for (let entry = table.first[part]!; entry < table.last[part]!; entry++) {
          if (!budget.spend(1)) return;
          this.#openWindow();
          if (this.#pass(0, entry, TIMES, full - part)) this.descend(1, full - part, size, joins);
        }
      }
    }
  }

  /** Sets the window at the top: what is as near as the nearest. */
  #openWindow(): void {
    this.#low[0] = Math.max(1, this.#nearest.target - this.#nearest.distance);
    this.#high[0] = Math.min(this.#nearest.target + this.#nearest.distance, Number.MAX_SAFE_INTEGER);
  }

  /** Joins an entry at this depth: the window below is that of its partners in the room. Returns whether it is open. */
  #pass(depth: number, entry: number, join: Join, room: number): boolean {
    const { table } = this.#field;
    const a = table.values[entry]!;
    const low = this.#low[depth]!;
    const high = this.#high[depth]!;
    const least = Math.max(1, leastPartner(join, low, high, a));
    const greatest = Math.min(mostIn(table, room), greatestPartner(join, low, high, a));
    this.#entries[depth] = entry;
    this.#joins[depth] = join;
    this.#low[depth + 1] = least;
    this.#high[depth + 1] = greatest;
    return least <= greatest;
  }

  /** Tries each key of the window that the room makes as the last partner. */
  #scan(depth: number, room: number, tiles: number): void {
    const { table, budget } = this.#field;
    const least = this.#low[depth + 1]!;
    const greatest = this.#high[depth + 1]!;
    const sorted = this.#sorted;
    const end = sorted.end(greatest);
    let place = sorted.start(least);
    if (!budget.spend(end - place)) return;
    for (; place < end; place++) {
      const key = sorted.keys[place]!;
      const value = table.rooms.keys[key]!;
      if (value < least || value > greatest || !table.rooms.make(key, room)) continue;
      const result = this.#climb(depth, value);
      if (result === 0 || !this.#nearest.wants(result, tiles + 1)) continue;
      const total = tiles + fewestTiles(table, key, room);
      if (this.#nearest.wants(result, total)) this.#take(depth, result, total, key, room);
    }
  }

  /** The value at the top when `value` is the last partner, or 0 when a step is no positive integer. */
  #climb(depth: number, value: number): number {
    let result = value;
    for (let level = depth; level >= 0 && result !== 0; level--) {
      result = joinedValue(this.#joins[level]!, this.#field.table.values[this.#entries[level]!]!, result);
    }
    return result;
  }

  #take(depth: number, value: number, tiles: number, key: number, room: number): void {
    const { table } = this.#field;
    let { expression } = foundIn(table, key, room);
    for (let level = depth; level >= 0; level--) {
      expression = joinedExpression(this.#joins[level]!, expressionOf(table, this.#entries[level]!), expression);
    }
    this.#nearest.offer({ value, tiles, expression });
  }
}
