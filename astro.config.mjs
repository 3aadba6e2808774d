import mdx from '@astrojs/mdx';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { headers } from './site/build/headers.ts';
import { icons } from './site/build/icons.ts';
import { offline } from './site/build/offline.ts';
import { sitemapEntryIn } from './site/build/sitemap-entry.ts';
import { socialCards } from './site/build/social/social-cards.ts';
import { DEFAULT_LOCALE, LOCALES } from './site/i18n/locales.ts';

const { SITE_URL } = process.env;
const DIST = './dist/';
const sitemapEntry = sitemapEntryIn(new URL(DIST, import.meta.url));

/** Leaves out what Astro's own mark in every chapter makes the bundler say, which means nothing here. */
const onwarn = (warning, warn) => {
  if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
};

export default defineConfig({
  // Where the site is served. Whole addresses, as search engines want them, need it; without it there are none.
  ...(SITE_URL ? { site: SITE_URL } : {}),
  srcDir: './site',
  publicDir: './site/public',
  outDir: DIST,
  i18n: { locales: [...LOCALES], defaultLocale: DEFAULT_LOCALE },
  integrations: [
    mdx(),
    ...(SITE_URL ? [sitemap({ serialize: sitemapEntry })] : []),
    socialCards(),
    headers(),
    icons(),
    offline(),
  ],
  // Highlighting would write styles into the page.
  markdown: { syntaxHighlight: false },
  // Scripts and styles stay files of their own, so that the Content-Security-Policy needs no exception but for the theme.
  build: { inlineStylesheets: 'never' },
  vite: {
    build: { assetsInlineLimit: 0, rolldownOptions: { onwarn } },
    worker: { format: 'es' },
  },
  devToolbar: { enabled: false },
});
