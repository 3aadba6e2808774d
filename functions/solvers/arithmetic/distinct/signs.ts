import type { FunctionTable } from './functions.ts';
import { DIFFERENCE, MINUS, NULL_PRODUCT, NULL_QUOTIENT, PADDED, PLUS, PRODUCT, QUOTIENT, SUM, TILE } from './kinds.ts';
import { type Link, type Order, orderWithoutOnes } from './order-without-ones.ts';

export { MINUS, PLUS } from './kinds.ts';

const BOTH = PLUS | MINUS;

/** How a product is written: the signs of its factors and divisors, factors first, and the order in which they are worked. */
export interface Writing {
  readonly signs: readonly number[];
  readonly order: Order;
}

/** The signs of a function, `PLUS`, `MINUS` or both; 0 for a product that cannot be written. */
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
      if (hasChoice(table, index)) return table.signsOfChoice(index, () => signsOfWritings(table, index));
      return table.isNull(index) ? BOTH : product(signsOf(table, left), signsOf(table, right));
  }
}

/** Whether a term can be written at all. */
export function isWritable(table: FunctionTable, index: number): boolean {
  return !table.ground.withoutOneSteps || !isProduct(table.kinds[index]!) || signsOf(table, index) !== 0;
}

/**
 * Whether a product has a factor or divisor of 1 or −1 while no step may multiply or divide by 1: then not every sign and not
 * every order will do.
 */
export function hasChoice(table: FunctionTable, index: number): boolean {
  if (!table.ground.withoutOneSteps) return false;
  if (!isProduct(table.kinds[index]!)) return table.isUnit(index);
  return hasChoice(table, table.lefts[index]!) || hasChoice(table, table.rights[index]!);
}

/** The first way to write a product without a step that multiplies or divides by 1, with a sign; `undefined` if there is none. */
export function writingOf(table: FunctionTable, index: number, sign: number): Writing | undefined {
  const { factors, divisors } = partsOf(table, index);
  const parts = [...factors, ...divisors];
  const choices = parts.map((part) => signsOf(table, part));
  const isSignless = table.isNull(index);
  const signs: number[] = [];
  const choose = (place: number, negatives: number): Writing | undefined => {
    if (place < parts.length) {
      for (const one of [PLUS, MINUS]) {
        if (!(choices[place]! & one)) continue;
        signs[place] = one;
        const writing = choose(place + 1, negatives + (one === MINUS ? 1 : 0));
        if (writing) return writing;
      }
      return undefined;
    }
    if (!isSignless && (negatives % 2 === 1) !== (sign === MINUS)) return undefined;
    const links = parts.map(
      (part, place): Link => ({
        numerator: signs[place] === MINUS ? -table.numerators[part]! : table.numerators[part]!,
        denominator: table.denominators[part]!,
        isDivisor: place >= factors.length,
      }),
    );
    const order = orderWithoutOnes(links, table.ground.integral);
    return order === undefined ? undefined : { signs: [...signs], order };
  };
  return choose(0, 0);
}

/** The factors and divisors of a product. */
export function partsOf(table: FunctionTable, index: number): { factors: number[]; divisors: number[] } {
  const kind = table.kinds[index];
  const isQuotient = kind === QUOTIENT || kind === NULL_QUOTIENT;
  return {
    factors: factorsIn(table, isQuotient ? table.lefts[index]! : index, []),
    divisors: isQuotient ? factorsIn(table, table.rights[index]!, []) : [],
  };
}

/** The signs of the negative. */
export function opposite(signs: number): number {
  return (signs >> 1) | ((signs & 1) << 1);
}

function signsOfWritings(table: FunctionTable, index: number): number {
  if (table.isNull(index)) return writingOf(table, index, PLUS) ? BOTH : 0;
  return (writingOf(table, index, PLUS) ? PLUS : 0) | (writingOf(table, index, MINUS) ? MINUS : 0);
}

function factorsIn(table: FunctionTable, index: number, factors: number[]): number[] {
  const kind = table.kinds[index];
  if (kind === PRODUCT || kind === NULL_PRODUCT) {
    factorsIn(table, table.lefts[index]!, factors);
    factorsIn(table, table.rights[index]!, factors);
  } else {
    factors.push(index);
  }
  return factors;
}

function isProduct(kind: number): boolean {
  return kind <= PRODUCT || kind >= NULL_PRODUCT;
}

/** The signs of a product of two factors, or of a quotient. */
function product(first: number, second: number): number {
  return (first & PLUS ? second : 0) | (first & MINUS ? opposite(second) : 0);
}
