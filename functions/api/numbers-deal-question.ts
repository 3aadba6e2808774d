import * as v from 'valibot';
import { exactly } from '../edge/exactly.ts';
import { refuseUnless } from '../edge/refuse-unless.ts';
import { DIFFICULTIES } from '../solvers/arithmetic/deal/difficulty.ts';
import { SHOW_NAMES, SHOWS } from '../solvers/arithmetic/deal/shows.ts';
import { integerEntry } from './exact-entry.ts';
import { queryOf } from './query-text.ts';
import { SEED_ENTRY } from './seed-question.ts';

const MOST_LARGE = 4;

/** A question to `/api/v1/numbers/deal`, entry by entry. */
export const DEAL_ENTRIES = {
  show: v.picklist(SHOW_NAMES, 'must be es, uk, fr or 24, as text'),
  large: v.exactOptional(integerEntry({ least: 0, most: MOST_LARGE })),
  seed: SEED_ENTRY,
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
