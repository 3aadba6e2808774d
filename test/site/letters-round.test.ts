import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Budget } from '../../functions/solvers/budget.ts';
import { findWords } from '../../functions/solvers/letters/find-words.ts';
import { readRack } from '../../functions/solvers/letters/rack.ts';
import { readWordGraph } from '../../functions/solvers/letters/word-graph.ts';
import { leave, leaveAfterFailure, visit } from './browser.ts';
import { expectAccessible, expectToFit } from './looks.ts';
import { isFocused, part, resultOf, tabTo, targetOf, walkTo } from './playing.ts';

/** The letters of seed 282 as they come up when consonants and vowels are asked for in turn, and the game that this is. */
const LETTERS = 'ronisaces';
const GAME = '?round=letters&show=es&choices=cvcvcvcvc&seed=282';

const still = { reducedMotion: 'reduce' } as const;
const status = (page: Page) => page.getByRole('status').textContent();
const tile = (page: Page, letter: string, copy = 0) =>
  part(page, 'rack').getByRole('button', { name: letter, exact: true }).nth(copy);
const turnedUp = (page: Page) => tile(page, 'R').and(page.locator(':enabled')).waitFor();

/** The longest words that the show takes of the letters, as the solver has them of the file that the site serves. */
async function longestOf(page: Page): Promise<string[]> {
  const file = await (await page.request.get('/words/es.words')).body();
  const graph = readWordGraph(new Uint8Array(file).buffer);
  const { rack } = readRack(LETTERS, 'es');
  const words = rack ? findWords(graph, rack, 'show', new Budget(Number.POSITIVE_INFINITY)).words.slice() : [];
  return words.filter(({ length }) => length === words[0]?.length).map(({ word }) => word);
}

