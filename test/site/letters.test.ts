import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { Budget } from '../../functions/solvers/budget.ts';
import { checkWord } from '../../functions/solvers/letters/check-word.ts';
import { findWords } from '../../functions/solvers/letters/find-words.ts';
import type { Language, WordRules } from '../../functions/solvers/letters/languages.ts';
import { readRack } from '../../functions/solvers/letters/rack.ts';
import { readWordGraph } from '../../functions/solvers/letters/word-graph.ts';
import { RACKS } from '../../site/components/letters/racks.ts';
import { leave, leaveAfterFailure, visit } from './browser.ts';
import { BUILT_PAGES, DIST } from './built-pages.ts';
import { announcementOf, verdictOf } from './game.ts';
import { expectAccessible, expectToFit } from './looks.ts';
import { part } from './playing.ts';

function graphOf(language: Language) {
  const file = readFileSync(`${DIST}words/${language}.words`);
  return readWordGraph(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
}

/** The words of a rack as Node finds them in the file that the page is served with. */
function wordsOf(letters: string, language: Language, rules: WordRules = 'show') {
  const { rack } = readRack(letters, language);
  if (!rack) throw new Error(`${letters} is no rack`);
  return findWords(graphOf(language), rack, rules, new Budget(Number.POSITIVE_INFINITY)).words;
}

const longestOf = (page: Page) => part(page, 'longest').locator('a').allTextContents();
const groups = (page: Page) => part(page, 'groups').locator('section');

/** Every word that is shown, in the order in which they stand: the longest on tiles, then those of each length. */
async function shownWords(page: Page): Promise<string[]> {
  return [...(await longestOf(page)), ...(await groups(page).locator('a').allTextContents())];
}

/** Unfolds every list to its end. */
async function unfoldAll(page: Page): Promise<void> {
  const more = groups(page).locator('[data-part="more"]:not([hidden])');
  for (let presses = await more.count(); presses > 0; presses = await more.count()) await more.first().click();
}

/** What is seen of letters on tiles: each with its kind. */
const tilesIn = (page: Page, name: string) =>
  part(page, name)
    .first()
    .locator('li')
    .evaluateAll((tiles) => tiles.map((tile) => `${tile.textContent}${tile.getAttribute('data-kind')?.[0] ?? ''}`));

const plainTiles = (letters: string) => [...letters].map((letter) => `${letter}l`);

test('words come as one types, by either rules and from any writing of the letters, and are the ones in the file', async () => {
  const visitor = await visit('/es/letras/', {
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const { page } = visitor;
  await page.locator('#letters').pressSequentially('ntviriuto');
  await expect.poll(() => longestOf(page)).toEqual(['nutritivo']);
  expect(await verdictOf(page).textContent()).toBe('¡Las 9 letras!');
  expect(await tilesIn(page, 'rack')).toEqual(plainTiles('ntviriuto'));
  expect(await tilesIn(page, 'tiles')).toEqual(plainTiles('nutritivo'));
  expect(await part(page, 'lit').textContent()).toBe('nutritivo');
  const show = wordsOf('ntviriuto', 'es');
  await unfoldAll(page);
  expect(await shownWords(page)).toEqual(show.slice().map(({ word }) => word));
  expect(await part(page, 'word-count').textContent()).toBe(`${show.count} palabras`);
  await expect.poll(() => announcementOf(page)).toBe(`¡Las 9 letras!: nutritivo. ${show.count} palabras.`);
  await expect.poll(() => new URL(page.url()).search).toBe('?letters=ntviriuto&language=es');

  await page.getByLabel('Todas').check();
  const full = wordsOf('ntviriuto', 'es', 'full');
  await expect.poll(() => part(page, 'word-count').textContent()).toBe(`${full.count} palabras`);
  await unfoldAll(page);
  expect(await shownWords(page)).toEqual(full.slice().map(({ word }) => word));
  const lengths = full
    .lengths()
    .flatMap((count, length) => (count > 0 && length < 9 ? [`${length} letras ${count}`] : []));
  const told = await groups(page).locator('h3').allInnerTexts();
  expect(told.map((text) => text.replace(/ palabras?$/, ''))).toEqual(lengths.reverse());
  expect(await groups(page).getByRole('link', { name: 'tiritón', exact: true }).getAttribute('href')).toBe(
    'https://dle.rae.es/tirit%C3%B3n',
  );

  // Pasted with spaces and an accent it is the same rack; another dictionary has other words of it.
  await page.evaluate(() => navigator.clipboard.writeText('N T V I R I U T Ó'));
  await page.locator('#letters').fill('');
  await page.getByText('Las palabras aparecerán aquí').waitFor();
  await page.locator('#letters').press('Control+V');
  await expect.poll(() => longestOf(page)).toEqual(['nutritivo']);
  await page.getByLabel('Francés').check();
  const french = wordsOf('ntviriuto', 'fr', 'full');
  await expect.poll(() => part(page, 'word-count').textContent()).toBe(`${french.count} palabras`);
  expect(new URL(page.url()).search).toBe('?letters=ntviriut%C3%B3&language=fr&rules=full');

  // Each choice is a step to go back by.
  await page.goBack();
  await expect.poll(() => part(page, 'word-count').textContent()).toBe(`${full.count} palabras`);
  expect(await page.getByLabel('Español', { exact: true }).isChecked()).toBe(true);

  // Two blanks, a long list, and a word to judge beside it.
  await page.locator('#letters').fill('murcielago*');
  await page.locator('#letters').press('Space');
  expect(await page.locator('#letters').inputValue()).toBe('murcielago*?');
  const many = wordsOf('murcielago??', 'es', 'full');
  await expect.poll(() => part(page, 'word-count').textContent()).toBe(`${many.count.toLocaleString('es')} palabras`);
  expect((await tilesIn(page, 'tiles')).filter((tile) => tile.endsWith('b'))).toHaveLength(2);
  expect(await part(page, 'blank-note').isVisible()).toBe(true);
  expect((await shownWords(page)).length).toBeLessThan(300);
  const ten = groups(page).filter({ hasText: '10 letras' });
  await ten.getByRole('button', { name: /^120 más/ }).click();
  expect(await ten.locator('a').count()).toBe(144);
  await page.locator('#word').fill('murcielago');
  await part(page, 'judgement').getByText('Vale: 10 letras').waitFor();
  await expectToFit(page);
  await page.locator('#letters').fill('oca??');
  await expect
    .poll(() => part(page, 'word-count').textContent())
    .toBe(`${wordsOf('oca??', 'es', 'full').count} palabras`);
  await expectAccessible(page, 'main');
  await leave(visitor);
});

test('by the keyboard alone: letters are drawn, what is wrong is told with its place, and a word is judged', async () => {
  const visitor = await visit('/letters/', { reducedMotion: 'reduce' });
  const { page } = visitor;
  const focus = (selector: string) => page.evaluate((wanted) => document.activeElement?.matches(wanted), selector);
  await page.locator('#letters').focus();
  await page.keyboard.press('Enter');
  expect(await part(page, 'letters-fault').textContent()).toBe('Type at least 2 letters.');
  await page.keyboard.type('abc7');
  expect(await part(page, 'letters-fault').textContent()).toBe('Character 4, “7”, is not a letter.');
  expect((await tilesIn(page, 'rack')).slice(0, 4)).toEqual(['al', 'bl', 'cl', '7w']);
  await page.keyboard.press('Backspace');
  expect(await part(page, 'letters-fault').textContent()).toBe('');
  await page.keyboard.type('   ');
  expect(await part(page, 'letters-fault').textContent()).toBe('There are more than 2 blanks.');

  await page.keyboard.press('Tab');
  expect(await focus('[data-part="draw"]')).toBe(true);
  await page.keyboard.press('Enter');
  const drawn = await page.locator('#letters').inputValue();
  expect(drawn).toMatch(/^[a-z]{9}$/);
  expect(drawn.match(/[aeiou]/g)?.length).toBeGreaterThanOrEqual(3);
  expect(new URL(page.url()).search).toBe(`?letters=${drawn}&language=en`);
  await expect.poll(() => part(page, 'word-count').textContent()).toBe(`${wordsOf(drawn, 'en').count} words`);
  const switched = await page.getByRole('link', { name: 'Español' }).evaluate((link: HTMLAnchorElement) => link.href);
  expect(switched).toBe(`${new URL(page.url()).origin}/es/letras/?letters=${drawn}&language=en`);

  // To the dictionaries, one to the left; to the rules; to the word.
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowLeft');
  expect(await page.getByLabel('Spanish').isChecked()).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await focus('#word')).toBe(true);
  await page.locator('#letters').fill('casas');
  await page.locator('#word').focus();
  const graph = graphOf('es');
  const judged: readonly (readonly [string, string, string])[] = [
    ['casa', 'Valid: 4 letters', ''],
    ['casas', 'Not valid', 'The show takes no plurals. The show takes no conjugated verbs.'],
    ['asno', 'Not valid', 'Your letters lack N and O.'],
    ['sacs', 'Not valid', 'It is not in the Spanish dictionary.'],
    ['c4sa', 'Not valid', '“4” is not a letter.'],
  ];
  for (const [word, verdict, reason] of judged) {
    await page.locator('#word').fill(word);
    await expect.poll(() => part(page, 'word-verdict').textContent()).toBe(verdict);
    expect((await part(page, 'reasons').locator('li').allTextContents()).join(' ')).toBe(reason);
  }
  expect(checkWord('casas', graph, 'full').valid).toBe(true);
  await page.getByLabel('All words').check();
  await page.locator('#word').fill('CASÁS');
  await part(page, 'judgement').getByText('Valid: 5 letters').waitFor();
  expect(await part(page, 'spellings').locator('a').first().getAttribute('href')).toBe('https://dle.rae.es/casas');
  await leave(visitor);
});

test('where the words cannot be had the page says so, and tries again when it is asked to', async () => {
  const visitor = await visit('/letters/', { reducedMotion: 'reduce' });
  const { page } = visitor;
  await page.route('**/words/*', (route) => route.abort('connectionrefused'));
  await page.locator('#letters').fill('thacorser');
  await page.getByRole('heading', { name: 'The words cannot be had' }).waitFor();
  await page.unroute('**/words/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => longestOf(page)).toEqual(['orchestra', 'carthorse']);
  await leaveAfterFailure(visitor);
});

describe.each(RACKS)('the rack $letters', ({ letters, language, longest }) => {
  test('has words as long as it is said to have, and is on the page in each language', () => {
    expect(wordsOf(letters, language).slice(0, 1)[0]?.length).toBe(longest);
    for (const path of ['/letters/', '/es/letras/']) {
      const { document } = BUILT_PAGES.find((built) => built.path === path) ?? {};
      const links = [...(document?.querySelectorAll('a.whole-card') ?? [])].map(
        (link) => link.getAttribute('href') ?? '',
      );
      const found = links.map((link) => new URLSearchParams(link.split('?').slice(1).join('?')));
      expect(
        found.filter((query) => query.get('letters') === letters && query.get('language') === language),
      ).toHaveLength(1);
    }
  });
});

test('without JavaScript the page says so, and its form asks the service', async () => {
  const { document } = BUILT_PAGES.find((built) => built.path === '/es/letras/') ?? {};
  const form = document?.querySelector('form[data-part="form"]');
  expect(form?.getAttribute('action')).toBe('/api/v1/letters');
  expect(form?.querySelector('noscript')?.textContent).toContain('necesita JavaScript');
  const names = [...(form?.querySelectorAll('[name]') ?? [])].map((field) => field.getAttribute('name'));
  expect([...new Set(names)]).toEqual(['letters', 'language', 'rules']);
});
