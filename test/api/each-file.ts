import { env } from 'cloudflare:workers';
import { beforeAll } from 'vitest';

/* Files share a Worker; each begins with nothing kept. */
beforeAll(async () => {
  const { keys, list_complete } = await env.ANSWERS.list();
  if (!list_complete) throw new Error('more is kept than one list tells');
  await Promise.all(keys.map(({ name }) => env.ANSWERS.delete(name)));
});
