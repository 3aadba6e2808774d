import type { DescribedPage } from './described-page.ts';
import type { Thing } from './thing.ts';

/** The way from the first page to this one. @see https://schema.org/BreadcrumbList */
export function breadcrumbList({ home, above, name, url }: DescribedPage): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [home, ...above, { name, url }].map((place, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: place.name,
      item: place.url,
    })),
  };
}
