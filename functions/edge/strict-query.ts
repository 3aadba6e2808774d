import { createMiddleware } from 'hono/factory';
import { invalidInput, type Refusal } from './problem.ts';

/** The longest value of one parameter, in characters as sent: an expression of 500, each three bytes, each byte as `%E2`. */
export const MAX_VALUE_LENGTH = 4500;

/**
 * Lets through a query in which each parameter is well encoded, given once, and of a sensible length. Hono itself lets
 * bad encodings stand as they are.
 */
export const strictQuery = createMiddleware(async (c, next) => {
  const refusals = queryRefusals(new URL(c.req.url).search.slice(1));
  return refusals.length > 0 ? invalidInput(refusals) : next();
});

function queryRefusals(query: string): Refusal[] {
  const refusals: Refusal[] = [];
  const seen = new Set<string>();
  for (const parameter of query.split('&')) {
    const [name = '', ...rest] = parameter.split('=');
    const key = decoded(name);
    const value = rest.join('=');
    const path = (key ?? name).slice(0, 64);
    if (key === undefined || decoded(value) === undefined) {
      refusals.push({ path, code: 'malformed_encoding', message: 'must be percent-encoded UTF-8' });
    } else if (value.length > MAX_VALUE_LENGTH) {
      refusals.push({ path, code: 'too_long', message: `must have at most ${MAX_VALUE_LENGTH} characters` });
    } else if (parameter !== '' && seen.has(key)) {
      refusals.push({ path, code: 'duplicate', message: 'must be given once; the items of a list go together' });
    }
    if (key !== undefined) seen.add(key);
  }
  return refusals;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}
