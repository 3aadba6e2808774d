import * as v from 'valibot';
import { exactly } from '../edge/exactly.ts';
import { refuseUnless } from '../edge/refuse-unless.ts';
import { CRYPTARITHM_STRATEGY_NAMES } from '../solvers/cryptarithm/history/strategies.ts';
import { BASES } from '../solvers/cryptarithm/puzzle.ts';
import { LONGEST_TEXT } from '../solvers/cryptarithm/read/read-puzzle.ts';
import { BUDGET_ENTRY } from './budget-question.ts';
import { integerEntry } from './exact-entry.ts';
import { queryOf } from './query-text.ts';
import { textUpTo } from './text-entry.ts';

/** Solutions that one reply tells: at most, and when the request does not say. */
const MOST_SOLUTIONS = 1000;
const DEFAULT_LIMIT = 50;

/** Each digit of the largest base, known or forbidden for as many letters. */
const MOST_ASSIGNMENTS = BASES.most ** 2;
/** Characters of one assignment: a letter with its marks, the relation, the digit, and spaces. */
const LONGEST_ASSIGNMENT = 40;

/** The engine, and the searches of the lecture note. */
const STRATEGIES = ['engine', ...CRYPTARITHM_STRATEGY_NAMES] as const;

const TRUE_OR_FALSE = 'must be true or false';
const ONLY_ENGINE = 'must be false with every strategy but engine';
const ASSIGNMENTS = `must be a list of at most ${MOST_ASSIGNMENTS} such as S=9 and E!=1`;

/** A question to `/api/v1/cryptarithm`, entry by entry; whether the texts are a puzzle and its letters is for their readers to say. */
export const CRYPTARITHM_ENTRIES = {
  puzzle: textUpTo(LONGEST_TEXT, 'SEND+MORE=MONEY'),
  base: v.optional(integerEntry(BASES), 10),
  leadingZeros: v.optional(v.boolean(TRUE_OR_FALSE), false),
  singleLetterZero: v.optional(v.boolean(TRUE_OR_FALSE), true),
  assign: v.exactOptional(
    v.pipe(v.array(textUpTo(LONGEST_ASSIGNMENT, 'S=9'), ASSIGNMENTS), v.maxLength(MOST_ASSIGNMENTS, ASSIGNMENTS)),
  ),
  limit: v.optional(integerEntry({ least: 0, most: MOST_SOLUTIONS }), DEFAULT_LIMIT),
  budget: BUDGET_ENTRY,
  strategy: v.optional(v.picklist(STRATEGIES, `must be ${STRATEGIES.join(', ')}`), 'engine'),
  explain: v.optional(v.boolean(TRUE_OR_FALSE), false),
};

/** The question as JSON asks it. */
export const cryptarithmBody = v.pipe(
  exactly(CRYPTARITHM_ENTRIES),
  v.forward(
    refuseUnless('not_applicable', ({ explain, strategy }) => !explain || strategy === 'engine', ONLY_ENGINE),
    ['explain'],
  ),
);
export type CryptarithmQuestion = v.InferOutput<typeof cryptarithmBody>;

/** The question as a query asks it. */
export const cryptarithmQuery = queryOf(cryptarithmBody);
