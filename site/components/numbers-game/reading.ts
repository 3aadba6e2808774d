import { LIMITS } from '../../../functions/solvers/arithmetic/puzzle.ts';
import type { Draft, Game } from './address.ts';

/** Why a field holds no part of a game. `token` is the piece at fault, as written. */
export type Fault =
  | { readonly code: 'missing' }
  | { readonly code: 'malformed'; readonly token: string }
  | { readonly code: 'outOfRange'; readonly token: string }
  | { readonly code: 'tooMany'; readonly count: number };

/** What a field holds: a value or the first thing that is wrong with it. */
type Reading<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly fault: Fault };

interface Range {
  readonly least: number;
  readonly most: number;
}

const tokensOf = (text: string) => text.split(/[\s,;]+/).filter((token) => token !== '');

function readWhole(token: string, { least, most }: Range): Reading<number> {
  if (!/^[+-]?\d+$/.test(token)) return { ok: false, fault: { code: 'malformed', token } };
  const value = Number(token);
  return value >= least && value <= most ? { ok: true, value } : { ok: false, fault: { code: 'outOfRange', token } };
}

/** Reads the given numbers: 1 to 10 whole numbers from 1 to 1,000,000, with commas, semicolons or spaces between. */
export function readNumbers(text: string): Reading<readonly number[]> {
  const readings = tokensOf(text).map((token) => readWhole(token, LIMITS.number));
  const numbers: number[] = [];
  for (const reading of readings) {
    if (!reading.ok) return reading;
    numbers.push(reading.value);
  }
  if (numbers.length < LIMITS.numbers.least) return { ok: false, fault: { code: 'missing' } };
  if (numbers.length > LIMITS.numbers.most) return { ok: false, fault: { code: 'tooMany', count: numbers.length } };
  return { ok: true, value: numbers };
}

/** One number written in groups of three, all with the same separator between: 9,007,199 or 9.007.199 or 9 007 199. */
const GROUPED = /^[+-]?\d{1,3}([,.'’ ])\d{3}(?:\1\d{3})*$/;

/** The text of a field that holds one number, without the spaces around it and the separators between its thousands. */
export function ungrouped(text: string): string {
  // Print sets thin or no-break spaces there; a pattern of the language calls each of them white space.
  const token = text.trim().replaceAll(/\s/g, ' ');
  return GROUPED.test(token) ? token.replaceAll(/[,.'’ ]/g, '') : token;
}

/** Reads the target: one whole number from 0 to 2^53 − 1, with or without thousands separators. */
export function readTarget(text: string): Reading<number> {
  const token = ungrouped(text);
  return token === '' ? { ok: false, fault: { code: 'missing' } } : readWhole(token, LIMITS.target);
}

/** The game that a draft holds, or undefined when something is wrong with it. */
export function gameIn({ numbers, target }: Draft): Game | undefined {
  const given = readNumbers(numbers);
  const reached = readTarget(target);
  return given.ok && reached.ok ? { numbers: given.value, target: reached.value } : undefined;
}

/** The numbers that can be shown while the field is still being typed: those in range, as many as fit. */
export function numbersSoFar(text: string): readonly number[] {
  return tokensOf(text)
    .map((token) => readWhole(token, LIMITS.number))
    .flatMap((reading) => (reading.ok ? [reading.value] : []))
    .slice(0, LIMITS.numbers.most);
}
