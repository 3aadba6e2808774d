import { MONEY_ROWS, type WorkedStep } from './money-steps.ts';

/** A place of the sum, drawn around its middle. */
export interface DrawnPlace {
  readonly x: number;
  readonly y: number;
  readonly letter: string;
  /** What is written for the letter, where something is known of it. */
  readonly known: string | undefined;
}

/** A drawing of the sum in columns, in units of its own. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly places: readonly DrawnPlace[];
  /** The carries that are known, above their columns. */
  readonly carries: readonly { readonly x: number; readonly y: number; readonly digit: number }[];
  /** The left edges of the columns at work. */
  readonly lit: readonly number[];
  readonly sign: { readonly x: number; readonly y: number };
  /** How far down the line above the total is. */
  readonly line: number;
}

/** How wide a column is, and how high a row. */
export const PLACE = 44;
const TOP = 34;
const BELOW_LINE = 10;
const COLUMNS = Math.max(...MONEY_ROWS.map(({ length }) => length));

/** Lays a step of the working out. */
export function drawingOf({ shown, carries, lit }: WorkedStep): Drawing {
  const leftOf = (column: number) => (COLUMNS - 1 - column) * PLACE;
  const line = TOP + (MONEY_ROWS.length - 1) * PLACE + BELOW_LINE / 2;
  const places = MONEY_ROWS.flatMap((word, row) =>
    [...word].map((letter, at) => ({
      x: leftOf(word.length - 1 - at) + PLACE / 2,
      y: TOP + (row + 0.5) * PLACE + (row === MONEY_ROWS.length - 1 ? BELOW_LINE : 0),
      letter,
      known: shown[letter],
    })),
  );
  return {
    width: COLUMNS * PLACE,
    height: TOP + MONEY_ROWS.length * PLACE + BELOW_LINE,
    places,
    carries: Object.entries(carries).map(([column, digit]) => ({
      x: leftOf(Number(column)) + PLACE / 2,
      y: TOP / 2,
      digit,
    })),
    lit: lit.map(leftOf),
    sign: { x: PLACE / 2, y: TOP + 1.5 * PLACE },
    line,
  };
}
