import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import en from '../../site/i18n/en.json';
import { LOCALES } from '../../site/i18n/locales.ts';
import { pathTo, type RouteName } from '../../site/i18n/routes.ts';

const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));
const ROUTES = ['home', ...Object.keys(en.routes)] as RouteName[];
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

test('the site has its pages, in every language', () => {
  const paths = LOCALES.flatMap((locale) => [...ROUTES.map((name) => pathTo(locale, name))]);
  expect(pages).toEqual(expect.arrayContaining(['404.html', ...paths.map((path) => `${path.slice(1)}index.html`)]));
});

describe.each(pages)('%s', (page) => {
  test('is valid HTML', async () => {
    const report = await validator.validateString(await readFile(`${DIST}${page}`, 'utf8'));
    const messages = report.results.flatMap(({ messages }) => messages);
    expect(messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)).toEqual([]);
  });

  test('has no script or style in its text but that of the theme, so that the strict policy holds', async () => {
    const html = await readFile(`${DIST}${page}`, 'utf8');
    expect(html).not.toMatch(/<style|\sstyle=|\son\w+=/);
    expect(html.match(/<script(?![^>]*(\ssrc=|application\/(ld\+)?json))[^>]*>/g)).toEqual(['<script>']);
  });
});
