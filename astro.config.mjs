import { defineConfig } from 'astro/config';

export default defineConfig({
  srcDir: './site',
  publicDir: './site/public',
  outDir: './dist',
  i18n: { locales: ['en', 'es'], defaultLocale: 'en' },
  devToolbar: { enabled: false },
});
