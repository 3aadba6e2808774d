import { Hono } from 'hono';
import { VERSION } from '../edge/version.ts';

/** `/api/v1/health`: that the service answers, and which version does. */
export const health = new Hono<{ Bindings: Env }>().get('/', (c) =>
  c.json({ status: 'ok', version: VERSION }, 200, { 'Cache-Control': 'no-store' }),
);
