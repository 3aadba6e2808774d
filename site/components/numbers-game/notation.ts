import type { Solution } from '../../../functions/solvers/arithmetic/answer.ts';
import type { Operator } from '../../../functions/solvers/arithmetic/puzzle.ts';

/** The signs a printer would set for the four operations. */
export const SIGNS: Readonly<Record<Operator, string>> = { '+': '+', '-': '−', '*': '×', '/': '÷' };

const isOperator = (character: string): character is Operator => character in SIGNS;

/** An ASCII expression as it is written by hand: `6*(75+3)` becomes `6 × (75 + 3)`. */
export function written(expression: string): string {
  return expression.replace(/\s*([+\-*/])\s*/g, (_, operator: string) =>
    isOperator(operator) ? ` ${SIGNS[operator]} ` : operator,
  );
}

/** A given number, and whether a solution makes use of it. */
interface GivenTile {
  readonly number: number;
  readonly used: boolean;
}

/** Each of the given numbers, in their order, told apart by whether `solution` uses it; of equal ones the first are used. */
export function tilesIn(solution: Pick<Solution, 'expression'>, given: readonly number[]): readonly GivenTile[] {
  const left = (solution.expression.match(/\d+/g) ?? []).map(Number);
  return given.map((number) => {
    const position = left.indexOf(number);
    if (position >= 0) left.splice(position, 1);
    return { number, used: position >= 0 };
  });
}
