import { parseHTML } from 'linkedom';
import type { Card } from './card.ts';

/** A page as it is shared: where its picture has to be, and what is in it. */
export interface SharedPage {
  /** The path of the picture on the site. */
  readonly path: string;
  readonly card: Card;
}

/** What the head of a page says of its picture, or undefined when it names none. @param html the text of the page */
export function sharedPage(html: string): SharedPage | undefined {
  const { document } = parseHTML(html.slice(0, html.indexOf('<body')));
  const meta = (property: string) => document.querySelector(`meta[property="og:${property}"]`);
  const image = meta('image');
  const address = image?.getAttribute('content');
  if (!image || !address) return undefined;
  const text = (property: string) => meta(property)?.getAttribute('content') ?? '';
  const shown = (name: string) => image.getAttribute(`data-${name}`) ?? '';
  return {
    path: new URL(address, 'https://site.invalid').pathname,
    card: {
      name: text('site_name'),
      title: text('title'),
      tiles: shown('tiles').split(' '),
      digits: shown('digits'),
    },
  };
}
