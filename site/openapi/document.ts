import { openApi } from '../../functions/openapi/open-api.ts';
import type { OpenApi } from '../../functions/openapi/open-api-shape.ts';
import type { Locale } from '../i18n/locales.ts';
import { textsIn } from '../i18n/texts.ts';
import { SETTINGS } from './settings.ts';

/**
 * The API of this service as an OpenAPI document, in the words of a language.
 * @param site where the service is, if the build knows it
 */
export function documentIn(locale: Locale, site: URL | undefined): Promise<OpenApi> {
  return openApi({ texts: textsIn(locale), server: site?.origin ?? '/', maxBudgetMs: SETTINGS.maxBudgetMs });
}
