import * as v from 'valibot';
import { exactly } from '../edge/exactly.ts';
import { refuseUnless } from '../edge/refuse-unless.ts';
import { vowelBounds, vowelsIn } from '../solvers/letters/deal/deal.ts';
import { LETTER_SHOW_NAMES, LETTER_SHOWS, type LetterShowName } from '../solvers/letters/deal/shows.ts';
import { integerEntry } from './exact-entry.ts';
import { queryOf } from './query-text.ts';
import { SEED_ENTRY } from './seed-question.ts';

/** What the shows allow taken together; what one of them allows is seen to once it is known which. */
const BOUNDS = LETTER_SHOW_NAMES.map(vowelBounds);
const VOWELS = {
  least: Math.min(...BOUNDS.map(({ least }) => least)),
  most: Math.max(...BOUNDS.map(({ most }) => most)),
};
const SIZES = LETTER_SHOW_NAMES.map((show) => LETTER_SHOWS[show].drawn);
const CHOICES = new RegExp(`^[cv]{${Math.min(...SIZES)},${Math.max(...SIZES)}}$`);

const CHOICES_MESSAGE = 'must be c (a consonant) or v (a vowel) for each letter, such as cvcvcvccv';
const ONLY_ONE = 'must be left out with vowels: the choices tell how many there are';

/** A question to `/api/v1/letters/deal`, entry by entry. */
export const LETTERS_DEAL_ENTRIES = {
  show: v.picklist(LETTER_SHOW_NAMES, `must be ${LETTER_SHOW_NAMES.join(', ')}`),
  seed: SEED_ENTRY,
  vowels: v.exactOptional(integerEntry(VOWELS)),
  choices: v.exactOptional(
    v.pipe(v.string('must be text'), v.regex(CHOICES, CHOICES_MESSAGE), v.metadata({ examples: ['cvcvcvccv'] })),
  ),
};

/** The question as JSON asks it. */
export const lettersDealBody = v.pipe(
  exactly(LETTERS_DEAL_ENTRIES),
  v.forward(
    refuseUnless(
      'too_small',
      ({ show, vowels }) => vowels === undefined || vowels >= vowelBounds(show).least,
      ({ show }) => bounds(show),
    ),
    ['vowels'],
  ),
  v.forward(
    refuseUnless(
      'too_large',
      ({ show, vowels }) => vowels === undefined || vowels <= vowelBounds(show).most,
      ({ show }) => bounds(show),
    ),
    ['vowels'],
  ),
  v.forward(
    refuseUnless(
      'not_applicable',
      ({ show, choices }) => choices === undefined || isChoiceOf(show, choices),
      ({ show }) => `must be ${LETTER_SHOWS[show].drawn} letters with show=${show}, ${range(show)} of them v`,
    ),
    ['choices'],
  ),
  v.forward(
    refuseUnless('not_applicable', ({ vowels, choices }) => vowels === undefined || choices === undefined, ONLY_ONE),
    ['choices'],
  ),
);
export type LettersDealQuestion = v.InferOutput<typeof lettersDealBody>;

/** The question as a query asks it. */
export const lettersDealQuery = queryOf(lettersDealBody);

function bounds(show: LetterShowName): string {
  return `must be ${range(show)} with show=${show}`;
}

function range(show: LetterShowName): string {
  const { least, most } = vowelBounds(show);
  return `${least} to ${most}`;
}

function isChoiceOf(show: LetterShowName, choices: string): boolean {
  const { least, most } = vowelBounds(show);
  const vowels = vowelsIn(choices);
  return choices.length === LETTER_SHOWS[show].drawn && vowels >= least && vowels <= most;
}
