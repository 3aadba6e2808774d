import { describe, expect, inject, test } from 'vitest';
import { LOCALES, type Locale } from '../../site/i18n/locales.ts';
import { pathTo } from '../../site/i18n/routes.ts';
import { textsIn } from '../../site/i18n/texts.ts';
import { documentIn } from '../../site/openapi/document.ts';
import { toldResources } from '../../site/openapi/told-resource.ts';
import { leave, visit } from './browser.ts';
import { expectAccessible, expectToFit } from './looks.ts';

const PATH = pathTo('en', 'api');

describe.each(LOCALES)('in %s', (locale: Locale) => {
  test('the page tells of every parameter, shows every real answer, and its contents lead to all of it', async () => {
    const visitor = await visit(pathTo(locale, 'api'), { javaScriptEnabled: false });
    const { page } = visitor;
    const told = toldResources(await documentIn(locale, new URL(inject('origin'))));
    for (const { name, heading, parameters, answered, refused, answer } of told) {
      const section = page.locator(`section#${name}`);
      expect(await section.locator('h2').textContent()).toBe(heading);
      for (const { name: parameter, description } of parameters) {
        const said = await page.locator(`dd#${name}-${parameter}`).textContent();
        // Between backticks an asterisk is a product.
        const words = description.split('`').map((text, at) => (at % 2 === 0 ? text.replaceAll('*', '') : text));
        expect(said?.trim()).toBe(words.join(''));
      }
      const names = await section.locator('dt code:first-child').allTextContents();
      expect(names).toEqual(expect.arrayContaining(Object.keys(answer.properties ?? {})));
      const shown = await section.locator('details pre').allTextContents();
      expect(shown.map((text) => JSON.parse(text))).toEqual([...answered, ...refused].map(({ value }) => value));
    }
    const links = page.getByRole('navigation', { name: textsIn(locale).api.contents }).getByRole('link');
    const contents = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    const headed = await page.locator('main section:has(> h2)').evaluateAll((all) => all.map(({ id }) => `#${id}`));
    expect(contents).toEqual(headed);
    const inside = await page.locator('main a[href^="#"]').evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    for (const target of new Set(inside)) expect(await page.locator(String(target)).count(), `${target}`).toBe(1);
    // What asks needs a script, and is not shown where none runs.
    expect(await page.getByRole('button').count()).toBe(0);
    await leave(visitor);
  });

  test('axe finds nothing to object to and everything fits, before and after asking', async () => {
    const visitor = await visit(pathTo(locale, 'api'));
    const { page } = visitor;
    const form = page.locator('#numbers form');
    await form.getByRole('button').click();
    await form.getByText('"best"').waitFor();
    for (const details of await page.locator('#numbers details, #check details').all()) {
      await details.locator('summary').click();
    }
    await expectAccessible(page);
    await expectToFit(page);
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await leave(visitor);
  });
});

