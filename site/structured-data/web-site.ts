import type { DescribedPage, Place } from './described-page.ts';
import type { Thing } from './thing.ts';

/** The site in a language, as another thing names it. */
export const webSiteAt = ({ url }: Place): Thing => ({ '@type': 'WebSite', '@id': `${url}#website` });

/** Who answers for the site: the site itself. */
export const publisherOf = ({ name, url }: Place): Thing => ({ '@type': 'Organization', name, url });

/** The site in the language of its first page. @see https://schema.org/WebSite */
export function webSite({ home, description, locale }: DescribedPage): Thing {
  return { ...webSiteAt(home), name: home.name, url: home.url, description, inLanguage: locale };
}
