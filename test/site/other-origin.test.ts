import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { RESOURCE_NAMES } from '../../functions/openapi/resources.ts';
import { pathTo } from '../../site/i18n/routes.ts';
import { browserOfFile } from './browser.ts';

/** A site of somebody else: an empty page, and the one that our page shows as an example. */
let server: Server;
let theirs: string;
/** The code that our page shows, each sample by its resource and label. */
let samples: { readonly resource: string; readonly label: string; readonly code: string }[];

beforeAll(async () => {
  samples = await samplesOf(`${inject('origin')}${pathTo('en', 'api')}`);
  const embedding = samples.find(({ resource }) => resource === 'embedding')?.code ?? '';
  const pages: Readonly<Record<string, string>> = { '/': '<!doctype html><title>Theirs</title>', '/game': embedding };
  server = createServer((request, response) => {
    const page = pages[request.url ?? ''];
    response.writeHead(page === undefined ? 404 : 200, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  theirs = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
});

async function samplesOf(address: string) {
  const browser = await browserOfFile();
  const page = await browser.newPage();
  await page.goto(address);
  const found = await page.locator('figure[data-code-sample]').evaluateAll((figures) =>
    figures.map((figure) => ({
      resource: figure.closest('section')?.id ?? '',
      label: figure.querySelector('figcaption span')?.textContent ?? '',
      code: figure.querySelector('code')?.textContent ?? '',
    })),
  );
  await page.close();
  return found;
}

/** Opens a page of theirs, and counts the preflights that the browser sends from it. */
async function open(path = '/'): Promise<{ readonly page: Page; readonly preflights: string[] }> {
  const browser = await browserOfFile();
  const context = await browser.newContext();
  const page = await context.newPage();
  const preflights: string[] = [];
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ initiator, request }) => {
    if (initiator.type === 'preflight') preflights.push(`${request.method} ${new URL(request.url).pathname}`);
  });
  await page.goto(theirs + path);
  return { page, preflights };
}

/** How a page of theirs asks. */
type Asked = Pick<RequestInit, 'method' | 'cache'> & { body?: string; headers?: Record<string, string> };

/** What a page of theirs can read of a reply of ours; of a header that it may not read, null. */
async function ask(page: Page, path: string, init: Asked = {}) {
  const { headers, ...reply } = await page.evaluate(
    async ([address, options]) => {
      const reply = await fetch(address, options);
      return { status: reply.status, headers: [...reply.headers], text: await reply.text() };
    },
    [inject('origin') + path, init] as const,
  );
  return { ...reply, header: (name: string) => new Headers(headers).get(name) };
}

const GAME = '/api/v1/numbers?numbers=2,3,7&target=42';
const JSON_TYPE = { 'Content-Type': 'application/json' };

