import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { leave, visit } from './browser.ts';
import { displayOf } from './game.ts';
import { freeze, isFocused, part, play, resultOf, seat, sign, tableOf, tabTo, targetOf, walkTo } from './playing.ts';

/** Games that are always dealt from these seeds, and a way to make each: 75 100 7 3 4 8 → 513, 2 6 75 1 3 50 → 213. */
const BRITISH = {
  address: '/play/?show=uk&large=2&difficulty=easy&seed=7',
  numbers: [75, 100, 7, 3, 4, 8],
  steps: [
    { left: 75, operator: '*', right: 7 },
    { left: 525, operator: '-', right: 4 },
    { left: 521, operator: '-', right: 8 },
  ],
} as const;
const FRENCH = {
  numbers: [2, 6, 75, 1, 3, 50],
  steps: [
    { left: 75, operator: '*', right: 3 },
    { left: 225, operator: '-', right: 6 },
    { left: 219, operator: '-', right: 6 },
  ],
} as const;

const NOON = Date.UTC(2026, 10, 30, 12);

const still = { reducedMotion: 'reduce' } as const;
const status = (page: Page) => page.getByRole('status').textContent();
const deal = (page: Page) => page.getByRole('button', { name: /^(Deal|Repartir)$/ });

test('a whole round by keyboard alone: the show, the deal, each step by arrows or typed, and the next deal', async () => {
  const visitor = await visit(BRITISH.address, still);
  const { page } = visitor;
  await page.getByText('This link holds a game').waitFor();
  expect(await tableOf(page)).toEqual([0, 0, 0, 0, 0, 0]);
  await tabTo(page, page.getByLabel('Britain'));
  await page.keyboard.press('ArrowDown');
  expect(await page.getByLabel('France').isChecked()).toBe(true);
  expect(await page.getByLabel('Large tiles').isVisible()).toBe(false);
  await page.keyboard.press('ArrowUp');
  expect(await part(page, 'digits').textContent()).toBe('30');
  // Another number of large tiles is another game, so that the seed was dropped; going back brings it.
  await page.goto(BRITISH.address);
  await tabTo(page, deal(page));
  await page.keyboard.press('Enter');

  expect(await targetOf(page)).toBe(513);
  expect(await tableOf(page)).toEqual(BRITISH.numbers);
  expect(await status(page)).toBe('Dealt: 75, 100, 7, 3, 4, and 8. Target 513. Time: 30 seconds.');
  await expect.poll(() => isFocused(seat(page, 75))).toBe(true);
  await page.keyboard.press('Enter');
  await walkTo(page, sign(page, '*'));
  await page.keyboard.press('Space');
  await walkTo(page, seat(page, 7));
  await page.keyboard.press('Enter');
  expect(await tableOf(page)).toEqual([100, 525, 3, 4, 8]);
  expect(await status(page)).toBe('75 × 7 = 525');
  expect(await isFocused(seat(page, 525))).toBe(true);
  await page.keyboard.type('-100');
  expect(await part(page, 'line').textContent()).toBe('525 − 100');
  for (let digits = 3; digits > 0; digits -= 1) await page.keyboard.press('Backspace');
  await page.keyboard.type('4');
  await page.keyboard.press('Enter');
  expect(await part(page, 'nearest').textContent()).toBe('Nearest so far: 521, 8 away.');
  await page.keyboard.type('-8');
  await page.keyboard.press('Enter');

  const { points, verdict, took } = await resultOf(page);
  expect([points, verdict]).toEqual(['10 points', 'Exact!']);
  expect(took).toMatch(/^In \d+ of 30 seconds\.$/);
  expect(await isFocused(part(page, 'result-heading'))).toBe(true);
  expect(await part(page, 'own').textContent()).toBe('75 × 7 − 4 − 8 = 513');
  expect(await part(page, 'best').locator('[data-part="value"]').textContent()).toBe('513');
  expect(await part(page, 'best-told').textContent()).toBe('The target could be made with 4 numbers.');
  const others = page.getByRole('link', { name: 'See all 14 ways to make it' });
  expect(await others.evaluate((link) => (link as HTMLAnchorElement).href.slice(location.origin.length))).toBe(
    '/?numbers=75,100,7,3,4,8&target=513',
  );
  expect(await part(page, 'score').textContent()).toMatch(/10 points\s+in one round · 1 perfect/);
  await tabTo(page, page.getByRole('button', { name: 'Play another' }));
  await page.keyboard.press('Enter');
  await targetOf(page);
  expect(new URL(page.url()).searchParams.get('seed')).not.toBe('7');
  expect(new URL(page.url()).search).toMatch(/^\?show=uk&large=2&difficulty=easy&seed=\w+$/);
  await leave(visitor);
});

