/** What the chapter on the longest word says, worked out by other code: its drawing, its counts, its figures of racks and lists. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { listFigures, rackFigures } from '../../site/components/letters/chapter-figures.ts';
import { drawingOf } from '../../site/components/letters/graph-drawing.ts';
import { scan, wordList } from './word-list.ts';

const read = (file: string) => readFileSync(new URL(`../../site/${file}`, import.meta.url), 'utf8');
const sorted = (tiles: string) => [...tiles].sort((a, b) => a.localeCompare(b, 'es')).join('');
const LOCALES = ['en', 'es'] as const;

describe.each(LOCALES)('the chapter in %s', (locale) => {
  const chapter = read(`content/${locale}/the-longest-word.mdx`);
  const { words: text, ending } = JSON.parse(read(`i18n/${locale}.json`)).longestWord.graph;
  const words: string[] = text.split(' ');
  const { nodes, edgeCount, width, height } = drawingOf(words, locale);

  test('draws a graph that has its words and no others, in as few nodes as there are different ways to go on', () => {
    const spelt = nodes.flatMap(({ beginnings, edges }) =>
      edges.filter(({ isEnd }) => isEnd).flatMap(({ letter }) => beginnings.map((beginning) => beginning + letter)),
    );
    expect(spelt.toSorted()).toEqual(words.toSorted());
    const beginnings = new Set(words.flatMap((word) => [...word].map((_, length) => word.slice(0, length))));
    const waysOn = [...beginnings].map((beginning) =>
      words
        .filter((word) => word.startsWith(beginning) && word !== beginning)
        .map((word) => word.slice(beginning.length))
        .sort()
        .join(),
    );
    expect(nodes.length).toBe(new Set(waysOn).size);
    expect(ending).toContain('{letter}');
    expect(chapter).toMatch(new RegExp(` ${words.join('').length} \\w+, .* ${edgeCount} \\w+`));
  });

  test('draws every tile inside, and none over another', () => {
    const tiles = nodes.flatMap(({ edges }) => edges);
    for (const [at, { x, y }] of tiles.entries()) {
      expect(x > 17 && x < width - 17 && y > 17 && y < height - 17).toBe(true);
      for (const other of tiles.slice(at + 1))
        expect(Math.abs(other.x - x) >= 40 || Math.abs(other.y - y) >= 40).toBe(true);
    }
  });

  test('tells of racks what a scan of the list finds', () => {
    const racks = [...chapter.matchAll(/rackFigures\('([a-z?]+)', '(\w+)'\)/g)];
    expect(racks.length).toBe(3);
    for (const [, rack = ''] of racks) {
      const found = scan(wordList(locale), rack);
      const { words, found: keys } = rackFigures(rack, locale);
      expect({ words, keys }).toEqual({
        words: found.length,
        keys: new Set(found.map(({ tiles }) => sorted(tiles))).size,
      });
    }
  });

  test('counts the words of the list and their letters', () => {
    const list = wordList(locale);
    const letters = list.reduce((sum, { word }) => sum + word.length, 0);
    expect(listFigures(locale)).toMatchObject({ words: list.length, letters });
  });

  test('counts orders and subsets right', () => {
    const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));
    const orders = [2, 3, 4, 5, 6, 7, 8, 9].map((length) => factorial(9) / factorial(9 - length));
    const { format } = new Intl.NumberFormat(locale);
    expect(chapter).toContain(format(factorial(9)));
    expect(chapter).toContain(format(orders.reduce((sum, count) => sum + count, 0)));
    expect(chapter).toContain(`**${2 ** 9 - 1 - 9}**`);
    expect(chapter).toContain(`1 − 7 = ${3 * 3 * 2 ** 5 - 1 - 7}`);
    expect(rackFigures('dutioncae', 'en').keys).toBe(502);
    expect(rackFigures('ntviriuto', 'es').keys).toBe(280);
  });

  test('names all words under the key that it tells of', () => {
    const [, key = ''] = /\*\*(ac\w+)\*\*/.exec(chapter) ?? [];
    const together = wordList(locale).filter(({ tiles }) => tiles.length === 9 && sorted(tiles) === key);
    for (const { word } of together) expect(chapter).toContain(word.toUpperCase());
    expect(together.length).toBe(locale === 'en' ? 3 : 4);
  });
});
