import { inject } from 'vitest';
import { requestOf } from '../api/request-of.ts';

/** What the running service answers to a request line, such as `GET /api/v1/health`. */
export async function reply(line: string): Promise<{ readonly status: number; readonly body: unknown }> {
  const { path, init } = requestOf(line);
  const response = await fetch(inject('origin') + path, init);
  return { status: response.status, body: await response.json() };
}
