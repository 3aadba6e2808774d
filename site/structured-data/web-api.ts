import type { DescribedPage } from './described-page.ts';
import type { Thing } from './thing.ts';
import { FREE } from './web-application.ts';
import { publisherOf } from './web-site.ts';

/** The service that a page describes. @see https://schema.org/WebAPI */
export function webApi({ name, url, description, home }: DescribedPage): Thing {
  return {
    '@type': 'WebAPI',
    name,
    description,
    documentation: url,
    provider: publisherOf(home),
    offers: FREE,
  };
}
