/** The four operations, in the order in which they are always listed. */
export const OPERATORS = ['+', '-', '*', '/'] as const;
export type Operator = (typeof OPERATORS)[number];

/** What each step may be: a positive integer, any integer, or any rational number. */
export const VALUES = ['natural', 'integer', 'rational'] as const;
export type Values = (typeof VALUES)[number];

/** How the given numbers are used: each at most once, a single one being an answer; or each exactly once. */
export const USES = ['any', 'all'] as const;
export type Use = (typeof USES)[number];

export interface Rules {
  readonly values: Values;
  readonly use: Use;
  /** In the order of `OPERATORS`, without repeats, at least one. */
  readonly operations: readonly Operator[];
}

/** The rules that have a name. */
export const PRESETS = {
  countdown: { values: 'natural', use: 'any', operations: OPERATORS },
  24: { values: 'rational', use: 'all', operations: OPERATORS },
} as const satisfies Record<string, Rules>;
