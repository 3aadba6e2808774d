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
 * before negative ones and larger before smaller, and a product is divided as soon as it can be, which keeps the
 * numbers small. Read from left to right, every step is a positive integer.
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
  if (typeof expression !== 'object') {
    return { value: expression, text: `${expression}`, rpn: `${expression}`, precedence: 2, tiles: 1, steps: [] };
  }
  const sum = expression.operator === '+' || expression.operator === '-';
  const chain: Chain = { joined: [], inverse: [] };
  unchain(expression, sum ? '+' : '*', sum ? '-' : '/', false, operations, chain);
  return sum ? workSum(chain) : workProduct(chain);
}

/** Operands of a chain of sums or products: those added or multiplied, those subtracted or divided by; largest first. */
interface Chain {
  readonly joined: Working[];
  readonly inverse: Working[];
}

function unchain(
  expression: Expression,
  join: Operator,
  undo: Operator,
  inverted: boolean,
  operations: readonly Operator[],
  chain: Chain,
): void {
  const atom =
    typeof expression !== 'object' ||
    (expression.operator !== join && expression.operator !== undo) ||
    (inverted && expression.operator === undo && !operations.includes(join));
  if (atom) {
    const side = inverted ? chain.inverse : chain.joined;
    const operand =
      typeof expression === 'object' && (expression.operator === join || expression.operator === undo)
        ? workAlone(expression, operations)
        : work(expression, operations);
    let place = side.length;
    while (place > 0 && side[place - 1]!.value < operand.value) place--;
    side.splice(place, 0, operand);
    return;
  }
  unchain(expression.left, join, undo, inverted, operations, chain);
  unchain(expression.right, join, undo, inverted !== (expression.operator === undo), operations, chain);
}

/** A difference or quotient that has to keep its brackets. */
function workAlone({ operator, left, right }: Exclude<Expression, number>, operations: readonly Operator[]): Working {
  return joined(operator, work(left, operations), work(right, operations));
}

function workSum({ joined: terms, inverse }: Chain): Working {
  let sum = terms[0]!;
  for (const term of terms.slice(1)) sum = joined('+', sum, term);
  for (const term of inverse) sum = joined('-', sum, term);
  return sum;
}

function workProduct({ joined: factors, inverse }: Chain): Working {
  let product = factors[0]!;
  const divisors = [...inverse];
  const divide = (): void => {
    for (let i = 0; i < divisors.length; ) {
      if (natural('/', product.value, divisors[i]!.value) === undefined) i++;
      else product = joined('/', product, divisors.splice(i, 1)[0]!);
    }
  };
  divide();
  for (const factor of factors.slice(1)) {
    product = joined('*', product, factor);
    divide();
  }
  return product;
}

function joined(operator: Operator, left: Working, right: Working): Working {
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
