import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { app } from '../../functions/app.ts';
import type { Example } from '../../functions/openapi/open-api-shape.ts';
import { document, operations } from './openapi.ts';
import { requestOf } from './request-of.ts';
import { ask } from './service.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('every route of the app is in the document, and nothing else', () => {
  const routes = app.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`);
  expect(new Set(operations.map(({ name }) => name))).toEqual(new Set(routes));
  expect(operations.length).toBe(19);
});

test('every operation has a name of its own', () => {
  const ids = operations.map(({ operation }) => operation.operationId);
  expect(new Set(ids).size).toBe(ids.length);
});

describe.each(operations)('$name', ({ method, path, operation }) => {
  const replies = Object.entries(operation.responses);
  const examples = replies.flatMap(([status, { content = {} }]) =>
    Object.entries(content).flatMap(([type, { examples = {} }]) =>
      Object.values(examples).map((example) => ({ status, type, example })),
    ),
  );

  it('has an answer as an example, and what it refuses if it refuses anything', () => {
    const statuses = ['200', ...('400' in operation.responses ? ['400'] : [])];
    expect([...new Set(examples.map(({ status }) => status))]).toEqual(statuses);
  });

  it.each(examples)('answers $example.description as the document says', async ({ status, type, example }) => {
    const { path, init } = requestOf(example.description ?? '');
    const reply = await ask(path, init);
    expect(String(reply.status)).toBe(status);
    expect(reply.headers.get('Content-Type')).toBe(type);
    expect(await reply.json()).toEqual(example.value);
  });

  it('gives its parameters and its body as its answers were asked for', () => {
    const answered = operation.responses['200']?.content?.['application/json']?.examples ?? {};
    const bodies = operation.requestBody?.content['application/json']?.examples;
    for (const [name, { description = '' }] of Object.entries<Example>(answered)) {
      const { path, init } = requestOf(description);
      if (bodies) expect(bodies[name]?.value).toEqual(JSON.parse(String(init.body)));
      else expect(givenIn(name)).toEqual(Object.fromEntries(new URL(path, 'https://example.com').searchParams));
    }
  });

  /** What the parameters say that an example asks. */
  function givenIn(name: string): Record<string, string> {
    const given = (operation.parameters ?? []).filter(({ examples }) => examples?.[name]);
    return Object.fromEntries(given.map(({ name: key, examples }) => [key, String(examples?.[name]?.value)]));
  }

  it('replies with every status of the document, in its form, and with no other', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const found = new Map<string, Response>();
    for (const reply of await provoked()) found.set(String(reply.status), reply);
    expect([...found.keys()].sort()).toEqual(replies.map(([status]) => status).sort());
    for (const [status, { headers = {}, content = {} }] of replies) {
      const reply = found.get(status);
      expect([...Object.keys(content), null]).toContain(reply?.headers.get('Content-Type') ?? null);
      for (const header of Object.keys(headers)) expect(reply?.headers.has(header), `${status} ${header}`).toBe(true);
      expect(reply?.headers.has('Cache-Status') ?? false, status).toBe('Cache-Status' in headers);
    }
  });

  /** The replies to the first example, well and badly asked. */
  async function provoked(): Promise<Response[]> {
    const line = examples[0]?.example.description ?? '';
    const { path: address, init } = requestOf(line);
    const answer = await ask(address, init);
    if (method === 'POST') {
      const post = (body: string, type: string) => ({ method, body, headers: { 'Content-Type': type } });
      return [
        answer,
        await ask(path, post('{', 'application/json')),
        await ask(path, post(' '.repeat(20_000), 'application/json')),
        await ask(path, post('{}', 'text/plain')),
        ...(await refusedAndBroken(address, init)),
      ];
    }
    const again = await ask(address, { headers: { 'If-None-Match': answer.headers.get('ETag') ?? '' } });
    const unknown = await ask(`${path}?nothing=1`);
    return [answer, again, unknown, ...(await refusedAndBroken(address, init))];
  }
});

/** What comes when the limiter refuses, and when the service is broken. */
async function refusedAndBroken(path: string, init: RequestInit): Promise<Response[]> {
  const limited = { RATE_LIMIT: { limit: async () => ({ success: false }) } };
  const broken = {
    get RATE_LIMIT(): never {
      throw new Error('broken');
    },
  };
  const headers = { ...init.headers, 'CF-Connecting-IP': '192.0.2.1' };
  return [
    await ask(path, { ...init, headers }, limited),
    await app.request(path, { ...init, headers }, broken as unknown as Env),
  ];
}

test('no schema of the document is left unused', () => {
  const text = JSON.stringify(document);
  for (const name of Object.keys(document.components.schemas)) {
    expect(text).toContain(`"#/components/schemas/${name}"`);
  }
});
