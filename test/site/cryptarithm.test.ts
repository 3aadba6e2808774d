import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { readPuzzle } from '../../functions/solvers/cryptarithm/read/read-puzzle.ts';
import { EXAMPLES } from '../../site/components/cryptarithm/examples.ts';
import { leave, leaveAfterFailure, visit } from './browser.ts';
import { BUILT_PAGES } from './built-pages.ts';
import { solvedByTrying } from './cryptarithm-facts.ts';
import { announcementOf, verdictOf } from './game.ts';
import { expectAccessible, expectToFit } from './looks.ts';
import { part } from './playing.ts';

/** The digit under each letter of a board, in the order in which they stand: `S9`, or `S` where there is none yet. */
const cellsOf = (board: Locator) => board.locator('.cell').allTextContents();

/** What a board should show for words whose letters have these digits. */
const expectedCells = (words: string, digits: Readonly<Record<string, number>>) =>
  [...words].filter((letter) => /\p{L}/u.test(letter)).map((letter) => `${letter}${digits[letter] ?? ''}`);

/** What is carried over to each column, from the leftmost on, as a board tells it. */
const carriesOf = (board: Locator) => board.locator('.carry').allTextContents();

/** Presses Tab until the focus is where `selector` says. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${selector} is out of reach`);
}

/** The columns of the explained board that are lit, from the right, by where they are seen. */
async function litColumns(page: Page): Promise<number[]> {
  return part(page, 'explained-board').evaluate((board) => {
    const total = [...board.querySelectorAll('.rule ~ .cell')].reverse();
    const bands = [...board.querySelectorAll<HTMLElement>('.band')].filter((band) => !band.hidden);
    const middle = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      return (left + right) / 2;
    };
    const near = (band: Element) => total.findIndex((cell) => Math.abs(middle(cell) - middle(band)) < 4);
    return bands.map(near).sort((a, b) => a - b);
  });
}

const [MONEY] = solvedByTrying('SEND+MORE=MONEY');

test('SEND + MORE = MONEY is solved, laid out and explained by the keyboard alone', async () => {
  if (!MONEY) throw new Error('no solution');
  const visitor = await visit('/cryptarithm/', { reducedMotion: 'reduce' });
  const { page } = visitor;
  await tabTo(page, '#puzzle');
  await page.keyboard.type('SEND+MORE');
  await page.keyboard.press('Enter');
  // Not whole yet: the key began a line, and what is typed is laid out once it can be read.
  await page.keyboard.type('=MONEY');
  expect(await page.locator('#puzzle').inputValue()).toBe('SEND+MORE\n=MONEY');
  expect(await cellsOf(part(page, 'preview'))).toEqual([...'SENDMOREMONEY']);
  await page.keyboard.press('Enter');
  await verdictOf(page).getByText('The only solution').waitFor();
  expect(new URL(page.url()).search).toBe('?puzzle=SEND%2BMORE=MONEY');

  const board = part(page, 'board');
  expect(await cellsOf(board)).toEqual(expectedCells('SEND+MORE=MONEY', MONEY.digits));
  const carried = ['', ...MONEY.carries.slice(0, -1).map((carry) => (carry === 0 ? '' : `${carry}`))];
  expect(await carriesOf(board)).toEqual(carried.reverse());
  expect(await board.getAttribute('aria-label')).toBe(`SEND + MORE = MONEY, with its digits: ${MONEY.equation}`);
  const key = Object.entries(MONEY.digits).map(([letter, digit]) => `${letter} = ${digit}`);
  expect((await part(page, 'key').locator('li').allInnerTexts()).map((text) => text.trim())).toEqual(key);
  expect(await announcementOf(page)).toBe(`The only solution. ${MONEY.equation}. Proven: no other digits work out.`);

  await part(page, 'open-explanation').waitFor();
  await tabTo(page, '[data-part="open-explanation"]');
  await page.keyboard.press('Enter');
  await tabTo(page, '[data-part="player"] [data-part="on"]');
  const explained = part(page, 'explained-board');
  expect(await cellsOf(explained)).toEqual([...'SENDMOREMONEY']);
  const sentences = await part(page, 'steps').locator('li').allTextContents();
  expect(sentences.length).toBeGreaterThan(5);
  const right = new Set(expectedCells('SEND+MORE=MONEY', MONEY.digits));
  const lit = new Set<number>();
  for (const [place, sentence] of sentences.entries()) {
    await page.keyboard.press(place % 2 === 0 ? 'Enter' : 'ArrowRight');
    expect(await part(page, 'told').textContent()).toContain(sentence);
    const columns = await litColumns(page);
    expect(columns.filter((column) => column < 0 || column > 4)).toEqual([]);
    for (const column of columns) lit.add(column);
    // Whatever is filled in is right.
    const filled = (await cellsOf(explained)).filter((cell) => cell.length > 1);
    expect(filled.filter((cell) => !right.has(cell))).toEqual([]);
    const current = part(page, 'steps').locator('[aria-current="step"]');
    expect(await current.textContent()).toBe(sentence);
  }
  expect([...lit].sort()).toEqual([0, 1, 2, 3, 4]);
  expect(await cellsOf(explained)).toEqual(expectedCells('SEND+MORE=MONEY', MONEY.digits));
  const last = await part(page, 'told').textContent();
  expect(last?.replaceAll(' ', '')).toContain(MONEY.equation.replaceAll(' ', ''));
  await page.keyboard.press('Home');
  expect(await cellsOf(explained)).toEqual([...'SENDMOREMONEY']);
  await page.keyboard.press('ArrowRight');
  await part(page, 'explanation').locator('summary').press('Enter');
  await expectAccessible(page);
  await expectToFit(page);
  await leave(visitor);
});

