import * as v from 'valibot';
import { exactly } from '../edge/exactly.ts';
import { LIMITS, OPERATORS } from '../solvers/arithmetic/puzzle.ts';
import { integerOf, integersOf, operatorsOf } from './query-text.ts';

/** Milliseconds of CPU when the request names none: the free plan allows 10 for all that a request does. */
export const DEFAULT_BUDGET_MS = 7;

const LIST = `must be a list of ${LIMITS.numbers.least} to ${LIMITS.numbers.most} integers`;
const OPERATIONS = 'must be some of + - * /, such as "+-*" (in a query, write + as %2B or put commas between)';
const BUDGET = 'must be an integer of milliseconds, 1 or more';

/**
 * A question to `/api/v1/numbers`, entry by entry. Each message says what would be right.
 *
 * `rules` names a preset, and `values`, `use` and `operations` prevail over it. The largest `budget` is a setting of the
 * service, so it is not here.
 */
export const NUMBERS_ENTRIES = {
  numbers: v.pipe(
    v.array(integer(LIMITS.number), LIST),
    v.minLength(LIMITS.numbers.least, LIST),
    v.maxLength(LIMITS.numbers.most, LIST),
  ),
  target: integer(LIMITS.target),
  rules: v.optional(v.picklist(['countdown'], 'must be countdown'), 'countdown'),
  values: v.exactOptional(v.picklist(['natural'], 'must be natural')),
  use: v.exactOptional(v.picklist(['any'], 'must be any')),
  operations: v.exactOptional(
    v.pipe(
      v.custom<string | string[]>((input) => typeof input === 'string' || Array.isArray(input), OPERATIONS),
      v.transform((operators) => [...operators]),
      v.array(v.picklist(OPERATORS, OPERATIONS)),
      v.minLength(1, OPERATIONS),
    ),
  ),
  find: v.optional(v.picklist(['best'], 'must be best'), 'best'),
  budget: v.optional(integer({ least: 1, most: Number.MAX_SAFE_INTEGER }, BUDGET), DEFAULT_BUDGET_MS),
  strategy: v.optional(v.picklist(['subsets'], 'must be subsets'), 'subsets'),
};

/** The question as JSON asks it. */
export const numbersBody = exactly(NUMBERS_ENTRIES);
export type NumbersQuestion = v.InferOutput<typeof numbersBody>;

/** The question as a query asks it: the same, once its text is read. */
export const numbersQuery = v.pipe(
  v.custom<Record<string, string>>(() => true),
  v.transform(readQuery),
  numbersBody,
);

const READERS: ReadonlyMap<string, (text: string) => unknown> = new Map<string, (text: string) => unknown>([
  ['numbers', integersOf],
  ['target', integerOf],
  ['operations', operatorsOf],
  ['budget', integerOf],
]);

function readQuery(query: Record<string, string>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(query).map(([key, text]) => [key, READERS.get(key)?.(text) ?? text]));
}

/** The bounds come first, so that 1e400 in JSON is told to be too large rather than no integer. */
function integer(
  { least, most }: { readonly least: number; readonly most: number },
  message = `must be an integer from ${least} to ${most}`,
) {
  return v.pipe(v.number(message), v.minValue(least, message), v.maxValue(most, message), v.integer(message));
}
