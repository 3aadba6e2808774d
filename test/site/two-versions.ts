import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** What the second version says on its home page, and the first does not. */
export const SECOND = 'second version';

/** A file that is kept when it is asked for, of which the second version has another revision. */
export const REVISION = 'second';
export const WORDS = '/words/es.words';

const integrityOf = (body: string | Buffer) => `sha384-${createHash('sha384').update(body).digest('base64')}`;

/** The home page as the second version has it. */
const secondPage = (page: string) => page.replace(/<title>[^<]*/, `<title>${SECOND}`);

/** The service worker that keeps the second version. @throws Error when it does not keep the page as it is */
function secondWorker(worker: string, page: string): string {
  const entry = new RegExp(`\\{[^{}]*${integrityOf(page).replaceAll(/[+]/g, '\\+')}[^{}]*\\}`);
  const [kept] = worker.match(entry) ?? [];
  const [, revision] = kept?.match(/revision"?:\W*(\w{32})/) ?? [];
  if (!kept || !revision) throw new Error('the home page is not kept as it is');
  const next = kept.replace(revision, [...revision].reverse().join(''));
  const [named, ofWords] = new RegExp(`"${WORDS}":\\W(\\w{32})`).exec(worker) ?? [];
  if (!named || !ofWords) throw new Error('there are no words to keep');
  return worker
    .replace(kept, next.replace(integrityOf(page), integrityOf(secondPage(page))))
    .replace(named, named.replace(ofWords, REVISION));
}

/** The site that was built, served as one version of it or the next. */
export interface VersionedSite {
  readonly origin: string;
  /** Which version of the page, and of the service worker, is served from now on. */
  serve(versions: { readonly page: 1 | 2; readonly worker: 1 | 2 }): void;
  stop(): void;
}

/** Serves the files that were built on a port of their own, without the service. */
export async function startVersions(): Promise<VersionedSite> {
  let served: { readonly page: 1 | 2; readonly worker: 1 | 2 } = { page: 1, worker: 1 };
  const home = await readFile(`${DIST}/index.html`, 'utf8');
  const worker = await readFile(`${DIST}/service-worker.js`, 'utf8');
  const second = { page: secondPage(home), worker: secondWorker(worker, home) };

  async function bodyOf(path: string): Promise<string | Buffer> {
    if (path === '/index.html' && served.page === 2) return second.page;
    if (path === '/service-worker.js' && served.worker === 2) return second.worker;
    return readFile(`${DIST}${path}`);
  }

  const server = createServer(async ({ url = '/' }, reply) => {
    const path = new URL(url, 'http://site').pathname.replace(/\/$/, '/index.html');
    const body = await bodyOf(path).catch(() => undefined);
    reply.writeHead(body ? 200 : 404, { 'content-type': TYPES[extname(path)] ?? 'text/plain' });
    reply.end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    serve(versions) {
      served = versions;
    },
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