const FAULTS = [
  ['', '', 'Type a puzzle.'],
  ['SEND+M%RE=MONEY', '%', '“%” is no letter, digit, sign or bracket.'],
  ['SEND+MORE', 'E', 'There is no = here, nor a line of dashes above a result.'],
  ['SEND++=MONEY', '=', 'A word is missing here.'],
  ['(SEND+MORE=MONEY', '(', 'This bracket is not closed.'],
  ['ABCDEF+GHIJK=L', 'K', '“K” is one letter too many: there are 12 different ones, and base 10 has 10 digits.'],
  ['1+2=3', '1+2=3', 'There is no letter to find a digit for.'],
] as const;

test('what keeps a text from being a puzzle is marked in it and said, in the language of the page', async () => {
  const visitor = await visit('/cryptarithm/');
  const { page } = visitor;
  const text = page.locator('#puzzle');
  for (const [puzzle, marked, message] of FAULTS) {
    await text.fill(puzzle);
    await page.getByRole('button', { name: 'Solve' }).click();
    expect(await part(page, 'puzzle-fault').textContent()).toBe(message);
    expect(await part(page, 'mirror').locator('mark').allTextContents(), puzzle).toEqual(marked === '' ? [] : [marked]);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('puzzle');
  }
  await text.fill('SEND+M%RE=MONEY');
  await page.keyboard.press('Control+End');
  await page.getByRole('button', { name: 'Solve' }).click();
  // The mark is where the text is: behind its own character.
  const selected = await text.evaluate((field: HTMLTextAreaElement) => [field.selectionStart, field.selectionEnd]);
  expect(selected).toEqual([6, 7]);
  const [mark, paper] = await Promise.all([
    part(page, 'mirror').locator('mark').boundingBox(),
    part(page, 'mirror').boundingBox(),
  ]);
  expect(mark && paper && mark.x > paper.x && mark.width > 5 && mark.width < 25).toBe(true);
  await expectAccessible(page, 'main');
  await expectToFit(page);

  await page.getByRole('link', { name: 'Español' }).click();
  await page.waitForURL('**/es/criptaritmo/?**');
  expect(await text.inputValue()).toBe('SEND+M%RE=MONEY');
  await page.getByText('Esta dirección no contiene ningún criptaritmo').first().waitFor();
  expect(await part(page, 'puzzle-fault').textContent()).toBe(
    '«%» no es una letra, una cifra, un signo ni un paréntesis.',
  );
  await text.fill('  DOS\n+ DOS\n+TRES\n-----\nSIETE');
  await page.keyboard.press('Enter');
  await verdictOf(page).getByText('La única solución').waitFor();
  const [solved] = solvedByTrying('DOS+DOS+TRES=SIETE');
  expect(await cellsOf(part(page, 'board'))).toEqual(expectedCells('DOSDOSTRESSIETE', solved?.digits ?? {}));
  expect(new URL(page.url()).search).toBe('?puzzle=DOS%2BDOS%2BTRES=SIETE');
  await leave(visitor);
});

