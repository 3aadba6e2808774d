import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseHTML } from 'linkedom';
import type { Locale } from '../../site/i18n/locales.ts';

/** The folder of the built site. */
export const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));

/** A page of the built site, read without a browser. */
export interface BuiltPage {
  /** Its path on the site: `/es/24/`, `/404.html`. */
  readonly path: string;
  readonly document: Document;
}

/** Every page of the built site. */
export const BUILT_PAGES: readonly BuiltPage[] = globSync('**/*.html', { cwd: DIST }).map((file) => ({
  path: `/${file.replace(/index\.html$/, '')}`,
  document: parseHTML(readFileSync(`${DIST}${file}`, 'utf8')).document,
}));

/** The page that every wrong address gets. */
export const NOT_FOUND = '/404.html';

/** The pages that are to be found: all but that of wrong addresses. */
export const FOUND_PAGES = BUILT_PAGES.filter(({ path }) => path !== NOT_FOUND);

/** What a page says in a `meta` of that name or property; each of them, where there are several. */
export function metaOf({ document }: BuiltPage, name: string): readonly (string | null)[] {
  const found = document.querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`);
  return [...found].map((meta) => meta.getAttribute('content'));
}

/** What an element says, with one space between one piece of text and the next. */
export function textOf(element: Element): string {
  const pieces = [...element.childNodes].map((node) =>
    node.nodeType === node.TEXT_NODE ? (node.textContent ?? '') : textOf(node as Element),
  );
  return pieces.join(' ').replaceAll(/\s+/g, ' ').trim();
}

/** Where a page is, in its own words: its own address, and that of each language. */
export interface Addresses {
  readonly canonical: string | undefined;
  readonly alternates: Readonly<Partial<Record<Locale | 'x-default', string>>>;
}

/** Where a page says that it is. */
export function addressesOf({ document }: BuiltPage): Addresses {
  const links = [...document.querySelectorAll('link[rel="alternate"][hreflang]')];
  return {
    canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? undefined,
    alternates: Object.fromEntries(links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])),
  };
}
