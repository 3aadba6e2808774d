import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';

const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));
const pages = globSync('**/*.html', { cwd: DIST });

const validator = new HtmlValidate(
  new FileSystemConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
    rules: {
      'require-sri': ['error', { target: 'crossorigin' }],
      // What an answer fills in is empty until there is one; axe looks at it when it is filled, in `appearance.test.ts`.
      'empty-heading': 'off',
      'text-content': 'off',
    },
  }),
);

test('the site has its pages', () => {
  expect(pages.sort()).toEqual([
    '24/index.html',
    '404.html',
    'es/24/index.html',
    'es/index.html',
    'es/problems/index.html',
    'index.html',
    'problems/index.html',
  ]);
});

describe.each(pages)('%s', (page) => {
  test('is valid HTML', async () => {
    const report = await validator.validateString(await readFile(`${DIST}${page}`, 'utf8'));
    const messages = report.results.flatMap(({ messages }) => messages);
    expect(messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)).toEqual([]);
  });

  test('has no script or style in its text, so that the strict policy holds', async () => {
    const html = await readFile(`${DIST}${page}`, 'utf8');
    expect(html).not.toMatch(/<style|\sstyle=|\son\w+=/);
    expect(html.match(/<script(?![^>]*(\ssrc=|application\/json))[^>]*>/g)).toBeNull();
  });
});
