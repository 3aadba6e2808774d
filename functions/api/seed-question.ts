import * as v from 'valibot';
import { refuseUnless } from '../edge/refuse-unless.ts';
import { cacheControl, DAY_S } from './cache-control.ts';

/** A seed is told back, so it is not to be of any length. */
const MOST_SEED_LENGTH = 64;
const SEED = `must be text of 1 to ${MOST_SEED_LENGTH} characters, or an integer up to 2^53 - 1`;

/** The `seed` of a question, as text: a number is the same seed as its digits. Without it the game is left to chance. */
export const SEED_ENTRY = v.exactOptional(
  v.pipe(
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
  ),
);

/** A seed of ten or eleven letters and digits, one of 2^53. */
export function chanceSeed(): string {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return ((high & 0x1fffff) * 2 ** 32 + low).toString(36);
}

/** `Cache-Control` for a game dealt. One whose seed is left to chance is another each time, so that no cache may keep it. */
export function dealCacheControl(method: string, { seed }: { readonly seed?: string }): string {
  return seed === undefined ? 'no-store' : cacheControl(method, DAY_S);
}
