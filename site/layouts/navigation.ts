import type { RouteName } from '../i18n/routes.ts';

/** The parts of the site in the order of the navigation; a new puzzle joins here, in `routes` and in `navigation` of the texts. */
export const NAVIGATION = [
  'home',
  'letters',
  'twentyFour',
  'cryptarithm',
  'play',
  'how',
  'api',
] as const satisfies readonly RouteName[];
