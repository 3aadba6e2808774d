import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { HTTPException } from 'hono/http-exception';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { secureHeaders } from 'hono/secure-headers';
import { timing } from 'hono/timing';
import { cryptarithm } from './api/cryptarithm.ts';
import { health } from './api/health.ts';
import { letters } from './api/letters.ts';
import { numbers } from './api/numbers.ts';
import { invalidInput, problem } from './edge/problem.ts';

/** Headers that a page of another origin may read. */
const EXPOSED_HEADERS = ['ETag', 'Allow', 'Cache-Status', 'Retry-After', 'Server-Timing'];

/** A slash at the end of an address makes no difference. */
const router = new Hono<{ Bindings: Env }>({ strict: false });

/**
 * The API: middleware, then resources, in the order in which a request meets them.
 *
 * The outermost come first, so that what they add is on every reply, errors and 304 included. A preflight goes no
 * further than `cors`.
 */
export const app = router
  .use(
    secureHeaders({
      contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
      // Pages of any origin use this API, with `fetch` and under any embedder policy.
      crossOriginResourcePolicy: 'cross-origin',
      xFrameOptions: 'DENY',
      // The owner's other subdomains are the owner's business.
      strictTransportSecurity: 'max-age=15552000',
    }),
  )
  .use(cors({ allowMethods: ['GET', 'HEAD', 'POST', 'OPTIONS'], exposeHeaders: EXPOSED_HEADERS, maxAge: 86_400 }))
  .use(timing({ crossOrigin: true }))
  .use(
    etag({
      // Hono strips a 304 of every header that is not in this list, those of `cors` too.
      retainedHeaders: [
        ...RETAINED_304_HEADERS,
        'access-control-allow-origin',
        'access-control-expose-headers',
        'cache-status',
      ],
    }),
  )
  .use(methodNotAllowed({ app: router, onMethodNotAllowed: refuseMethod }))
  .route('/api/v1/health', health)
  .route('/api/v1/numbers', numbers)
  .route('/api/v1/cryptarithm', cryptarithm)
  .route('/api/v1/letters', letters);

app.notFound((c) => problem('not-found', `There is nothing at ${c.req.path}.`));

app.onError((error) => {
  // What Hono's validator throws when a body is not JSON, and the only exception that a request can cause.
  if (error instanceof HTTPException && error.status === 400) {
    return invalidInput([{ path: 'body', code: 'malformed_json', message: 'The body must be well-formed JSON.' }]);
  }
  console.error(error);
  return problem('internal-error', 'The service failed to answer this request. The fault is not in the request.');
});

function refuseMethod(_: Context, methods: string[]): Response {
  const allowed = [...methods, 'OPTIONS'].sort().join(', ');
  return problem('method-not-allowed', `This resource takes ${allowed}.`, [], { Allow: allowed });
}

export type Api = typeof app;
