import { Hono } from 'hono';

export const app = new Hono<{ Bindings: Env }>().get('/api/v1/health', (c) =>
  c.json({ status: 'ok', version: '0.1.0' }),
);

export type Api = typeof app;