describe('a page of another origin', () => {
  test('asks with a query, without a preflight, and reads the headers that matter', async () => {
    const { page, preflights } = await open();
    const { status, header, text } = await ask(page, GAME);
    expect(status).toBe(200);
    expect(JSON.parse(text).best).toMatchObject({ value: 42, distance: 0, numbersUsed: 3 });
    expect(header('cache-control')).toBe('public, max-age=86400');
    expect(header('cache-status')).toMatch(/^Cifras; (hit|fwd=miss; stored)$/);
    expect(header('etag')).toMatch(/^"[0-9a-f]{40}"$/);
    expect(header('server-timing')).toMatch(/total/);
    expect(preflights).toEqual([]);
    await page.context().close();
  });

  test('asks in JSON, after a preflight that it need not repeat', async () => {
    const { page, preflights } = await open();
    for (const target of [42, 43]) {
      const body = JSON.stringify({ numbers: [2, 3, 7], target });
      const { status, header, text } = await ask(page, '/api/v1/numbers', {
        method: 'POST',
        headers: JSON_TYPE,
        body,
      });
      expect(status).toBe(200);
      expect(JSON.parse(text).puzzle.target).toBe(target);
      expect(header('cache-control')).toBe('no-store');
    }
    expect(preflights).toEqual(['OPTIONS /api/v1/numbers']);
    await page.context().close();
  });

  test('reads what went wrong', async () => {
    const { page } = await open();
    const refused = await ask(page, '/api/v1/numbers?numbers=2,0');
    expect(refused.status).toBe(400);
    expect(refused.header('content-type')).toBe('application/problem+json');
    expect(JSON.parse(refused.text)).toMatchObject({
      type: '/problems/#invalid-input',
      errors: [
        { path: 'numbers.1', code: 'too_small' },
        { path: 'target', code: 'missing' },
      ],
    });
    const body = '{"numbers":';
    const malformed = await ask(page, '/api/v1/numbers', { method: 'POST', headers: JSON_TYPE, body });
    expect(JSON.parse(malformed.text)).toMatchObject({
      status: 400,
      errors: [{ path: 'body', code: 'malformed_json' }],
    });
    const text = await ask(page, '/api/v1/numbers', { method: 'POST', body: '{}' });
    expect(text.status).toBe(415);
    expect((await ask(page, '/api/v1/nothing')).status).toBe(404);
    await page.context().close();
  });

  test('may bring the tag of an answer that it has, and is told that it still holds', async () => {
    const { page } = await open();
    const { header } = await ask(page, GAME);
    const again = await ask(page, GAME, { headers: { 'If-None-Match': header('etag') ?? '' }, cache: 'no-store' });
    expect(again).toMatchObject({ status: 304, text: '' });
    expect(again.header('etag')).toBe(header('etag'));
    expect(again.header('cache-status')).toBe('Cifras; hit');
    await page.context().close();
  });

  test('reads the document', async () => {
    const { page } = await open();
    expect(JSON.parse((await ask(page, '/openapi.json')).text)).toMatchObject({ openapi: '3.1.1' });
    await page.context().close();
  });
});

test('the code that the page shows does what it says, from another origin', async () => {
  const scripts = samples.filter(({ label }) => label.startsWith('fetch'));
  expect(scripts.map(({ resource, label }) => `${resource}: ${label}`)).toEqual([
    ...RESOURCE_NAMES.flatMap((name) =>
      name === 'health' ? [`${name}: fetch`] : [`${name}: fetch`, `${name}: fetch, POST with JSON`],
    ),
  ]);
  const { page } = await open();
  for (const { resource, label, code } of scripts) {
    const answer = await page.evaluate(`(async () => { ${code}\nreturn answer; })()`);
    const curl = samples.find((sample) => sample.resource === resource && sample.label === 'curl')?.code ?? '';
    const [, address = ''] = /^curl '([^']+)'$/.exec(curl) ?? [];
    expect(answer, `${resource}, ${label}`).toEqual(await (await fetch(address)).json());
  }
  await page.context().close();
});

test('the page that it shows asks and shows the working, or what was wrong', async () => {
  const { page } = await open('/game');
  await page.getByRole('button', { name: 'Solve' }).click();
  await page.getByRole('listitem').first().waitFor();
  const { best } = await (await fetch(`${inject('origin')}/api/v1/numbers?numbers=25,50,75,100,3,6&target=952`)).json();
  const steps = (best.steps as { left: number; operator: string; right: number; result: number }[]).map(
    ({ left, operator, right, result }) => `${left} ${operator} ${right} = ${result}`,
  );
  expect(await page.getByRole('listitem').allTextContents()).toEqual(steps);
  expect(await page.getByRole('status').textContent()).toBe(`${best.expression} = 952`);
  await page.getByLabel('Target').fill('nine');
  await page.getByLabel('Target').press('Enter');
  await page.getByText('target: must be an integer').waitFor();
  expect(await page.getByRole('listitem').count()).toBe(0);
  await page.context().close();
});
