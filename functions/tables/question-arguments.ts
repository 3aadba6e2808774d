import { faultOf, TABLE_LIMITS, type TableQuestion } from '../solvers/arithmetic/tables/question.ts';

export const USAGE = `Writes every hand of numbers that makes a target, each number used once, by + - * / on exact fractions.

  npm run table -- [N] [LEAST] [MOST] [TARGET]

  N       how many numbers a hand has, 1 to ${TABLE_LIMITS.size} (4)
  LEAST   the least number in a hand, an integer (1)
  MOST    the greatest (13)
  TARGET  what the hands are to make, an integer (24)

Each line has the number of the hand among the solvable ones, the hand and a solution; the last lines, totals.`;

/** The arguments in their order, and what they are when left out. */
const ARGUMENTS = [
  { name: 'N', value: 4 },
  { name: 'LEAST', value: 1 },
  { name: 'MOST', value: 13 },
  { name: 'TARGET', value: 24 },
];

/**
 * The question that the arguments of a command ask.
 *
 * @throws RangeError whose message names the argument that is wrong.
 */
export function questionOf(texts: readonly string[]): TableQuestion {
  const extra = texts[ARGUMENTS.length];
  if (extra !== undefined) throw new RangeError(`${extra}: there are at most ${ARGUMENTS.length} arguments`);
  const [size, least, most, target] = ARGUMENTS.map(({ name, value }, place) => integerOf(name, texts[place], value));
  const question = { size, least, most, target } as TableQuestion;
  switch (faultOf(question)) {
    case 'size-out-of-range':
      throw new RangeError(`N is ${size}, and has to be from 1 to ${TABLE_LIMITS.size}`);
    case 'empty-range':
      throw new RangeError(`LEAST is ${least}, above MOST, which is ${most}`);
    case 'too-many-hands':
      throw new RangeError(
        `N, LEAST and MOST: more than ${TABLE_LIMITS.hands} hands of up to ${size} numbers from ${least} to ${most}`,
      );
    case 'numbers-too-large':
    case 'not-an-integer':
      throw new RangeError(`LEAST, MOST and TARGET: too large to be exact with ${size} numbers in a hand`);
    case undefined:
      return question;
  }
}

function integerOf(name: string, text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise;
  if (!/^[+-]?\d+$/.test(text)) throw new RangeError(`${name} is "${text}", and has to be an integer`);
  return Number(text);
}
