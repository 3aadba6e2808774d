import type { DescribedPage } from './described-page.ts';
import type { Thing } from './thing.ts';
import { webSiteAt } from './web-site.ts';

/** What costs nothing. */
export const FREE: Thing = { '@type': 'Offer', price: 0, priceCurrency: 'EUR' };

/** A page that one does something with. @see https://schema.org/WebApplication */
export function webApplication({ name, url, description, locale, home, picture }: DescribedPage): Thing {
  return {
    '@type': 'WebApplication',
    name,
    url,
    description,
    inLanguage: locale,
    image: picture,
    applicationCategory: 'GameApplication',
    operatingSystem: 'Any',
    isAccessibleForFree: true,
    offers: FREE,
    isPartOf: webSiteAt(home),
  };
}
