import type { FunctionTable } from './functions.ts';
import { DIFFERENCE, MINUS, PADDED, PLUS, SUM, TILE } from './kinds.ts';

export { MINUS, PLUS } from './kinds.ts';

const BOTH = PLUS | MINUS;

/** The signs of a function, `PLUS`, `MINUS` or both. */
export function signsOf(table: FunctionTable, index: number): number {
  const kind = table.kinds[index]!;
  const left = table.lefts[index]!;
  const right = table.rights[index]!;
  switch (kind) {
    case TILE:
      return table.ground.signs[left]!;
    // A sum has to begin with a term that is added; the others follow by + or − as they are.
    case SUM:
      return signsOf(table, left) | signsOf(table, right);
    case DIFFERENCE:
      return signsOf(table, left) | opposite(signsOf(table, right));
    // A null term is its own negative, so all the others can be subtracted from it.
    case PADDED:
      return BOTH;
    default:
      return table.isNull(index) ? BOTH : product(signsOf(table, left), signsOf(table, right));
  }
}

/** Whether a function is a single factor that can be written so that it is worth 1. */
export function canBeOne(table: FunctionTable, index: number): boolean {
  return table.isUnit(index) && (table.ground.unsigned || (signsOf(table, index) & PLUS) !== 0);
}

/** The signs of the negative. */
export function opposite(signs: number): number {
  return (signs >> 1) | ((signs & 1) << 1);
}

/** The signs of a product of two factors, or of a quotient. */
function product(first: number, second: number): number {
  return (first & PLUS ? second : 0) | (first & MINUS ? opposite(second) : 0);
}
