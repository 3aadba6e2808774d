import * as v from 'valibot';
import { exactly } from '../edge/exactly.ts';
import { refuseUnless } from '../edge/refuse-unless.ts';
import { DIFFICULTIES } from '../solvers/arithmetic/deal/difficulty.ts';
import { SHOW_NAMES, SHOWS } from '../solvers/arithmetic/deal/shows.ts';
import { integerEntry } from './exact-entry.ts';
import { queryOf } from './query-text.ts';

const MOST_LARGE = 4;

/** A seed is told back, so it is not to be of any length. */
const MOST_SEED_LENGTH = 64;
const SEED = `must be text of 1 to ${MOST_SEED_LENGTH} characters, or an integer up to 2^53 - 1`;

/** A number is the same seed as its digits. */
const seed = v.pipe(
  v.custom<string | number>((input) => typeof input === 'string' || Number.isSafeInteger(input), SEED),
  v.metadata({
    anyOf: [
      { type: 'string', minLength: 1, maxLength: MOST_SEED_LENGTH },
      { type: 'integer', minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER },
    ],
  }),
  v.transform(String),
  refuseUnless('too_short', (text) => text.length > 0, SEED),
  refuseUnless('too_long', (text) => text.length <= MOST_SEED_LENGTH, SEED),
);

/** A question to `/api/v1/numbers/deal`, entry by entry. Without a seed it is left to chance. */
export const DEAL_ENTRIES = {
  show: v.picklist(SHOW_NAMES, 'must be es, uk, fr or 24, as text'),
  large: v.exactOptional(integerEntry({ least: 0, most: MOST_LARGE })),
  seed: v.exactOptional(seed),
  difficulty: v.exactOptional(v.picklist(DIFFICULTIES, `must be ${DIFFICULTIES.join(', ')}`)),
  solvable: v.exactOptional(v.boolean('must be true or false')),
};

/** The question as JSON asks it. */
export const dealBody = v.pipe(
  exactly(DEAL_ENTRIES),
  v.forward(
    refuseUnless(
      'too_large',
      ({ show, large = 0 }) => large <= SHOWS[show].large.length,
      ({ show }) => `must be at most ${SHOWS[show].large.length} with show=${show}`,
    ),
    ['large'],
  ),
  v.forward(
    refuseUnless(
      'not_applicable',
      ({ difficulty, solvable }) => difficulty === undefined || solvable !== false,
      'must be true or left out with a difficulty, which only games have that can be solved',
    ),
    ['solvable'],
  ),
);
export type DealQuestion = v.InferOutput<typeof dealBody>;

/** The question as a query asks it. */
export const dealQuery = queryOf(dealBody);
