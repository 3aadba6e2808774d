import { defineConfig } from 'astro/config';
import { DEFAULT_LOCALE, LOCALES } from './site/i18n/locales.ts';

export default defineConfig({
  srcDir: './site',
  publicDir: './site/public',
  outDir: './dist',
  i18n: { locales: [...LOCALES], defaultLocale: DEFAULT_LOCALE },
  // Scripts and styles stay files of their own, so that the Content-Security-Policy of `site/public/_headers` needs no exception.
  build: { inlineStylesheets: 'never' },
  vite: { build: { assetsInlineLimit: 0 } },
  devToolbar: { enabled: false },
});
