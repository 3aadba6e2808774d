import type { Exact } from '../../../functions/solvers/arithmetic/answer.ts';
import { LIMITS, type Values } from '../../../functions/solvers/arithmetic/puzzle.ts';
import { exact, rationalOf } from '../../../functions/solvers/arithmetic/rational.ts';
import type { Draft, Game, Hand } from './address.ts';
import { type Preset, rulesIn, rulesOf } from './rules.ts';

/** Why a field holds no part of a game. `token` is the piece at fault, as written; `values` what it should have been. */
export type Fault =
  | { readonly code: 'missing' }
  | { readonly code: 'malformed' | 'outOfRange'; readonly token: string; readonly values: Values }
  | { readonly code: 'tooMany'; readonly count: number };

/** What a field holds: a value or the first thing that is wrong with it. */
type Reading<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly fault: Fault };

interface Range {
  readonly least: number;
  readonly most: number;
}

const tokensOf = (text: string) => text.split(/[\s,;]+/).filter((token) => token !== '');

/** What each kind of number looks like. A denominator is written without sign, and is not zero. */
const FORMS: Readonly<Record<Values, RegExp>> = {
  natural: /^[+-]?\d+$/,
  integer: /^[+-]?\d+$/,
  rational: /^[+-]?\d+(\/0*[1-9]\d*)?$/,
};

/** The range of a kind of number: the signs are free where there are negative values. */
export const rangeOf = (values: Values, range: Range): Range =>
  values === 'natural' ? range : { least: -range.most, most: range.most };

/** Reads one number of a kind. A numerator has the range of an integer, a denominator the same from 1 on. */
function readExact(token: string, values: Values, limits: Range): Reading<Exact> {
  // The signs of print stand for those of the keyboard.
  const plain = token.replace('−', '-').replace('⁄', '/');
  if (!FORMS[values].test(plain)) return { ok: false, fault: { code: 'malformed', token, values } };
  const { least, most } = rangeOf(values, limits);
  const [numerator, denominator = 1] = plain.split('/').map(Number);
  const fits = numerator !== undefined && numerator >= least && numerator <= most && denominator <= most;
  return fits
    ? { ok: true, value: exact(rationalOf(plain)) }
    : { ok: false, fault: { code: 'outOfRange', token, values } };
}

/** Reads the given numbers: 1 to 10 of a kind, with commas, semicolons or spaces between. */
export function readNumbers(text: string, values: Values = 'natural'): Reading<readonly Exact[]> {
  const readings = tokensOf(text).map((token) => readExact(token, values, LIMITS.number));
  const numbers: Exact[] = [];
  for (const reading of readings) {
    if (!reading.ok) return reading;
    numbers.push(reading.value);
  }
  if (numbers.length < LIMITS.numbers.least) return { ok: false, fault: { code: 'missing' } };
  if (numbers.length > LIMITS.numbers.most) return { ok: false, fault: { code: 'tooMany', count: numbers.length } };
  return { ok: true, value: numbers };
}

/** One number written in groups of three, all with the same separator between: 9,007,199 or 9.007.199 or 9 007 199. */
const GROUPED = /^[+−-]?\d{1,3}([,.'’ ])\d{3}(?:\1\d{3})*$/;

/** The text of a field that holds one number, without the spaces around it and the separators between its thousands. */
export function ungrouped(text: string): string {
  // Print sets thin or no-break spaces there; a pattern of the language calls each of them white space.
  const token = text.trim().replaceAll(/\s/g, ' ');
  return GROUPED.test(token) ? token.replaceAll(/[,.'’ ]/g, '') : token;
}

/** Reads the target: one number of a kind, with or without thousands separators. */
export function readTarget(text: string, values: Values = 'natural'): Reading<Exact> {
  const token = ungrouped(text);
  return token === '' ? { ok: false, fault: { code: 'missing' } } : readExact(token, values, LIMITS.target);
}

/** The hand that a draft holds, or undefined when something is wrong with it. @param preset the rules of the page */
export function handIn(draft: Draft, preset: Preset): Hand | undefined {
  const rules = rulesIn(draft, preset);
  const given = readNumbers(draft.numbers, rules?.values);
  return rules && given.ok ? { numbers: given.value, rules } : undefined;
}

/** The game that a draft holds, or undefined when something is wrong with it. @param preset the rules of the page */
export function gameIn(draft: Draft, preset: Preset): Game | undefined {
  const hand = handIn(draft, preset);
  const reached = readTarget(draft.target, hand?.rules.values);
  return hand && reached.ok ? { ...hand, target: reached.value } : undefined;
}

/** The numbers that can be shown while the field is still being typed: those in range, as many as fit. */
export function numbersSoFar(text: string, values: Values = 'natural'): readonly Exact[] {
  return tokensOf(text)
    .map((token) => readExact(token, values, LIMITS.number))
    .flatMap((reading) => (reading.ok ? [reading.value] : []))
    .slice(0, LIMITS.numbers.most);
}

/** The kind of values a draft is played with, also when something else in it is wrong. */
export function valuesIn(draft: Draft, preset: Preset): Values {
  return (rulesIn(draft, preset) ?? rulesOf(preset)).values;
}
