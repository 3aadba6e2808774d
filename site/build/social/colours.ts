import { readFileSync } from 'node:fs';

const TOKENS = readFileSync(new URL('../../styles/tokens.css', import.meta.url), 'utf8');

/**
 * A colour of the site by the name that `site/styles/tokens.css` gives it, without the dashes; where it differs by theme, the
 * one of the light theme. @throws Error when there is none of that name
 */
export function colour(name: string): string {
  const [, found] = TOKENS.match(new RegExp(`--${name}: (?:light-dark\\()?(#[0-9a-f]{6})`)) ?? [];
  if (!found) throw new Error(`site/styles/tokens.css has no colour ${name}`);
  return found;
}
