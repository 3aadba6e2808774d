import * as v from 'valibot';
import { exactly } from '../edge/exactly.ts';
import { refuseUnless } from '../edge/refuse-unless.ts';
import { plays, STRATEGIES, STRATEGY_NAMES, type Strategy } from '../solvers/arithmetic/history/strategies.ts';
import { LIMITS, type Values } from '../solvers/arithmetic/puzzle.ts';
import { BUDGET_ENTRY } from './budget-question.ts';
import { exactEntry, integerEntry } from './exact-entry.ts';
import { queryOf } from './query-text.ts';
import { byValues, RULES_ENTRIES, rulesOf } from './rules-question.ts';

/** Solutions that one reply tells: at most, and when the request does not say. With `find=best` there is no list, and they say nothing. */
const MOST_SOLUTIONS = 1000;
const DEFAULT_LIMIT = 50;

const ONLY_BEST = 'must be best with every strategy but subsets';

/** The given numbers, as the rules have them. */
export function numbersEntry(values: Values) {
  const list = `must be a list of ${LIMITS.numbers.least} to ${LIMITS.numbers.most} ${NAMES[values]}`;
  return v.pipe(
    v.array(exactEntry(values, LIMITS.number), list),
    v.minLength(LIMITS.numbers.least, list),
    v.maxLength(LIMITS.numbers.most, list),
  );
}

const NAMES = { natural: 'integers', integer: 'integers', rational: 'integers or fractions' };

/** The target, as the rules have it. */
export const targetEntry = (values: Values) => exactEntry(values, LIMITS.target);

/** A question to `/api/v1/numbers`, entry by entry. Each message says what would be right. */
export const numbersEntries = (values: Values) => ({
  numbers: numbersEntry(values),
  target: targetEntry(values),
  ...RULES_ENTRIES,
  find: v.optional(v.picklist(['best', 'all'], 'must be best or all'), 'best'),
  limit: v.optional(integerEntry({ least: 1, most: MOST_SOLUTIONS }), DEFAULT_LIMIT),
  offset: v.optional(integerEntry({ least: 0, most: Number.MAX_SAFE_INTEGER }), 0),
  budget: BUDGET_ENTRY,
  strategy: v.optional(
    v.picklist(['subsets', ...STRATEGY_NAMES], `must be ${['subsets', ...STRATEGY_NAMES].join(', ')}`),
    'subsets',
  ),
});

/** The question as JSON asks it. */
export const numbersBody = byValues((values) =>
  v.pipe(
    exactly(numbersEntries(values)),
    v.forward(refuseUnless('not_applicable', isPlayed, rulesPlayed), ['strategy']),
    v.forward(
      refuseUnless('not_applicable', ({ find, strategy }) => find === 'best' || strategy === 'subsets', ONLY_BEST),
      ['find'],
    ),
  ),
);
export type NumbersQuestion = v.InferOutput<typeof numbersBody>;

/** The question as a query asks it: the same, once its text is read. */
export const numbersQuery = queryOf(numbersBody);

type Played = v.InferOutput<v.ObjectSchema<ReturnType<typeof numbersEntries>, undefined>>;

function isPlayed(question: Played): boolean {
  return question.strategy === 'subsets' || plays(question.strategy, rulesOf(question));
}

/** What is to be told where `isPlayed` is false, and so of a strategy other than `subsets`. */
function rulesPlayed({ strategy }: Played): string {
  const { values, use } = STRATEGIES[strategy as Strategy];
  return `${strategy} plays values=${values} with use=${use} only; subsets plays all`;
}
