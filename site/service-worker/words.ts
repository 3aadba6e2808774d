declare const self: ServiceWorkerGlobalScope;

const CACHE = 'words';

/** The revisions of files, each by its path. */
export type Revisions = Readonly<Record<string, string>>;

/**
 * Keeps files that are too large for everybody, each from the time on when it is first asked for. When another version of the
 * service worker comes, those that were kept and have changed are fetched again before it takes over, and then the old ones go.
 */
export function keepWhenAskedFor(revisions: Revisions): void {
  const paths = Object.keys(revisions);
  const keyOf = (path: string) => `${path}?revision=${revisions[path]}`;
  const pathOf = ({ url }: Request) => new URL(url).pathname;
  // What the browser itself has kept may be of another revision: it has to ask.
  const fetched = (path: string) => fetch(path, { cache: 'no-cache' });

  async function answer(path: string): Promise<Response> {
    const cache = await caches.open(CACHE);
    const kept = await cache.match(keyOf(path));
    if (kept) return kept;
    const reply = await fetched(path);
    // Where there is no room for it, it is not kept.
    if (reply.ok) await cache.put(keyOf(path), reply.clone()).catch(() => undefined);
    return reply;
  }

  async function renew(): Promise<void> {
    const cache = await caches.open(CACHE);
    const kept = (await cache.keys()).map(pathOf);
    // What cannot be fetched now is when it is asked for.
    await Promise.allSettled(paths.filter((path) => kept.includes(path)).map(answer));
  }

  async function clean(): Promise<void> {
    const cache = await caches.open(CACHE);
    const current = paths.map((path) => new URL(keyOf(path), self.location.origin).href);
    const old = (await cache.keys()).filter(({ url }) => !current.includes(url));
    await Promise.all(old.map((key) => cache.delete(key)));
  }

  self.addEventListener('install', (event) => event.waitUntil(renew()));
  self.addEventListener('activate', (event) => event.waitUntil(clean()));
  self.addEventListener('fetch', (event) => {
    const { origin, pathname } = new URL(event.request.url);
    if (origin === self.location.origin && paths.includes(pathname)) event.respondWith(answer(pathname));
  });
}
