import type { Budget } from '../../budget.ts';
import type { Operations } from '../subsets/operations.ts';
import { nullSums, paddedSums } from './combine-nulls.ts';
import { products, quotients } from './combine-products.ts';
import { differences, sums } from './combine-sums.ts';
import type { FunctionTable } from './functions.ts';
import {
  DIFFERENCE,
  KIND_COUNT,
  type Kind,
  NULL_PRODUCT,
  NULL_QUOTIENT,
  NULL_SUM,
  PADDED,
  PRODUCT,
  QUOTIENT,
  SUM,
  TILE,
} from './kinds.ts';

/**
 * Builds the row of a subset: all its functions, each once, from the rows of its parts.
 *
 * A split in two parts stands for itself and its reverse. The second part is the larger one or comes later in the table, so
 * its terms come after all terms in the lists of the first: with such a head, no list has to be looked at. With a head from
 * the first part, a list of the second must have no head that comes after it.
 * The row is not whole when the budget is exhausted, or the table closed.
 */
export function buildRow(table: FunctionTable, subset: number, budget: Budget): void {
  let whole = !table.closed;
  table.begin(subset);
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    whole = whole && addKind(table, subset, kind, budget);
    table.endKind(subset, kind);
  }
  table.finish(subset);
}

/** Adds all functions of one kind to the row of a subset. */
function addKind(table: FunctionTable, subset: number, kind: Kind, budget: Budget): boolean {
  const { shape, operations, nulls } = table.ground;
  if (kind === TILE) return shape.sizes[subset] !== 1 || addTile(table, subset);
  if (kind > DIFFERENCE && !nulls) return true;
  if (!isAllowed(operations, kind)) return true;
  const ordered = kind === QUOTIENT || kind === NULL_QUOTIENT || kind === PADDED;
  const parts = (ordered ? shape.parts : shape.halves)[subset]!;
  for (let place = 0; place < parts.length; place++) {
    const part = parts[place]!;
    if (!combine(table, part, subset - part, kind, budget)) return false;
  }
  return true;
}

function isAllowed({ plus, minus, times, over }: Operations, kind: Kind): boolean {
  if (kind === SUM) return plus;
  if (kind === DIFFERENCE) return minus;
  if (kind === PRODUCT || kind === NULL_PRODUCT) return times;
  return kind === QUOTIENT || kind === NULL_QUOTIENT ? over : true;
}

function combine(table: FunctionTable, part: number, rest: number, kind: Kind, budget: Budget): boolean {
  switch (kind) {
    case SUM:
      return sums(table, part, rest, budget);
    case DIFFERENCE:
      return differences(table, part, rest, budget);
    case PADDED:
      return paddedSums(table, part, rest, budget);
    case NULL_SUM:
      return nullSums(table, part, rest, budget);
    case PRODUCT:
    case NULL_PRODUCT:
      return products(table, part, rest, kind, budget);
    default:
      return quotients(table, part, rest, kind, budget);
  }
}

function addTile(table: FunctionTable, subset: number): boolean {
  const { shape, numerators, denominators } = table.ground;
  const kind = shape.units.indexOf(subset);
  return table.add(TILE, numerators[kind]!, denominators[kind]!, kind, 0) > 0;
}
