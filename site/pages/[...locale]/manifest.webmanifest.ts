import type { APIRoute } from 'astro';
import { manifestIn } from '../../app/manifest.ts';
import { localeOf } from '../../i18n/locales.ts';
import { staticPathsTo } from '../../i18n/routes.ts';

export const getStaticPaths = () => staticPathsTo('home');

export const GET: APIRoute = ({ currentLocale }) => Response.json(manifestIn(localeOf(currentLocale)));