test('a whole round by keyboard alone: drawn letter by letter, words written down, kept by a reload, judged; then numbers', async () => {
  const visitor = await visit('/es/jugar/?round=letters&show=es&seed=282', still);
  const { page } = visitor;
  expect(await page.getByLabel('Letras', { exact: true }).isChecked()).toBe(true);
  expect(await page.getByLabel('Dificultad').isVisible()).toBe(false);
  await tabTo(page, page.getByRole('button', { name: 'Repartir' }));
  await page.keyboard.press('Enter');
  await page.getByText('Letra 1 de 9: ¿consonante o vocal?', { exact: true }).waitFor();
  await page.keyboard.press('c');
  expect(await status(page)).toBe('R. Quedan 8.');
  await page.keyboard.press('V');
  await page.keyboard.type('cvcvcv');
  expect(await status(page)).toBe('E. Queda una.');
  await page.keyboard.press('c');
  await turnedUp(page);
  expect(await status(page)).toBe('Letras: R O N I S A C E S. Tiempo: 30 segundos.');
  expect(new URL(page.url()).search).toBe(GAME);

  await page.keyboard.type('rosas');
  expect(await part(page, 'board').textContent()).toBe('ROSAS');
  expect(await status(page)).toBe('R O S A S');
  await page.keyboard.press('Enter');
  expect(await status(page)).toBe('Apuntada: rosas, de 5 letras.');
  await page.keyboard.type('racion');
  await page.keyboard.press('Enter');
  await page.keyboard.press('z');
  expect(await part(page, 'letters-line').textContent()).toBe('No queda ninguna Z.');
  // By the tiles: Enter presses the one that the arrows lead to.
  await walkTo(page, tile(page, 'C'));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Backspace');
  expect(await part(page, 'board').textContent()).toBe('');
  await page.keyboard.type('son');
  await page.reload();
  await turnedUp(page);
  expect(await part(page, 'written').locator('li').allTextContents()).toEqual(['rosas', 'racion']);
  expect(await part(page, 'nearest').textContent()).toBe('La más larga por ahora: racion, de 6 letras.');
  expect(await part(page, 'board').textContent()).toBe('SON');
  await page.getByRole('button', { name: 'Esta es mi respuesta' }).click();

  const longest = await longestOf(page);
  const { points, verdict, took } = await resultOf(page);
  expect([points, verdict]).toEqual(['6 puntos', `A ${(longest[0]?.length ?? 0) - 6} letras de la más larga`]);
  expect(took).toMatch(/^En \d+ de 30 segundos\.$/);
  expect(await isFocused(part(page, 'result-heading'))).toBe(true);
  expect((await part(page, 'judged').locator('li').allTextContents()).map((text) => text.trim())).toEqual([
    expect.stringMatching(/^rosas no vale: es plural/),
    'ración vale: 6 letras',
    expect.stringMatching(/^son (no )?vale: /),
  ]);
  const links = part(page, 'longest').getByRole('link');
  expect(await links.allTextContents()).toEqual(longest.slice(0, 12));
  expect(await links.first().getAttribute('href')).toBe(`https://dle.rae.es/${encodeURIComponent(longest[0] ?? '')}`);

  const all = page.getByRole('link', { name: 'Ver todas las palabras con estas letras' });
  const { pathname, search } = new URL((await all.getAttribute('href')) ?? '', page.url());
  expect(pathname + search).toBe(`/es/letras/?letters=${LETTERS}&language=es`);

  // The other kind joins the same score.
  await page.getByRole('button', { name: 'Elegir de nuevo' }).click();
  await page.getByLabel('Cifras', { exact: true }).check();
  await page.getByLabel('Con reloj').uncheck();
  expect(new URL(page.url()).search).toBe('?show=es&clock=off');
  await page.getByRole('button', { name: 'Repartir' }).click();
  await targetOf(page);
  expect(await part(page, 'rack').isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Esta es mi respuesta' }).click();
  await resultOf(page);
  expect(await part(page, 'score').textContent()).toMatch(/6 puntos\s+en 2 partidas · perfectas: 0/);
  await leave(visitor);
});

test('a round by touch, from the game of somebody else: what lies there when time is up counts; every state looks right', async () => {
  const visitor = await visit('/play/?round=letters&show=es&seed=282', {
    ...still,
    hasTouch: true,
    viewport: { width: 360, height: 740 },
  });
  const { page } = visitor;
  const deal = page.getByRole('button', { name: 'Deal' });
  // Without its words there is no round, and that is told before it is drawn.
  await page.route('**/es.words', (route) => route.abort());
  await deal.tap();
  await page.getByRole('heading', { name: 'The service does not answer' }).waitFor();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).tap();
  await part(page, 'consonant').tap();
  for (const name of ['vowel', 'rest', 'consonant']) {
    const { width = 0, height = 0 } = (await part(page, name).boundingBox()) ?? {};
    expect([width >= 44, height >= 44], name).toEqual([true, true]);
  }
  await expectToFit(page);

  await page.goto(`/play/${GAME}`);
  await page.clock.install();
  await page.setViewportSize({ width: 360, height: 740 });
  await deal.tap();
  await turnedUp(page);
  for (const letter of 'RACION') await tile(page, letter).tap();
  await tile(page, 'S', 1).tap();
  await tile(page, 'S', 1).tap();
  expect(await part(page, 'board').textContent()).toBe('RACION');
  const boxes = await page.locator('[data-part="card"] button:visible').evaluateAll((buttons) =>
    buttons.map((button) => {
      const { width, height } = button.getBoundingClientRect();
      return [button.textContent, width >= 44 && height >= 44];
    }),
  );
  expect(boxes.filter(([, isBig]) => !isBig)).toEqual([]);
  await expectAccessible(page, 'main');
  await page.clock.fastForward(31_000);
  expect(await resultOf(page)).toMatchObject({ points: '6 points', took: 'In 30 of 30 seconds.' });
  await expectAccessible(page, 'main');
  await expectToFit(page);
  await leaveAfterFailure(visitor);
});