test('several solutions are listed, more of them when wanted, and each can be put on the board', async () => {
  const all = solvedByTrying('SEND+MOST=MONEY');
  const visitor = await visit('/cryptarithm/?puzzle=SEND+MOST=MONEY');
  const { page } = visitor;
  const list = part(page, 'solutions').getByRole('button');
  await verdictOf(page).getByText(`${all.length} solutions`).waitFor();
  expect(await list.allTextContents()).toEqual(all.slice(0, 10).map(({ equation }) => equation));
  await part(page, 'more').press('Enter');
  expect(await list.allTextContents()).toEqual(all.map(({ equation }) => equation));
  expect(await part(page, 'more').isVisible()).toBe(false);
  await list.nth(12).click();
  expect(await list.nth(12).getAttribute('aria-pressed')).toBe('true');
  expect(await cellsOf(part(page, 'board'))).toEqual(expectedCells('SENDMOSTMONEY', all[12]?.digits ?? {}));

  // What is known besides leaves fewer of them, and is in the address, there and back.
  await part(page, 'options').locator('summary').click();
  await page.getByLabel('Digits that are known').fill('T=5, E!=3');
  await page.keyboard.press('Enter');
  const left = all.filter(({ digits: { T, E } }) => T === 5 && E !== 3);
  const told = (count: number) => (count === 1 ? 'The only solution' : `${count} solutions`);
  await verdictOf(page).getByText(told(left.length), { exact: true }).waitFor();
  expect(new URL(page.url()).search).toBe('?puzzle=SEND%2BMOST=MONEY&assign=T=5,E!=3');
  await page.goBack();
  await verdictOf(page).getByText(`${all.length} solutions`).waitFor();
  expect(await page.locator('#assign').inputValue()).toBe('');
  await page.goForward();
  await verdictOf(page).getByText(told(left.length), { exact: true }).waitFor();
  expect(await page.locator('#assign').inputValue()).toBe('T=5, E!=3');

  await page.locator('#assign').fill('Q=5');
  await page.getByText('For the puzzle before your changes.').waitFor();
  await page.getByRole('button', { name: 'Solve' }).click();
  expect(await part(page, 'assign-fault').textContent()).toBe('“Q=5” is about a letter that is not in the puzzle.');
  await page.locator('#assign').fill('');
  await page.getByLabel('Base').selectOption('11');
  await page.getByRole('button', { name: 'Solve' }).click();
  await verdictOf(page).getByText('40 solutions').waitFor();
  const answer = await page.request.get((await part(page, 'json').getAttribute('href')) ?? '');
  expect(await answer.json()).toMatchObject({ puzzle: { base: 11 }, solutionCount: 40, unique: false });
  await expectAccessible(page, '[data-part="answer"]');
  await leave(visitor);
});

