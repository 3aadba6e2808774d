import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { SitemapItem } from '@astrojs/sitemap';
import { parseHTML } from 'linkedom';

/**
 * What the sitemap says of a page: where it is in each language, as its own head says, since the addresses differ by more than
 * the language. A page that is not to be found is left out.
 * @param dist the folder of the built site
 */
export const sitemapEntryIn =
  (dist: URL) =>
  async (item: SitemapItem): Promise<SitemapItem | undefined> => {
    const page = new URL(`.${new URL(item.url).pathname}index.html`, dist);
    const { document } = parseHTML(await readFile(fileURLToPath(page), 'utf8'));
    if (document.querySelector('meta[name="robots"][content*="noindex"]')) return undefined;
    const alternates = [...document.querySelectorAll('link[rel="alternate"][hreflang]')];
    const links = alternates.map((link) => ({
      lang: link.getAttribute('hreflang') ?? '',
      url: link.getAttribute('href') ?? '',
    }));
    return { ...item, links };
  };
