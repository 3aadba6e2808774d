import { LIMITS } from '../../../functions/solvers/arithmetic/puzzle.ts';

/** Why a field holds no part of a game. `token` is the piece at fault, as written. */
export type Fault =
  | { readonly code: 'missing' }
  | { readonly code: 'malformed'; readonly token: string }
  | { readonly code: 'outOfRange'; readonly token: string }
  | { readonly code: 'tooMany'; readonly count: number };

/** What a field holds: a value or the first thing that is wrong with it. */
export type Reading<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fault: Fault };

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

/** Reads the target: one whole number from 0 to 2^53 − 1. */
export function readTarget(text: string): Reading<number> {
  const token = text.trim();
  return token === '' ? { ok: false, fault: { code: 'missing' } } : readWhole(token, LIMITS.target);
}

/** The numbers that can be shown while the field is still being typed: those in range, as many as fit. */
export function numbersSoFar(text: string): readonly number[] {
  return tokensOf(text)
    .map((token) => readWhole(token, LIMITS.number))
    .flatMap((reading) => (reading.ok ? [reading.value] : []))
    .slice(0, LIMITS.numbers.most);
}
