import type { Cryptarithm, Expression } from '../../functions/solvers/cryptarithm/puzzle.ts';
import { literal } from '../../functions/solvers/cryptarithm/puzzle.ts';

/** A rational in lowest terms, its denominator positive; `undefined` is what has no value. */
type Value = readonly [numerator: bigint, denominator: bigint] | undefined;

/** All solutions, by trying every way to give letters different digits, and wildcards any, in the order of their digits. */
export function cryptarithmsByBruteForce(puzzle: Cryptarithm): number[][] {
  const { equations, letters, allowed, base, impossible } = puzzle;
  const solutions: number[][] = [];
  const digits: number[] = [];
  const choose = (): void => {
    const variable = digits.length;
    if (variable === allowed.length) {
      const isSolved = equations.every(({ left, right }) => {
        const [one, other] = [valueIn(left, digits, base), valueIn(right, digits, base)];
        return one !== undefined && other !== undefined && one[0] === other[0] && one[1] === other[1];
      });
      if (isSolved) solutions.push([...digits]);
      return;
    }
    for (const digit of allowed[variable]!) {
      if (variable < letters.length && digits.includes(digit)) continue;
      digits.push(digit);
      choose();
      digits.pop();
    }
  };
  if (!impossible) choose();
  return solutions;
}

/** The exact value of an expression, in big integers; powers of moderate exponents only. */
function valueIn(expression: Expression, digits: readonly number[], base: number): Value {
  if (expression.kind === 'word') {
    let value = 0n;
    for (const glyph of expression.glyphs) {
      value = value * BigInt(base) + BigInt(glyph < 0 ? literal(glyph) : digits[glyph]!);
    }
    return [value, 1n];
  }
  if (expression.kind === 'negative') {
    const value = valueIn(expression.of, digits, base);
    return value && [-value[0], value[1]];
  }
  const left = valueIn(expression.left, digits, base);
  const right = valueIn(expression.right, digits, base);
  if (left === undefined || right === undefined) return undefined;
  const [a, b] = left;
  const [c, d] = right;
  switch (expression.operator) {
    case '+':
      return lowest(a * d + c * b, b * d);
    case '-':
      return lowest(a * d - c * b, b * d);
    case '*':
      return lowest(a * c, b * d);
    case '/':
      return lowest(a * d, b * c);
    case '^':
      if (d !== 1n) return undefined;
      return c >= 0n ? [a ** c, b ** c] : lowest(b ** -c, a ** -c);
  }
}

function lowest(numerator: bigint, denominator: bigint): Value {
  if (denominator === 0n) return undefined;
  let [a, b] = [numerator, denominator];
  while (b !== 0n) [a, b] = [b, a % b];
  const divisor = a < 0n === denominator < 0n ? a : -a;
  return [numerator / divisor, denominator / divisor];
}
