import type { Exact, Solution, Step } from './answer.ts';
import { stepEffort } from './effort.ts';
import type { Operator, Values } from './puzzle.ts';
import { compare, distanceBetween, exact, type Rational, rationalOf, step as stepOf } from './rational.ts';

/** How firmly the parts of an expression hold together: as an operand, what holds less than its operation needs brackets. */
const BINDING = { tile: 3, product: 2, sum: 1, fraction: 0 } as const;

/**
 * An expression in the order in which a person works it out: a tile, or an operation whose parts are worked out before it. Small,
 * for there may be a great many: what it looks like is told of those that are looked at.
 */
export interface Working {
  readonly value: Rational;
  /** How many tiles it uses. */
  readonly tiles: number;
  /** How hard its steps are in the head (`effort.ts`), all together. */
  readonly effort: number;
  /** Null for a tile, as are its parts. */
  readonly operator: Operator | null;
  readonly left: Working | null;
  readonly right: Working | null;
}

/** A chain of sums or of products, in any order: the operands added or multiplied, and those subtracted or divided by. */
export interface Chain {
  readonly join: '+' | '*';
  /** At least one. */
  readonly joined: readonly Working[];
  readonly undone: readonly Working[];
}

export function workTile(value: Rational): Working {
  return { value, tiles: 1, effort: 0, operator: null, left: null, right: null };
}

/**
 * Works a chain as a person would: positive terms come before negative ones and larger before smaller, and a product begins
 * with a factor that can be divided and is divided as soon as it can be, which keeps the numbers small. Read from left to
 * right, every step obeys the rules.
 *
 * @throws RangeError when a step has a result that is no value.
 */
export function workChain({ join, joined, undone }: Chain, values: Values): Working {
  const first = largestFirst(joined);
  const second = largestFirst(undone);
  return join === '+' ? workSum(first, second, values) : workProduct(first, second, values);
}

/**
 * Works one operation.
 *
 * @throws RangeError when the result is no value.
 */
export function work(operator: Operator, left: Working, right: Working, values: Values): Working {
  const value = stepOf(values, operator, left.value, right.value);
  if (value === undefined) {
    throw new RangeError(`${textOf(left)} ${operator} ${textOf(right)} is not a ${values} step`);
  }
  return {
    value,
    tiles: left.tiles + right.tiles,
    effort: left.effort + right.effort + stepEffort(operator, left.value, right.value, value),
    operator,
    left,
    right,
  };
}

/** The expression, with no needless bracket, as it stands where nothing is around it. */
export function textOf({ value, operator, left, right }: Working): string {
  if (operator === null) return `${exact(value)}`;
  const leftText = textOf(left!);
  const rightText = textOf(right!);
  const binding = bindingOf(operator);
  const isRightLoose = bindingOfAll(right!) <= binding || rightText.startsWith('-');
  return bracketed(leftText, bindingOfAll(left!) < binding) + operator + bracketed(rightText, isRightLoose);
}

/** What a working has to say of itself as an answer to a target. */
export function solutionOf(working: Working, target: Exact): Solution {
  const steps: Step[] = [];
  const rpn = tellSteps(working, steps);
  return {
    value: exact(working.value),
    distance: exact(distanceBetween(working.value, rationalOf(target))),
    numbersUsed: working.tiles,
    expression: textOf(working),
    steps,
    rpn,
  };
}

/** Adds the steps of a working in their order. @returns the working in reverse Polish notation. */
function tellSteps({ value, operator, left, right }: Working, steps: Step[]): string {
  if (operator === null) return `${exact(value)}`;
  const rpn = `${tellSteps(left!, steps)} ${tellSteps(right!, steps)} ${operator}`;
  steps.push({ left: exact(left!.value), operator, right: exact(right!.value), result: exact(value) });
  return rpn;
}

/** Among equals, the order in which they come. A chain is short: an insertion sort. */
function largestFirst(operands: readonly Working[]): readonly Working[] {
  if (operands.length < 2) return operands;
  const sorted = [...operands];
  for (let next = 1; next < sorted.length; next++) {
    const operand = sorted[next]!;
    let place = next;
    for (; place > 0 && compare(sorted[place - 1]!.value, operand.value) < 0; place--)
      sorted[place] = sorted[place - 1]!;
    sorted[place] = operand;
  }
  return sorted;
}

function workSum(terms: readonly Working[], undone: readonly Working[], values: Values): Working {
  let sum = terms[0]!;
  for (let next = 1; next < terms.length; next++) sum = work('+', sum, terms[next]!, values);
  for (let next = 0; next < undone.length; next++) sum = work('-', sum, undone[next]!, values);
  return sum;
}

/**
 * Divides where that leaves an integer, else multiplies, and at the end, where fractions are values, divides all the same. As
 * long as there are other factors, it does not come to 1: they would be multiplied by it.
 */
function workProduct(factors: readonly Working[], undone: readonly Working[], values: Values): Working {
  const others = [...factors];
  const divisors = [...undone];
  let product = others.splice(placeOfFirst(factors, undone), 1)[0]!;
  for (;;) {
    const divisor = placeOfDivisor(divisors, product.value, others.length > 0);
    if (divisor >= 0) product = work('/', product, divisors.splice(divisor, 1)[0]!, values);
    else if (others.length > 0)
      product = work('*', product, others.splice(placeOfOther(others, product), 1)[0]!, values);
    else if (divisors.length > 0) product = work('/', product, divisors.shift()!, values);
    else return product;
  }
}

/** The first factor that does not bring the product to 1, or the first of all. */
function placeOfOther(others: readonly Working[], { value }: Working): number {
  const isLarge = typeof value === 'number' && Math.abs(value) > 1;
  if (others.length < 2 || (isLarge && typeof others[0]!.value === 'number')) return 0;
  return Math.max(
    0,
    others.findIndex((other) => stepOf('rational', '*', value, other.value) !== 1),
  );
}

/** The first factor that can be divided, or the first of all. */
function placeOfFirst(factors: readonly Working[], divisors: readonly Working[]): number {
  if (divisors.length === 0 || factors.length === 1) return 0;
  for (let place = 0; place < factors.length; place++) {
    if (placeOfDivisor(divisors, factors[place]!.value, true) >= 0) return place;
  }
  return 0;
}

/** The first divisor with which the quotient is an integer, and not 1 if that is to be avoided; or −1. */
function placeOfDivisor(divisors: readonly Working[], value: Rational, withoutOne: boolean): number {
  for (let place = 0; place < divisors.length; place++) {
    const divisor = divisors[place]!.value;
    if (typeof value === 'number' && typeof divisor === 'number') {
      if (divisor !== 0 && value % divisor === 0 && !(withoutOne && value === divisor)) return place;
    } else {
      const quotient = stepOf('integer', '/', value, divisor);
      if (quotient !== undefined && !(withoutOne && quotient === 1)) return place;
    }
  }
  return -1;
}

function bindingOfAll({ value, operator }: Working): number {
  if (operator !== null) return bindingOf(operator);
  return typeof value === 'object' ? BINDING.fraction : BINDING.tile;
}

function bindingOf(operator: Operator): number {
  return operator === '+' || operator === '-' ? BINDING.sum : BINDING.product;
}

function bracketed(text: string, needed: boolean): string {
  return needed ? `(${text})` : text;
}
