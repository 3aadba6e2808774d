import type { Locale } from '../i18n/locales.ts';
import type { RouteName } from '../i18n/routes.ts';

/** A page by its name, and where it is. */
export interface Place {
  readonly name: string;
  /** Whole, where the site is known. */
  readonly url: string;
}

/** What search engines are told of a page. */
export interface DescribedPage extends Place {
  readonly description: string;
  readonly locale: Locale;
  /** Its part of the site. */
  readonly part: RouteName;
  /** Whether it is a text to read, below its part. */
  readonly article: boolean;
  /** The first page of the site in its language, by the name of the site. */
  readonly home: Place;
  /** The pages between the first one and this one, from above. */
  readonly above: readonly Place[];
  /** Where its picture is. */
  readonly picture: string;
}
