import type { Expression } from '../expression.ts';
import type { Nearest } from '../nearest.ts';
import { joinedExpression, joinsOn, joinsUnder } from './joins.ts';
import { entryIn, madeIn, operatorOf, TILE } from './made.ts';
import { expressionOf, expressionOfTwo, type Field, mostIn } from './meet.ts';
import { joinedValue } from './partner-window.ts';
import { Partners } from './partners.ts';
import type { Results, Sink } from './sink.ts';
import { contains } from './subsets.ts';
import { NONE, Wishes } from './wishes.ts';

/** How many tiles are left when a value of the level that is looked through has been made. */
const TILES_LEFT = 2;

/**
 * What targets want of the last level but two: the values that make one of them with two tiles more, or with one. The
 * level is looked through for them, and nothing of it is kept.
 *
 * Made to be used again: `reset` begins a new game without giving the memory back.
 */
export class Wanted implements Sink {
  /** Less than for a table: most values find no wish, and nothing is written. */
  readonly pairWork = 2;

  #field!: Field;
  #nearest!: Nearest;
  readonly #wishes = new Wishes();
  readonly #partners = new Partners();
  readonly #partnersUnder = new Partners();

  /** Begins a game, with nothing wanted. */
  reset(field: Field, nearest: Nearest): void {
    this.#field = field;
    this.#nearest = nearest;
    this.#wishes.clear();
  }

  /** Whether the target has been found with so few tiles that looking on is of no use. */
  get closed(): boolean {
    return this.#nearest.exactTiles < this.#field.table.subsets.shape.tileCount;
  }

  /** Wishes for all that makes `target` with one or two tiles more. */
  wish(target: number): void {
    if (target < 1) return;
    const { table, joins } = this.#field;
    const { bySize, full } = table.subsets.shape;
    for (let size = 1; size <= TILES_LEFT; size++) {
      for (const part of bySize[size]!) {
        const room = full - part;
        for (let entry = table.first[part]!; entry < table.last[part]!; entry++) {
          const a = table.values[entry]!;
          const made = madeIn(table.origins[entry]!);
          const list = this.#partners;
          const count = list.list(target, a, made, joinsOn(made, joins), mostIn(table, room));
          for (let i = 0; i < count; i++) {
            const wish = this.#wishes.add(list.values[i]!, room, entry, list.joins[i]!, NONE);
            if (size < TILES_LEFT) this.#wishUnder(wish, a);
          }
        }
      }
    }
  }

  /** Wishes for all that makes what `parent` wants, to be joined with `a`, with one tile more. */
  #wishUnder(parent: number, a: number): void {
    const { table, joins } = this.#field;
    const { parts, sizes } = table.subsets.shape;
    const value = this.#wishes.values[parent]!;
    const parentRoom = this.#wishes.rooms[parent]!;
    const under = joinsUnder(this.#wishes.joins[parent]!, a, value, joins);
    const list = this.#partnersUnder;
    for (const part of parts[parentRoom]!) {
      if (sizes[part]! > 1) return;
      const entry = table.first[part]!;
      const room = parentRoom - part;
      const count = list.list(value, table.values[entry]!, TILE, under, mostIn(table, room));
      for (let i = 0; i < count; i++) this.#wishes.add(list.values[i]!, room, entry, list.joins[i]!, parent);
    }
  }

  /** To be called after the last wish and before the first result. */
  index(): void {
    this.#wishes.index();
  }

  /** Offers the nearest what the results make of the wishes. */
  enter(results: Results, length: number, subset: number, left: number): void {
    for (let i = 0; i < length; i++) {
      const wish = this.#wishes.first(results.values[i]!);
      if (wish !== NONE) this.#fulfil(wish, results.origins[i]!, subset, left);
    }
  }

  #fulfil(first: number, origin: number, subset: number, left: number): void {
    const wishes = this.#wishes;
    const { shape } = this.#field.table.subsets;
    for (let wish = first; wish !== NONE; wish = wishes.next[wish]!) {
      const room = wishes.rooms[wish]!;
      if (!contains(shape, room, subset)) continue;
      const tiles = shape.sizes[subset]! + shape.sizes[shape.full - room]!;
      const value = this.#targetOf(wish);
      if (this.#nearest.wants(value, tiles)) {
        this.#nearest.offer({ value, tiles, expression: this.#expression(wish, origin, left) });
      }
    }
  }

  /** What a wish leads to. */
  #targetOf(wish: number): number {
    const wishes = this.#wishes;
    let value = wishes.values[wish]!;
    for (let step = wish; step !== NONE; step = wishes.parents[step]!) {
      value = joinedValue(wishes.joins[step]!, this.#field.table.values[wishes.entries[step]!]!, value);
    }
    return value;
  }

  #expression(wish: number, origin: number, left: number): Expression {
    const wishes = this.#wishes;
    const { table } = this.#field;
    let expression: Expression = expressionOfTwo(table, operatorOf(madeIn(origin))!, left, entryIn(origin));
    for (let step = wish; step !== NONE; step = wishes.parents[step]!) {
      expression = joinedExpression(wishes.joins[step]!, expressionOf(table, wishes.entries[step]!), expression);
    }
    return expression;
  }
}
