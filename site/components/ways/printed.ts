import { SIGNS } from '../numbers-game/notation.ts';

/** An ASCII expression of whole numbers with the signs of print and spaces around them: `6*(75+3)` as 6 × (75 + 3). */
export function printed(expression: string): string {
  return expression.replace(/[+\-*/]/g, (operator) => ` ${SIGNS[operator as keyof typeof SIGNS]} `);
}