test('a whole round by touch: a step that is not allowed, one taken back, an answer that is near, and the game shared', async () => {
  const phone = { hasTouch: true, viewport: { width: 360, height: 740 }, ...still };
  const visitor = await visit('/es/jugar/?show=fr&difficulty=easy&seed=3', phone);
  const { page } = visitor;
  await deal(page).tap();
  expect(await targetOf(page)).toBe(213);
  const top = await part(page, 'stage').evaluate((stage) => stage.getBoundingClientRect().top);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(top).toBeLessThan(300);

  await seat(page, 6).tap();
  await sign(page, '-').tap();
  await seat(page, 75).tap();
  expect(await part(page, 'line').textContent()).toBe('No vale: 6 − 75 es menor que uno.');
  await sign(page, '/').tap();
  await seat(page, 50).tap();
  expect(await part(page, 'line').textContent()).toBe('No vale: 6 ÷ 50 no es un entero.');
  expect(await tableOf(page)).toEqual(FRENCH.numbers);
  await seat(page, 2).tap();
  expect(await tableOf(page)).toEqual([3, 75, 1, 3, 50]);
  await page.getByRole('button', { name: 'Deshacer' }).tap();
  expect(await tableOf(page)).toEqual(FRENCH.numbers);
  await play(page, FRENCH.steps.slice(0, 2), 'tap');
  expect(await part(page, 'working').locator('li').allTextContents()).toEqual(['75 × 3 = 225', '225 − 6 = 219']);
  await page.getByRole('button', { name: 'Reiniciar' }).tap();
  expect(await tableOf(page)).toEqual(FRENCH.numbers);
  await page.getByRole('button', { name: 'Deshacer' }).tap();
  expect(await tableOf(page)).toEqual([2, 219, 1, 50]);
  await page.getByRole('button', { name: 'Esta es mi respuesta' }).tap();

  const { points, verdict } = await resultOf(page);
  expect([points, verdict]).toEqual(['0 puntos', 'A 6 del objetivo']);
  await page.evaluate(() => {
    const shared = ({ text, url }: ShareData) =>
      Promise.resolve(document.body.setAttribute('data-shared', `${text} ${url}`));
    Object.defineProperty(navigator, 'share', { value: shared });
  });
  await page.getByRole('button', { name: 'Compartir esta partida' }).tap();
  await page.getByText('Compartido.').waitFor();
  expect(await page.locator('body').getAttribute('data-shared')).toBe(`Una partida para ti, de Cifras: ${page.url()}`);
  await page.getByRole('button', { name: 'Poner a cero' }).tap();
  expect(await part(page, 'score').isVisible()).toBe(false);
  await leave(visitor);
});

describe('the clock', () => {
  test('tells half time, ten seconds and the end, which comes by itself with what is on the table', async () => {
    const visitor = await visit('/play/?show=uk&large=2&difficulty=easy&seed=7', still);
    const { page } = visitor;
    await freeze(page, NOON);
    await deal(page).click();
    await targetOf(page);
    await play(page, BRITISH.steps.slice(0, 1));
    const told = new Set<string | null>();
    for (let second = 0; second < 29; second += 1) {
      await page.clock.runFor(1_000);
      told.add(await status(page));
    }
    expect([...told]).toEqual(['75 × 7 = 525', '15 seconds left', '10 seconds left']);
    await page.clock.runFor(500);
    expect(await part(page, 'digits').textContent()).toBe('1');
    await page.clock.runFor(500);
    expect(await resultOf(page)).toEqual({ points: '0 points', verdict: '12 away', took: 'In 30 of 30 seconds.' });
    expect(await status(page)).toBe('Time is up.');
    expect(await part(page, 'digits').textContent()).toBe('0');
    await leave(visitor);
  });

  test('does not stop while the page sleeps, and a tap that comes too late does not count', async () => {
    const visitor = await visit('/play/?show=uk&large=2&difficulty=easy&seed=7', still);
    const { page } = visitor;
    await freeze(page, NOON);
    await deal(page).click();
    await targetOf(page);
    await play(page, BRITISH.steps.slice(0, 2));
    await seat(page, 521).click();
    await sign(page, '-').click();
    await page.clock.fastForward(60_000);
    await page.evaluate(() =>
      [...document.querySelectorAll('.seats button')].at(-1)?.dispatchEvent(new Event('click')),
    );
    expect(await resultOf(page)).toEqual({ points: '5 points', verdict: '8 away', took: 'In 30 of 30 seconds.' });
    await leave(visitor);
  });

  test('is left out by who wants none', async () => {
    const visitor = await visit('/play/?show=es&clock=off&seed=11', still);
    const { page } = visitor;
    expect(await page.getByLabel('With the clock').isChecked()).toBe(false);
    await deal(page).click();
    await targetOf(page);
    expect(await status(page)).toContain('Time: no clock.');
    expect(await page.getByRole('timer').isVisible()).toBe(false);
    await page.getByRole('button', { name: 'That’s my answer' }).click();
    expect((await resultOf(page)).took).toMatch(/^In \d+ seconds?, without the clock\.$/);
    await leave(visitor);
  });
});

