import type { RouteName } from '../i18n/routes.ts';
import { breadcrumbList } from './breadcrumb-list.ts';
import type { DescribedPage } from './described-page.ts';
import { techArticle } from './tech-article.ts';
import type { Thing } from './thing.ts';
import { webApi } from './web-api.ts';
import { webApplication } from './web-application.ts';
import { webSite } from './web-site.ts';

/** What a part of the site is, beside a page that stands somewhere; of the other parts nothing more is true. */
const KINDS: Partial<Record<RouteName, (page: DescribedPage) => Thing>> = {
  home: webApplication,
  letters: webApplication,
  twentyFour: webApplication,
  cryptarithm: webApplication,
  play: webApplication,
  daily: webApplication,
  api: webApi,
};

/** What search engines are told of a page: the site on the first one, the way to each other one, and what it is. */
export function structuredDataOf(page: DescribedPage): readonly Thing[] {
  const place = page.part === 'home' ? webSite(page) : breadcrumbList(page);
  const kind = page.article ? techArticle : KINDS[page.part];
  return kind ? [place, kind(page)] : [place];
}
