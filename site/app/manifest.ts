import { type Locale, pathIn } from '../i18n/locales.ts';
import { pathTo } from '../i18n/routes.ts';
import { textsIn } from '../i18n/texts.ts';
import tokens from '../styles/tokens.css?raw';
import { ICONS, type Icon } from './icons.ts';

/** A colour by the name that the design gives it; where it differs by theme, the light one. @throws Error when there is none */
function colour(name: string): string {
  const [, found] = tokens.match(new RegExp(`--${name}: (?:light-dark\\()?(#[0-9a-f]{6})`)) ?? [];
  if (!found) throw new Error(`tokens.css has no colour ${name}`);
  return found;
}

const entryOf = ({ path, size, isMaskable }: Icon) => ({
  src: path,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose: isMaskable ? 'maskable' : 'any',
});

/** Where the manifest of a language is. */
export const manifestPath = (locale: Locale) => pathIn(locale, 'manifest.webmanifest');

/** The site as an app that can be installed, as a language presents it (W3C Web Application Manifest). */
export function manifestIn(locale: Locale) {
  const { site, numbersPage } = textsIn(locale);
  const home = pathTo(locale, 'home');
  return {
    id: home,
    name: numbersPage.title,
    short_name: site.name,
    description: numbersPage.description,
    lang: locale,
    dir: 'ltr',
    start_url: home,
    scope: '/',
    display: 'standalone',
    background_color: colour('paper'),
    theme_color: colour('paper'),
    icons: [ICONS.small, ICONS.large, ICONS.maskable].map(entryOf),
  };
}
