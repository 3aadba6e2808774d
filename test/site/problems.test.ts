import { expect, inject, test } from 'vitest';
import { leave, visit } from './browser.ts';

const JSON_TYPE = { 'Content-Type': 'application/json' };

test.each([
  { path: '/api/v1/numbers', init: {}, status: 400 },
  { path: '/api/v1/nothing', init: {}, status: 404 },
  { path: '/api/v1/health', init: { method: 'DELETE' }, status: 405 },
  { path: '/api/v1/numbers', init: { method: 'POST', headers: JSON_TYPE, body: ' '.repeat(20_000) }, status: 413 },
  { path: '/api/v1/numbers', init: { method: 'POST', body: '{}' }, status: 415 },
])('the type of a $status leads to what it means, in each language', async ({ path, init, status }) => {
  const response = await fetch(new URL(path, inject('origin')), init);
  expect(response.status).toBe(status);
  const { type } = (await response.json()) as { type: string };
  for (const language of ['', '/es']) {
    const opened = await visit(`${language}${type}`);
    await opened.page.locator('section:target h2').waitFor({ state: 'visible' });
    expect(await opened.page.locator('section:target').textContent()).toContain(String(status));
    await leave(opened);
  }
});
