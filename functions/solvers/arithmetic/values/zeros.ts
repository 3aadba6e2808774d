import type { Expression } from '../expression.ts';
import type { Rational } from '../rational.ts';
import { has, JOINS, type JoinSet, joinedExpression, joinsOf } from '../subsets/joins.ts';
import { contains } from '../subsets/subsets.ts';
import { joinedValue } from './joined-value.ts';
import { productOf } from './tiles.ts';
import type { ValueTable } from './value-table.ts';

interface Made {
  readonly value: Rational;
  readonly expression: Expression;
}

/**
 * Zeros of larger subsets than there are in the table, made of a zero that is there and all other tiles: times their
 * product, or where × is not allowed, over something that they make. Under `all` only: under `any` the zero will do.
 */
export class Zeros {
  /** A zero may have been missed, for want of a divisor that was not found. */
  missed = false;
  readonly #table: ValueTable;
  readonly #joins: JoinSet;

  constructor(table: ValueTable) {
    this.#table = table;
    this.#joins = joinsOf(table.game.rules.operations);
  }

  /** A zero that takes all tiles of the room. @param whole the table is whole up to subsets of as many tiles. */
  in(room: number, whole: number): Expression | undefined {
    const { keys, game } = this.#table;
    const { times, over } = game.operations;
    const key = keys.find(0);
    if (game.any || key === 0 || !(times || over)) return undefined;
    for (const part of game.shape.parts[room]!) {
      if (!keys.make(key, part)) continue;
      const right = times ? productOf(game, room - part) : this.#nonZero(room - part, whole)?.expression;
      if (right === undefined) continue;
      const left = this.#table.expressionOf(this.#table.entryOf(key, part));
      return { operator: times ? '*' : '/', left, right };
    }
    return undefined;
  }

  /**
   * A value of the room that is not zero: from the table, or from a split in two. Where both parts are in the table, all of
   * their values are tried; else one of the larger part.
   */
  #nonZero(room: number, whole: number): Made | undefined {
    const { shape, operations } = this.#table.game;
    const size = shape.sizes[room]!;
    if (size <= whole) return this.#entriesOf(room).find(({ value }) => value !== 0);
    // Quotients alone make a zero of a zero.
    if (!operations.plus && !operations.minus && this.#hasZeroTile(room)) return undefined;
    for (const part of shape.halves[room]!) {
      const rest = room - part;
      const large = shape.sizes[rest]! <= whole ? undefined : this.#nonZero(rest, whole);
      const others = shape.sizes[rest]! <= whole ? this.#entriesOf(rest) : large ? [large] : [];
      const made = others.length > 0 ? this.#joinNonZero(this.#entriesOf(part), others) : undefined;
      if (made) return made;
    }
    this.missed ||= size > whole + 1;
    return undefined;
  }

  /** The values of a subset in the table. */
  #entriesOf(subset: number): Made[] {
    const table = this.#table;
    const made: Made[] = [];
    for (let entry = table.first[subset]!; entry < table.last[subset]!; entry++) {
      made.push({ value: table.valueOf(entry), expression: table.expressionOf(entry) });
    }
    return made;
  }

  #joinNonZero(parts: readonly Made[], others: readonly Made[]): Made | undefined {
    const { rules } = this.#table.game;
    for (const part of parts) {
      for (const other of others) {
        for (let join = 0; join < JOINS.length; join++) {
          if (!has(this.#joins, join)) continue;
          const value = joinedValue(rules.values, join, part.value, other.value);
          if (value === undefined || value === 0) continue;
          return { value, expression: joinedExpression(join, part.expression, other.expression) };
        }
      }
    }
    return undefined;
  }

  #hasZeroTile(room: number): boolean {
    const { kinds, shape } = this.#table.game;
    const kind = kinds.indexOf(0);
    return kind >= 0 && contains(shape, room, shape.units[kind]!);
  }
}
