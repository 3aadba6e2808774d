import * as v from 'valibot';
import { invalidInput, type Refusal, type RefusalCode } from './problem.ts';
import { OWN_CODES } from './refuse-unless.ts';

/** The stable code of each rule that our schemas use, by valibot's name for it; our own rules are named by their codes. */
const CODES: Readonly<Record<string, RefusalCode>> = {
  ...Object.fromEntries(OWN_CODES.map((code) => [code, code])),
  array: 'wrong_type',
  boolean: 'wrong_type',
  custom: 'wrong_type',
  integer: 'not_integer',
  max_length: 'too_many',
  max_value: 'too_large',
  min_length: 'too_few',
  min_value: 'too_small',
  number: 'not_integer',
  object: 'missing',
  picklist: 'not_supported',
  raw_check: 'unknown_parameter',
  regex: 'not_supported',
  string: 'wrong_type',
  union: 'wrong_type',
};

/** The longest path told: a client may name a parameter as it likes. */
const MAX_PATH_LENGTH = 64;

/**
 * The hook for `sValidator`: refuses with a 400 what the schema does.
 *
 * @returns nothing when the schema is satisfied.
 */
export function refuse(result: Outcome) {
  return result.success ? undefined : invalidInput(refusalsOf(result.error));
}

type Outcome = { readonly success: true } | { readonly success: false; readonly error: readonly Issue[] };

/** What the Standard Schema interface shows of an issue of valibot; the rest of it is there nonetheless. */
interface Issue {
  readonly message: string;
}

/** The issues as refusals, the first of each path only. */
function refusalsOf(issues: readonly Issue[]): Refusal[] {
  const refusals = new Map<string, Refusal>();
  for (const issue of issues as readonly v.BaseIssue<unknown>[]) {
    const path = (v.getDotPath(issue) ?? 'body').slice(0, MAX_PATH_LENGTH);
    const code = CODES[issue.type] ?? 'invalid';
    if (!refusals.has(path)) refusals.set(path, { path, code, message: issue.message });
  }
  return [...refusals.values()];
}
