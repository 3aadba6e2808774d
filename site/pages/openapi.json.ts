import type { APIRoute } from 'astro';
import { DEFAULT_LOCALE } from '../i18n/locales.ts';
import { documentIn } from '../openapi/document.ts';

/** The API described for machines, in English. */
export const GET: APIRoute = async ({ site }) => Response.json(await documentIn(DEFAULT_LOCALE, site));
