import type { APIRoute } from 'astro';

/** The questions to the API are for programs: a crawler that follows them finds no page, and costs an answer each. */
const RULES = ['User-agent: *', 'Disallow: /api/'];

/** What crawlers may read, and where the list of the pages is, when the build knows its site. */
export const GET: APIRoute = ({ site }) => {
  const sitemap = site ? ['', `Sitemap: ${new URL('sitemap-index.xml', site)}`] : [];
  return new Response(`${[...RULES, ...sitemap].join('\n')}\n`);
};
