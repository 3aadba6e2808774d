import type { DescribedPage } from './described-page.ts';
import type { Thing } from './thing.ts';
import { publisherOf, webSiteAt } from './web-site.ts';

/** A page that explains. @see https://schema.org/TechArticle */
export function techArticle({ name, url, description, locale, home, picture }: DescribedPage): Thing {
  return {
    '@type': 'TechArticle',
    headline: name,
    description,
    url,
    mainEntityOfPage: url,
    image: picture,
    inLanguage: locale,
    isAccessibleForFree: true,
    author: publisherOf(home),
    publisher: publisherOf(home),
    isPartOf: webSiteAt(home),
  };
}
