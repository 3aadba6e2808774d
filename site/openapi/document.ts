import { readFile } from 'node:fs/promises';
import type { Assets } from '../../functions/edge/word-graphs.ts';
import { openApi } from '../../functions/openapi/open-api.ts';
import type { OpenApi } from '../../functions/openapi/open-api-shape.ts';
import type { Locale } from '../i18n/locales.ts';
import { textsIn } from '../i18n/texts.ts';
import { SETTINGS } from './settings.ts';

/** The files that the site is made with: the word indexes are served as they lie there. */
const assets: Assets = {
  fetch: async (address) => new Response(await readFile(`site/public${new URL(address).pathname}`)),
};

/**
 * The API of this service as an OpenAPI document, in the words of a language.
 * @param site where the service is, if the build knows it
 */
export function documentIn(locale: Locale, site: URL | undefined): Promise<OpenApi> {
  const { maxBudgetMs } = SETTINGS;
  return openApi({ texts: textsIn(locale), server: site?.origin ?? '/', maxBudgetMs, assets });
}