describe('trying it', () => {
  test('asks for real by keyboard, and shows what comes back', async () => {
    const visitor = await visit(PATH);
    const { page } = visitor;
    const form = page.locator('#numbers form');
    await form.getByLabel('target').focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('951');
    // The other parameters are folded; the keyboard opens them.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await form.getByLabel('find').selectOption('all');
    const address = `${inject('origin')}/api/v1/numbers?numbers=25,50,75,100,3,6&target=951&find=all`;
    expect(await form.getByRole('link').getAttribute('href')).toBe(new URL(address).pathname + new URL(address).search);
    expect(await form.getByRole('link').textContent()).toBe(address);
    await form.getByLabel('target').press('Enter');
    await form.getByText('"solutionCount"').waitFor();
    const reply = await fetch(address);
    expect(await form.getByRole('status').textContent()).toMatch(/^Status 200, after [\d,]+ ms$/);
    expect(JSON.parse((await form.locator('pre').textContent()) ?? '')).toEqual(await reply.json());
    expect(await form.locator('[data-header="ETag"]').textContent()).toBe(reply.headers.get('ETag'));
    expect(await form.locator('[data-header="Cache-Control"]').textContent()).toBe('public, max-age=86400');
    expect(await form.locator('[data-header="Cache-Status"]').textContent()).toBe('Cifras; fwd=miss; stored');
    await leave(visitor);
  });

  test('says when a header is not sent, and sends an expression and a puzzle as they are written', async () => {
    const visitor = await visit(PATH);
    const form = visitor.page.locator('#deal form');
    await form.getByRole('button').click();
    await form.getByText('"fewestNumbers"').waitFor();
    expect(await form.locator('[data-header="Cache-Status"]').textContent()).toBe('not sent');

    const check = visitor.page.locator('#check form');
    await check.getByLabel('expression').fill('(100 + 6) × 3 + 50/25');
    await check.getByRole('button').click();
    await check.getByText('"faults"').waitFor();
    const { valid, value } = JSON.parse((await check.locator('pre').textContent()) ?? '');
    expect({ valid, value }).toEqual({ valid: true, value: 320 });

    const puzzle = visitor.page.locator('#cryptarithm form');
    await puzzle.getByLabel('puzzle').fill('EINS + EINS = ZWEI');
    await puzzle.getByRole('button').click();
    await puzzle.getByText('"solutionCount"').waitFor();
    const solved = JSON.parse((await puzzle.locator('pre').textContent()) ?? '');
    expect(solved.puzzle.puzzle).toBe('EINS+EINS=ZWEI');
    await leave(visitor);
  });

  test('shows a refusal, and says when there is no reply', async () => {
    const { page } = await visit(PATH);
    const form = page.locator('#reach form');
    await form.getByLabel('from').fill('99');
    await form.getByRole('button').click();
    await form.getByText('"too_small"').waitFor();
    expect(await form.getByRole('status').textContent()).toMatch(/^Status 400,/);
    await page.context().setOffline(true);
    await form.getByLabel('from').fill('9');
    await form.getByRole('button').click();
    await form.getByText(/^There was no reply\./).waitFor();
    expect(await form.locator('pre').isVisible()).toBe(false);
    await page.context().close();
  });
});

test('a button copies the code beside it', async () => {
  const visitor = await visit(PATH, { permissions: ['clipboard-read', 'clipboard-write'] });
  const { page } = visitor;
  const sample = page.locator('#numbers figure', { hasText: 'curl' });
  await sample.getByRole('button', { name: 'Copy curl' }).press('Enter');
  await sample.getByRole('button', { name: 'Copied' }).waitFor();
  const address = `${inject('origin')}/api/v1/numbers?numbers=25,50,75,100,3,6&target=952`;
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`curl '${address}'`);
  expect(await sample.getByRole('status').textContent()).toBe('Copied');
  await leave(visitor);
});

test('without a clipboard the button says what to do', async () => {
  const visitor = await visit(PATH);
  const sample = visitor.page.locator('#health figure', { hasText: 'curl' });
  await visitor.page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await sample.getByRole('button').click();
  await sample.getByRole('button', { name: 'Select it and copy' }).waitFor();
  await leave(visitor);
});

test('every page leads to it, and it to the document and the errors', async () => {
  const visitor = await visit(pathTo('es', 'twentyFour'));
  const { page } = visitor;
  await page.getByRole('contentinfo').getByRole('link').first().click();
  await page.waitForURL(`**${pathTo('es', 'api')}`);
  const description = page.locator('link[rel="service-desc"]');
  expect(await description.getAttribute('href')).toBe('/openapi.json');
  expect(await description.getAttribute('type')).toBe('application/json');
  await page.locator('#errors a').first().click();
  await page.waitForURL(`**${pathTo('es', 'problems')}#invalid-input`);
  await page.getByRole('link', { name: textsIn('es').problems.codes }).click();
  await page.waitForURL(`**${pathTo('es', 'api')}#codes`);
  await leave(visitor);
});
