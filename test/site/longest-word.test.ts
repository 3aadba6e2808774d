import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { scan, wordList } from '../solvers/word-list.ts';
import { leave, visit } from './browser.ts';
import { expectAccessible, expectToFit } from './looks.ts';

const PAGE = '/how-it-works/the-longest-word/';
const lookup = (page: Page) => page.locator('[data-part="lookup"]');
const number = (count: number) => count.toLocaleString('en', { useGrouping: 'min2' as unknown as boolean });

test('a rack is walked through the graph, and looked up by sorted letters once their index is asked for', async () => {
  const visitor = await visit(PAGE);
  const { page } = visitor;
  const lists: string[] = [];
  page.on('request', (request) => request.url().endsWith('.words') && lists.push(request.url()));
  const tool = lookup(page);
  const told = async (rack: string, keys: string) => {
    const found = scan(wordList('en'), rack);
    const withWords = new Set(found.map(({ tiles }) => [...tiles].sort().join(''))).size;
    await tool.getByText(`${keys} keys looked up, ${number(withWords)} with words`).waitFor();
    await tool.getByText(`${number(found.length)} words. `).waitFor();
    await tool.getByText('Both ways found the same words.').waitFor();
  };

  await tool.getByLabel('Letters', { exact: true }).fill('dutioncae1');
  await page.keyboard.press('Enter');
  await tool.getByText('“1” is no letter of this language.').waitFor();
  expect(lists).toEqual([]);
  await tool.getByLabel('Letters', { exact: true }).fill('D U T I O N C A E');
  await page.keyboard.press('Enter');
  await tool.getByText('The longest, of 9 letters: education, auctioned, and cautioned.').waitFor();
  await tool.getByText(/^[\d,]+ edges looked at$/).waitFor();
  await tool.getByRole('button', { name: 'Build the index' }).press('Enter');
  await tool.getByText(/^An index of [\d,]+ keys, built here in [\d,]+ ms\.$/).waitFor();
  await told('dutioncae', '502');
  // The focus has not gone with the button.
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-part'))).toBe('built');
  await tool.getByRole('button', { name: 'dutionca?' }).press('Enter');
  await tool.getByText(/^\d,\d{3} keys|^\d{4} keys/).waitFor();
  await expectAccessible(page, '[data-part="lookup"]');
  await expectToFit(page);
  await leave(visitor);
});