/** The lines of the oracle by their puzzles. */
const ORACLE = new Map(
  readFileSync(new URL('../oracles/cryptarithms.jsonl', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map(
      (line) =>
        JSON.parse(line) as { puzzle: string; base: number; solutions: number; solution?: Record<string, number> },
    )
    .map((line) => [line.puzzle.replaceAll('&&', ';'), line] as const),
);

describe.each(EXAMPLES)('the example $puzzle', ({ puzzle, base = 10, language }) => {
  test('can be read, and has one solution by the oracle', () => {
    expect(readPuzzle(puzzle, base).fault).toBeUndefined();
    const known = ORACLE.get(puzzle) ?? ORACLE.get(puzzle.toLowerCase());
    if (puzzle.startsWith('SEND+MORE')) expect(solvedByTrying(puzzle)).toHaveLength(1);
    else expect([known?.solutions, known?.base]).toEqual([1, base]);
  });

  test('is on the page in each language, told in its own', () => {
    for (const path of ['/cryptarithm/', '/es/criptaritmo/']) {
      const { document } = BUILT_PAGES.find((built) => built.path === path) ?? {};
      const links = [...(document?.querySelectorAll('.worth-opening a') ?? [])];
      const link = links.find(
        (link) => new URLSearchParams(link.getAttribute('href')?.split('?')[1]).get('puzzle') === puzzle,
      );
      expect(link?.getAttribute('lang') ?? undefined).toBe(language);
      expect(link?.getAttribute('href')?.startsWith(`${path}?`)).toBe(true);
    }
  });
});

const LONG = [...ORACLE.keys()].find((puzzle) => puzzle.split('+').length === 199) ?? '';
const TWENTY = 'BAIJJAJIIAHFCFEBBJEA+DHFGABCDIDBIFFAGFEJE=GJEGACDDHFAFJBFIHEEF';

test('without the service the browser solves it, and the longest puzzles fit the smallest screen', async () => {
  const viewport = { width: 320, height: 800 };
  const visitor = await visit('/cryptarithm/', { reducedMotion: 'reduce', viewport });
  const { page } = visitor;
  await page.route('**/api/v1/**', (route) => route.abort('connectionrefused'));
  for (const puzzle of [LONG, TWENTY, 'RAMN=R^3+RM^3;RAMN=N^3+RX^3']) {
    await page.locator('#puzzle').fill(puzzle);
    await page.locator('#puzzle').press('Enter');
    await expect.poll(() => announcementOf(page), { timeout: 5000 }).toContain('The only solution');
    expect(await part(page, 'board').locator('.cell').count()).toBe(puzzle.replaceAll(/[^A-Z\d]/g, '').length);
    await page.getByText('Solved in your browser, without the service.').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    if (puzzle === TWENTY) await expectToFit(page);
    await page.setViewportSize({ width: 320, height: 800 });
    await page.evaluate(() => document.querySelector<HTMLElement>('[data-part="announcement"]')?.replaceChildren());
  }
  await expectAccessible(page, 'main');
  await leaveAfterFailure(visitor);
});

test('where the service proves nothing, the browser goes on until it is proven, or stopped', async () => {
  const speech = EXAMPLES.find(({ kind }) => kind === 'speech');
  const visitor = await visit('/es/criptaritmo/');
  const { page } = visitor;
  const answered = page.waitForResponse('**/api/v1/cryptarithm?**');
  await page.getByRole('link', { name: /^LETS \+ ALSO/ }).click();
  const { search, unique } = await (await answered).json();
  expect([search.complete, unique]).toEqual([false, null]);
  await part(page, 'local-told').getByText('Demostrado en tu navegador.').waitFor();
  await verdictOf(page).getByText('La única solución').waitFor();
  const digits = ORACLE.get(speech?.puzzle ?? '')?.solution ?? {};
  const told = Object.entries(digits).map(([letter, digit]) => {
    const sign = digit.toString(16).toUpperCase();
    return `${letter} = ${digit < 10 ? sign : `${sign} (${digit})`}`;
  });
  const key = await part(page, 'key').locator('li').allInnerTexts();
  expect(key.map((text) => text.trim()).sort()).toEqual(told.sort());
  await leave(visitor);
});

test('without JavaScript the page says so, and its form still gets an answer', async () => {
  const visitor = await visit('/es/criptaritmo/', { javaScriptEnabled: false });
  const { page } = visitor;
  await page.getByText(/necesita JavaScript/).waitFor();
  expect(await page.getByRole('button').allTextContents()).toEqual(['Obtener la respuesta en JSON']);
  await page.getByLabel('Tu criptaritmo').fill('UNO + UNO + CINCO + CINCO + NUEVE\n= VEINTE');
  await page.getByRole('button').click();
  await page.waitForURL('**/api/v1/cryptarithm?**');
  const answer = JSON.parse((await page.locator('body').textContent()) ?? '');
  expect(answer.puzzle).toMatchObject({ puzzle: 'UNO+UNO+CINCO+CINCO+NUEVE=VEINTE', base: 10 });
  await leave(visitor);
});
