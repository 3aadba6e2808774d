import type { Budget } from '../../budget.ts';
import type { Expression } from '../expression.ts';
import type { Operator } from '../puzzle.ts';
import { type Join, type JoinSet, joinedExpression, joinsOn, joinsUnder } from './joins.ts';
import { madeIn } from './made.ts';
import { Partners } from './partners.ts';
import type { ValueTable } from './values.ts';

/** What a search of the last levels works on. */
export interface Field {
  readonly table: ValueTable;
  /** The ways of joining that the operations allow. */
  readonly joins: JoinSet;
  readonly budget: Budget;
}

/** A way to make a value. */
export interface Found {
  readonly tiles: number;
  readonly expression: Expression;
}

/** Partners of the entry in hand, by number of tiles in the room. */
const partners = Array.from({ length: 11 }, () => new Partners());
/** Units of work for the partners of one entry. */
const ENTRY_WORK = 3;

/**
 * The way to make `value` in the room with the fewest tiles, if it takes fewer than `below`.
 *
 * The table is met in the middle: backwards from the value, each entry of a small part asks for the partner it needs.
 *
 * @param whole the table is whole up to subsets of as many tiles; what is larger is split until one of its parts is in it.
 * Values of two larger parts are not found: there are none where the room has at most 2 · `whole` + 1 tiles.
 */
export function seek(field: Field, value: number, room: number, whole: number, below: number): Found | undefined {
  const { table, joins } = field;
  if (value < 1) return undefined;
  const key = table.rooms.find(value, room);
  if (key !== 0) return fewestTiles(table, key, room) < below ? foundIn(table, key, room) : undefined;
  return seekBeyond(field, value, room, joins, whole, below);
}

/** As `seek`, for a value that is not in the table for this room, the last join being one of `joins`. */
function seekBeyond(
  field: Field,
  value: number,
  room: number,
  joins: JoinSet,
  whole: number,
  below: number,
): Found | undefined {
  const pair = seekPairs(field, value, room, joins, field.table.subsets.shape.sizes[room]! >> 1, below);
  return seekDeeper(field, value, room, joins, whole, pair?.tiles ?? below) ?? pair;
}

/** As `seekBeyond`, with one of the last operands not in the table. */
export function seekDeeper(
  field: Field,
  value: number,
  room: number,
  joins: JoinSet,
  whole: number,
  below: number,
): Found | undefined {
  if (value < 1) return undefined;
  const { table, budget } = field;
  const { parts, sizes } = table.subsets.shape;
  const roomSize = sizes[room]!;
  let best: Found | undefined;
  for (const part of parts[room]!) {
    const size = sizes[part]!;
    const fewest = size + whole + 1;
    if (fewest > roomSize || fewest >= (best?.tiles ?? below)) break;
    const rest = room - part;
    const most = mostIn(table, rest);
    const list = partners[roomSize]!;
    for (let entry = table.first[part]!; entry < table.last[part]!; entry++) {
      const a = table.values[entry]!;
      const made = madeIn(table.origins[entry]!);
      const count = list.list(value, a, made, joinsOn(made, joins), most);
      for (let i = 0; i < count; i++) {
        if (budget.exhausted) return best;
        const wanted = list.values[i]!;
        const join = list.joins[i]!;
        const under = joinsUnder(join, a, wanted, field.joins);
        const found = seekBeyond(field, wanted, rest, under, whole, (best?.tiles ?? below) - size);
        if (found) best = joinFound(table, join, entry, size, found);
      }
    }
  }
  return best;
}

/**
 * The best way to make `value` from two entries, the smaller of at most `mostTiles`, with fewer than `below` tiles in all.
 *
 * @param joins those allowed for the last operation.
 */
export function seekPairs(
  field: Field,
  value: number,
  room: number,
  joins: JoinSet,
  mostTiles: number,
  below: number,
): Found | undefined {
  if (value < 1) return undefined;
  const { table, budget } = field;
  const { parts, sizes } = table.subsets.shape;
  const list = partners[sizes[room]!]!;
  let best: Found | undefined;
  for (const part of parts[room]!) {
    const size = sizes[part]!;
    if (size > mostTiles || 2 * size >= (best?.tiles ?? below)) break;
    const rest = room - part;
    const most = mostIn(table, rest);
    const end = table.last[part]!;
    if (!budget.spend(ENTRY_WORK * (end - table.first[part]!))) break;
    for (let entry = table.first[part]!; entry < end; entry++) {
      const made = madeIn(table.origins[entry]!);
      const count = list.list(value, table.values[entry]!, made, joinsOn(made, joins), most);
      for (let i = 0; i < count; i++) {
        const key = table.rooms.find(list.values[i]!, rest);
        if (key === 0) continue;
        if (size + fewestTiles(table, key, rest) >= (best?.tiles ?? below)) continue;
        best = joinFound(table, list.joins[i]!, entry, size, foundIn(table, key, rest));
      }
    }
  }
  return best;
}

/** No partner in the room is larger, and none larger is exact. */
export function mostIn(table: ValueTable, room: number): number {
  return Math.min(table.subsets.ceilings[room]!, Number.MAX_SAFE_INTEGER);
}

/** How many tiles the value of `key` needs in the room, which must make it. */
export function fewestTiles(table: ValueTable, key: number, room: number): number {
  return table.subsets.shape.sizes[table.smallestSubset(key, room)]!;
}

/** The value of `key` made with the fewest tiles in the room, which must make it. */
export function foundIn(table: ValueTable, key: number, room: number): Found {
  const subset = table.smallestSubset(key, room);
  const expression = expressionOf(table, table.entryOf(key, subset));
  return { tiles: table.subsets.shape.sizes[subset]!, expression };
}

export function expressionOf(table: ValueTable, entry: number): Expression {
  const origin = table.origin(entry);
  if (!origin) return table.values[entry]!;
  return expressionOfTwo(table, origin.operator, ...origin.entries);
}

/** Two entries joined by an operator, the larger one first. */
export function expressionOfTwo(table: ValueTable, operator: Operator, a: number, b: number): Expression {
  const [larger, smaller] = table.values[a]! < table.values[b]! ? [b, a] : [a, b];
  return { operator, left: expressionOf(table, larger), right: expressionOf(table, smaller) };
}

function joinFound(table: ValueTable, join: Join, entry: number, size: number, found: Found): Found {
  return {
    tiles: size + found.tiles,
    expression: joinedExpression(join, expressionOf(table, entry), found.expression),
  };
}
