import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import en from '../../site/i18n/en.json';
import es from '../../site/i18n/es.json';

const SITE = fileURLToPath(new URL('../../site/', import.meta.url));
const read = (file: string) => ({ file, source: readFileSync(`${SITE}${file}`, 'utf8') });
const components = globSync('**/*.astro', { cwd: SITE }).map(read);
/** The scripts of the site, and what describes the API in its texts. Those of the build speak to programs only. */
const scripts = globSync(['**/*.ts', '../functions/openapi/*.ts'], { cwd: SITE, exclude: ['build/**'] }).map(read);
/** A source in which names that stand for a part of the texts (`const t = textsIn(locale).ways;`) are spelled out. */
function spelledOut(source: string): string {
  const parts = [...source.matchAll(/const (\w+) = textsIn\([^;]*\)((?:\.\w+)+);/g)];
  return parts.reduce(
    (text, [, name, path]) => text.replaceAll(new RegExp(`(?<![\\w.])${name}\\.`, 'g'), `t${path}.`),
    source,
  );
}
const everything = [...components, ...scripts].map(({ source }) => spelledOut(source)).join('\n');

/** Each text by its path: `['board', 'draw']` and what it says. */
function leaves(texts: object, path: readonly string[] = []): { path: readonly string[]; text: string }[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [{ path: [...path, key], text: value }] : leaves(value, [...path, key]),
  );
}

const english = leaves(en);
const spanish = new Map(leaves(es).map(({ path, text }) => [path.join('.'), text]));
const placeholders = (text = '') => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

test('the languages have the same keys', () => {
  expect([...spanish.keys()]).toEqual(english.map(({ path }) => path.join('.')));
});

describe.each(english.map(({ path, text }) => ({ key: path.join('.'), path, text })))('$key', ({ key, path, text }) => {
  test('is said in both languages, with the same placeholders', () => {
    expect(text.trim()).not.toBe('');
    expect(spanish.get(key)?.trim()).not.toBe('');
    expect(placeholders(spanish.get(key))).toEqual(placeholders(text));
  });

  test('is used', () => {
    // By name (`t.board.draw`), or chosen at run time from the object it is in (`texts.failure[code]`).
    const isNamed = (names: readonly string[]) => new RegExp(`(?<!\\w)${names.join('\\.')}\\b(?!\\[)`).test(everything);
    const isChosen = (names: readonly string[]) => new RegExp(`(?<!\\w)${names.join('\\.')}\\[`).test(everything);
    const parents = path.map((_, depth) => path.slice(0, depth)).filter((names) => names.length > 0);
    // Handed on whole, for one thing and for many (`many(texts.solutions.count, n)`).
    const isCounted = (names: readonly string[]) =>
      new RegExp(`\\bmany\\(\\s*\\w+\\.${names.join('\\.')},`).test(everything);
    expect(isNamed(path) || parents.some(isChosen) || isCounted(path.slice(0, -1))).toBe(true);
  });
});

describe('no text stands in the code', () => {
  const LETTERS = /\p{L}{2,}/u;
  const SPOKEN = /\s(?:aria-label|aria-description|alt|title|placeholder|label)="[^"]*\p{L}{2}/u;

  /** What a component writes by itself: without its code, its comments and the values it puts in. */
  function markupOf(source: string): string {
    const withoutCode = source.replace(/^---[\s\S]*?\n---/, '').replace(/<(script|style)[\s\S]*?<\/\1>/g, '');
    let markup = withoutCode;
    // Innermost braces first; what is inside outer ones, as in a map over items, is markup again.
    for (let before = ''; before !== markup; ) {
      before = markup;
      markup = markup.replace(/\{[^{}<]*\}/g, '').replace(/\{\/\*[\s\S]*?\*\/\}/g, '');
    }
    return markup;
  }

  test.each(components)('$file', ({ source }) => {
    const markup = markupOf(source).replace(/=>\s*/g, '');
    expect(markup).not.toMatch(SPOKEN);
    const between = [...markup.matchAll(/>([^<>{}]+)</g)].map(([, text]) => text?.trim() ?? '');
    expect(between.filter((text) => LETTERS.test(text) && !/^[(&|?\w.]*\($/.test(text))).toEqual([]);
  });

  test.each(scripts)('$file', ({ source }) => {
    const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '').replace(/new Error\(.*\)|\$\{[^}]*\}/g, '');
    const quoted = [...code.matchAll(/'([^'\n]*)'|`([^`]*)`/g)].map(([, plain, template]) => plain ?? template ?? '');
    expect(quoted.filter((text) => /\p{L}{2,} \p{L}{2,}/u.test(text))).toEqual([]);
  });
});
