/** What is known of SEND + MORE = MONEY after a step of the working, as a drawing shows it. */
export interface WorkedStep {
  /** What is written for a letter: its digit, or how it hangs on another. */
  readonly shown: Readonly<Record<string, string>>;
  /** The carries into the columns, as far as they are known. */
  readonly carries: Readonly<Record<number, number>>;
  /** The columns at work. Column 0 is that of the units. */
  readonly lit: readonly number[];
}

/** The rows of the sum, the total last. */
export const MONEY_ROWS = ['SEND', 'MORE', 'MONEY'] as const;

/** The steps in their order. */
export const MONEY_STEPS = {
  leadingCarry: { shown: { M: '1' }, carries: { 4: 1 }, lit: [4] },
  thousands: { shown: { M: '1', O: '0' }, carries: { 4: 1 }, lit: [3, 4] },
  hundreds: { shown: { M: '1', O: '0', S: '9', N: 'E+1' }, carries: { 4: 1, 3: 0, 2: 1 }, lit: [2, 3] },
  tens: { shown: { M: '1', O: '0', S: '9', N: 'E+1', R: '8' }, carries: { 4: 1, 3: 0, 2: 1, 1: 1 }, lit: [1, 2] },
  units: {
    shown: { M: '1', O: '0', S: '9', N: '6', R: '8', E: '5', D: '7', Y: '2' },
    carries: { 4: 1, 3: 0, 2: 1, 1: 1 },
    lit: [0],
  },
} as const satisfies Readonly<Record<string, WorkedStep>>;

export type StepName = keyof typeof MONEY_STEPS;
