import { type Browser, type BrowserContextOptions, chromium as engine, type Page } from 'playwright-core';
import { afterAll, afterEach, expect, inject } from 'vitest';
import { chromium } from './chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the real service answers: site, API and local KV, as `npm start` serves them. */
    origin: string;
  }
}

/** Starts Chromium, which is given `options` too. Without one the tests fail: a page that nobody opened is not tested. */
export async function launch(options: readonly string[] = []): Promise<Browser> {
  const { path, env } = await chromium();
  return engine.launch({
    executablePath: path,
    env: { ...process.env, ...env },
    // Containers let the browser make no sandbox of its own, and have little shared memory.
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', ...options],
  });
}

let opened: Promise<Browser> | undefined;

/** The browser of the test file that runs, started when it is first asked for. */
export function browserOfFile(): Promise<Browser> {
  opened ??= launch();
  return opened;
}

/** Ends the browser of a test file that has run, if it asked for one. */
export async function closeBrowserOfFile(): Promise<void> {
  const browser = opened;
  opened = undefined;
  await (await browser)?.close();
}

/** A page of the service, opened by a new visitor. */
export interface Visit {
  readonly page: Page;
  /** What the browser complained of, and every request that left the service. */
  readonly faults: readonly string[];
}

/** What the engine says in the place of a page that wants to be kept. */
const NOT_KEPT = 'Service Worker registration blocked by Playwright';

/**
 * Opens `path` of the service as a new visitor. No page is kept for when there is no connection, unless the options say so:
 * each visit would load the whole site.
 */
export async function visit(path: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const origin = inject('origin');
  const browser = await browserOfFile();
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'en-GB',
    serviceWorkers: 'block',
    ...options,
  });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (message.text() === NOT_KEPT) return;
    if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(`${origin}/`)) faults.push(`request to ${request.url()}`);
  });
  await page.goto(path);
  return { page, faults };
}

/** Ends a visit in which the browser itself told of requests that failed, and of nothing else. */
export async function leaveAfterFailure({ page, faults }: Visit): Promise<void> {
  await page.context().close();
  expect(faults.filter((fault) => !/Failed to load resource/.test(fault))).toEqual([]);
}

/** Ends a visit, which must have gone without a complaint. */
export async function leave({ page, faults }: Visit): Promise<void> {
  await page.context().close();
  expect(faults).toEqual([]);
}

/**
 * Opens pages for the tests of a block, one after the other by the same visitor, whose browser has loaded most of the next
 * page with the one before. For tests that look and leave nothing behind; each must go without a complaint.
 */
export function sameVisitor(options: BrowserContextOptions = {}): (path: string) => Promise<Page> {
  let opened: Visit | undefined;
  let told = 0;
  afterEach(() => {
    const faults = opened?.faults.slice(told) ?? [];
    told += faults.length;
    expect(faults).toEqual([]);
  });
  afterAll(() => opened?.page.context().close());
  return async (path) => {
    if (!opened) {
      opened = await visit(path, options);
    } else {
      await opened.page.emulateMedia({ colorScheme: 'light' });
      await opened.page.setViewportSize({ width: 1280, height: 720 });
      await opened.page.goto(path);
    }
    return opened.page;
  };
}
