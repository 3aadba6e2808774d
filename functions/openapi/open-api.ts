import { VERSION } from '../edge/version.ts';
import type { Assets } from '../edge/word-graphs.ts';
import { answerSchemas } from './components.ts';
import type { OpenApi } from './open-api-shape.ts';
import type { OpenApiTexts } from './openapi-texts.ts';
import { pathItem } from './operations.ts';
import { headersOf } from './replies.ts';
import { RESOURCE_NAMES, RESOURCES } from './resources.ts';

/** What the document has to be told. */
export interface OpenApiOptions {
  readonly texts: OpenApiTexts;
  /** Where the service is; `/` for wherever the document is. */
  readonly server: string;
  /** The largest budget that the service grants, in milliseconds. */
  readonly maxBudgetMs: number;
  /** The files of the site, with the word indexes among them. */
  readonly assets: Assets;
}

/**
 * The API as an OpenAPI 3.1 document: questions from the schemas that the handlers validate with, answers from the schemas beside
 * them, and examples that the app itself has just answered.
 */
export async function openApi({ texts, server, maxBudgetMs, assets }: OpenApiOptions): Promise<OpenApi> {
  const bindings = { MAX_BUDGET_MS: maxBudgetMs, ASSETS: assets };
  const items = RESOURCE_NAMES.map(async (name) => [RESOURCES[name].path, await pathItem(name, texts, bindings)]);
  return {
    openapi: '3.1.1',
    info: { title: texts.api.document.title, version: VERSION, description: texts.api.document.about },
    servers: [{ url: server }],
    paths: Object.fromEntries(await Promise.all(items)),
    components: { schemas: answerSchemas(texts), headers: headersOf(texts) },
  };
}