describe('a round is kept', () => {
  test('by a reload, and by another language, the clock running all the while; once it is over it counts once', async () => {
    const visitor = await visit('/play/', still);
    const { page } = visitor;
    await page.goto(BRITISH.address);
    await page.clock.install();
    await deal(page).click();
    await targetOf(page);
    await play(page, BRITISH.steps.slice(0, 1));
    await page.clock.fastForward(12_000);
    await page.reload();
    expect(await targetOf(page)).toBe(513);
    expect(await tableOf(page)).toEqual([100, 525, 3, 4, 8]);
    expect(Number(await part(page, 'digits').textContent())).toBeLessThanOrEqual(18);

    await page.getByRole('link', { name: 'Español' }).click();
    await page.waitForURL('**/es/jugar/?show=uk&large=2&difficulty=easy&seed=7');
    expect(await targetOf(page)).toBe(513);
    expect(await tableOf(page)).toEqual([100, 525, 3, 4, 8]);
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await play(page, BRITISH.steps);
    expect((await resultOf(page)).points).toBe('10 puntos');
    await page.reload();
    expect((await resultOf(page)).took).toMatch(/^En 1[2-9] de 30 segundos\.$/);
    expect(await part(page, 'score').textContent()).toMatch(/10 puntos\s+en una partida · perfectas: 1/);
    await leave(visitor);
  });

  test('but its end comes when its time was up, also while the page was closed', async () => {
    const visitor = await visit(BRITISH.address, still);
    const { page } = visitor;
    await page.clock.install();
    await deal(page).click();
    await targetOf(page);
    await page.goto('/problems/');
    await page.clock.fastForward(40_000);
    await page.goBack();
    expect(await resultOf(page)).toEqual({ points: '0 points', verdict: '413 away', took: 'In 30 of 30 seconds.' });
    await leave(visitor);
  });
});

test('what was chosen is remembered, and in the address for others', async () => {
  const visitor = await visit('/es/jugar/', still);
  const { page } = visitor;
  expect(await page.getByLabel('España').isChecked()).toBe(true);
  await page.getByLabel('Reino Unido').check();
  await page.getByLabel('Grandes').selectOption('4');
  await page.getByLabel('Dificultad').selectOption('Difícil');
  expect(new URL(page.url()).search).toBe('?show=uk&large=4&difficulty=hard');
  await page.goto('/play/');
  expect(await page.getByLabel('Britain').isChecked()).toBe(true);
  expect(await page.getByLabel('Large tiles').inputValue()).toBe('4');
  await deal(page).click();
  await targetOf(page);
  expect((await tableOf(page)).filter((number) => number > 10)).toHaveLength(4);
  await leave(visitor);
});

test('the tiles turn up one by one and the target runs up, and none of it for who wants no motion', async () => {
  const visitor = await visit(BRITISH.address);
  const { page } = visitor;
  await freeze(page, NOON);
  await deal(page).click();
  await part(page, 'done').waitFor();
  const faceDown = () => page.locator('.face-down').count();
  expect(await faceDown()).toBe(6);
  await page.clock.runFor(500);
  expect(await faceDown()).toBe(3);
  expect(await displayOf(page)).toBe('');
  await page.clock.runFor(3_000);
  expect(await faceDown()).toBe(0);
  expect(await targetOf(page)).toBe(513);
  // The reveal is no part of the time.
  expect(Number(await part(page, 'digits').textContent())).toBeGreaterThanOrEqual(28);
  await leave(visitor);

  const calm = await visit(BRITISH.address, still);
  await deal(calm.page).click();
  await part(calm.page, 'done').waitFor();
  expect([await calm.page.locator('.face-down').count(), await displayOf(calm.page)]).toEqual([0, '513']);
  await expect.poll(() => part(calm.page, 'hand').getAttribute('transform')).toBe('rotate(12 60 60)');
  await leave(calm);
});

test('a deal or an answer that is refused is told, and asked for again', async () => {
  const { page } = await visit('/play/?show=es&clock=off&seed=11', still);
  const refuse = (address: string) =>
    page.route(address, (route) => route.fulfill({ status: 400, json: { errors: [] } }));
  await refuse('**/numbers/deal**');
  await deal(page).click();
  await page.getByRole('heading', { name: 'The service does not accept this game' }).waitFor();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await targetOf(page);
  await refuse('**/api/v1/numbers?**');
  await page.getByRole('button', { name: 'That’s my answer' }).click();
  await page.getByRole('heading', { name: 'The service does not accept this game' }).waitFor();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  expect((await resultOf(page)).points).toBe('0 points');
  await page.context().close();
});
