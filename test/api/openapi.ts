import { env } from 'cloudflare:workers';
import { openApi } from '../../functions/openapi/open-api.ts';
import type { Operation } from '../../functions/openapi/open-api-shape.ts';
import en from '../../site/i18n/en.json';

/** The document of the API as it is set up here. */
export const document = await openApi({ texts: en, server: '/', maxBudgetMs: env.MAX_BUDGET_MS, assets: env.ASSETS });

/** Every operation of the document, with its method and path. */
export const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${path}`,
    method: method.toUpperCase(),
    path,
    operation: operation as Operation,
  })),
);
