import { createMiddleware } from 'hono/factory';
import { problem } from './problem.ts';
import { LATE, within } from './within.ts';

/** The `period` of the rate limit in `wrangler.toml`, in seconds: nobody has to wait longer than this. */
const PERIOD_S = 60;

/** How long the limiter may keep a request waiting, in milliseconds. */
const PATIENCE_MS = 100;

/**
 * Refuses with a 429 what one address asks beyond the limit in `wrangler.toml`. For resources that cost.
 *
 * A limiter that is missing, fails or hangs refuses nobody, and so does a request without an address.
 */
export const rateLimit = createMiddleware<{ Bindings: Env }>(async (c, next) => {
  const address = c.req.header('CF-Connecting-IP');
  if (address !== undefined && (await isOverLimit(c.env.RATE_LIMIT, address))) {
    return problem('too-many-requests', `Ask again in ${PERIOD_S} seconds.`, [], { 'Retry-After': `${PERIOD_S}` });
  }
  return next();
});

async function isOverLimit(limiter: RateLimit | undefined, key: string): Promise<boolean> {
  if (limiter === undefined) return false;
  try {
    const outcome = await within(PATIENCE_MS, async () => limiter.limit({ key }));
    return outcome !== LATE && !outcome.success;
  } catch (error) {
    console.warn('The rate limit failed', error);
    return false;
  }
}
