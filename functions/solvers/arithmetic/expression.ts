import type { Solution, Step } from './answer.ts';
import { exact, type Integer, natural } from './integer.ts';
import type { Operator } from './puzzle.ts';

/** A tile, or two expressions joined by an operation whose result is a positive integer. */
export type Expression =
  | number
  | { readonly operator: Operator; readonly left: Expression; readonly right: Expression };

/** An expression in the order in which it is worked out, with the value of each node. */
interface Working {
  readonly value: Integer;
  readonly text: string;
  readonly rpn: string;
  readonly precedence: 0 | 1 | 2;
  readonly tiles: number;
  readonly steps: readonly Step[];
}

/**
 * Writes an expression as a person would work it: brackets that change nothing are dissolved, positive terms come
 * before negative ones and larger before smaller, and a product begins with a factor that can be divided and is divided
 * as soon as it can be, which keeps the numbers small. Read from left to right, every step is a positive integer.
 *
 * @param operations those allowed: dissolving a − (b − c) takes a +, so that it is left alone where + is not allowed.
 */
export function render(expression: Expression, target: number, operations: readonly Operator[]): Solution {
  const { value, text, rpn, tiles, steps } = work(expression, operations);
  const difference = BigInt(value) - BigInt(target);
  return {
    value: exact(value),
    distance: Number(difference < 0n ? -difference : difference),
    numbersUsed: tiles,
    expression: text,
    steps,
    rpn,
  };
}

function work(expression: Expression, operations: readonly Operator[]): Working {
  if (typeof expression === 'number') {
    return { value: expression, text: `${expression}`, rpn: `${expression}`, precedence: 2, tiles: 1, steps: [] };
  }
  const sum = expression.operator === '+' || expression.operator === '-';
  const chain: Chain = { join: sum ? '+' : '*', undo: sum ? '-' : '/', joined: [], undone: [] };
  link(expression, chain, chain.joined, chain.undone, operations);
  return sum ? workSum(chain) : workProduct(chain);
}

/** A chain of sums or of products, with its operands: those added or multiplied, those subtracted or divided by. */
interface Chain {
  readonly join: Operator;
  readonly undo: Operator;
  readonly joined: Working[];
  readonly undone: Working[];
}

/** Adds the operands of an expression to the chain: to `side`, or to the other where they are undone. */
function link(
  expression: Expression,
  chain: Chain,
  side: Working[],
  other: Working[],
  operations: readonly Operator[],
): void {
  const operator = typeof expression === 'number' ? undefined : expression.operator;
  if (typeof expression === 'number' || (operator !== chain.join && operator !== chain.undo)) {
    insert(side, work(expression, operations));
  } else if (operator === chain.undo && side === chain.undone && !operations.includes(chain.join)) {
    insert(side, workAlone(expression, operations));
  } else {
    link(expression.left, chain, side, other, operations);
    const [same, opposite] = operator === chain.join ? [side, other] : [other, side];
    link(expression.right, chain, same, opposite, operations);
  }
}

/** Keeps the larger operands first. */
function insert(side: Working[], operand: Working): void {
  const place = side.findIndex(({ value }) => value < operand.value);
  side.splice(place < 0 ? side.length : place, 0, operand);
}

/** A difference or quotient that has to keep its brackets. */
function workAlone({ operator, left, right }: Exclude<Expression, number>, operations: readonly Operator[]): Working {
  return operate(operator, work(left, operations), work(right, operations));
}

function workSum({ joined: terms, undone }: Chain): Working {
  const sum = terms.reduce((sum, term) => operate('+', sum, term));
  return undone.reduce((sum, term) => operate('-', sum, term), sum);
}

function workProduct({ joined: factors, undone }: Chain): Working {
  const divides = (value: Integer) => (divisor: Working) => natural('/', value, divisor.value) !== undefined;
  const first = factors.find(({ value }) => undone.some(divides(value))) ?? factors[0]!;
  const others = factors.filter((factor) => factor !== first);
  const divisors = [...undone];
  let product = first;
  for (;;) {
    const divisor = divisors.findIndex(divides(product.value));
    if (divisor >= 0) product = operate('/', product, divisors.splice(divisor, 1)[0]!);
    else if (others.length > 0) product = operate('*', product, others.shift()!);
    else return product;
  }
}

function operate(operator: Operator, left: Working, right: Working): Working {
  const value = natural(operator, left.value, right.value);
  if (value === undefined) throw new RangeError(`${left.text} ${operator} ${right.text} is not a natural step`);
  const precedence = operator === '+' || operator === '-' ? 0 : 1;
  const step: Step = { left: exact(left.value), operator, right: exact(right.value), result: exact(value) };
  return {
    value,
    text: `${bracketed(left, left.precedence < precedence)}${operator}${bracketed(right, right.precedence <= precedence)}`,
    rpn: `${left.rpn} ${right.rpn} ${operator}`,
    precedence,
    tiles: left.tiles + right.tiles,
    steps: [...left.steps, ...right.steps, step],
  };
}

function bracketed({ text }: Working, needed: boolean): string {
  return needed ? `(${text})` : text;
}
