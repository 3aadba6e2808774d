import * as v from 'valibot';
import { refuseUnless } from '../edge/refuse-unless.ts';
import type { Exact } from '../solvers/arithmetic/answer.ts';
import type { Values } from '../solvers/arithmetic/puzzle.ts';

/** The integers that an entry may be, both ends included. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

/** `"p/q"`, reduced or not: plain decimal digits, no sign but a minus at the beginning, no leading zero, no space. */
const FRACTION = /^(-?(?:0|[1-9][0-9]*))\/(0|[1-9][0-9]*)$/;

/**
 * The schema of a number as the rules have it: an integer of the range under `natural`; with its negatives under
 * `integer`; with fractions, as text `"p/q"`, under `rational`, where p is such an integer and q a positive one.
 */
export function exactEntry(values: Values, { least, most }: Range): v.GenericSchema<Exact, Exact> {
  if (values === 'natural') return integerEntry({ least, most });
  return values === 'integer' ? integerEntry({ least: -most, most }) : rationalEntry(most);
}

/** The bounds come first, so that 1e400 in JSON is told to be too large rather than no integer. */
export function integerEntry({ least, most }: Range, message = `must be an integer from ${least} to ${most}`) {
  return v.pipe(
    v.number(message),
    v.minValue(least, message),
    v.maxValue(most, message),
    v.integer(message),
    // JSON has a zero below zero, arithmetic has not.
    v.transform((integer) => integer + 0),
  );
}

function rationalEntry(most: number): v.GenericSchema<Exact, Exact> {
  const message = `must be an integer from ${-most} to ${most}, or text "p/q" of such a p and a q from 1 to ${most}`;
  return v.pipe(
    v.custom<Exact>(() => true),
    v.metadata({
      anyOf: [
        { type: 'integer', minimum: -most, maximum: most },
        { type: 'string', pattern: FRACTION.source, examples: ['1/2'] },
      ],
    }),
    v.transform(partsOf),
    refuseUnless('not_rational', (parts) => parts !== undefined, message),
    refuseUnless('zero_denominator', (parts) => parts?.denominator !== 0, `has a denominator of 0; it ${message}`),
    refuseUnless('too_small', (parts) => parts === undefined || parts.numerator >= -most, message),
    refuseUnless('too_large', (parts) => parts === undefined || parts.numerator <= most, message),
    refuseUnless('too_large', (parts) => parts === undefined || parts.denominator <= most, message),
    v.transform((parts) => parts?.exact ?? 0),
  );
}

/** What a number is made of; the parts are rounded where they are out of any range. */
interface Parts {
  readonly numerator: number;
  readonly denominator: number;
  readonly exact: Exact;
}

/** The parts of a number; undefined for what is neither an integer nor text `"p/q"`. */
function partsOf(input: Exact): Parts | undefined {
  if (typeof input === 'number') {
    return Math.floor(input) === input ? { numerator: input, denominator: 1, exact: input + 0 } : undefined;
  }
  const [exact, numerator, denominator] = (typeof input === 'string' && FRACTION.exec(input)) || [];
  return exact === undefined ? undefined : { numerator: Number(numerator), denominator: Number(denominator), exact };
}
