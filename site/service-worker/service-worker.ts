import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, matchPrecache, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';

declare const self: ServiceWorkerGlobalScope;

/** Every file of this version of the site, put in by `site/build/offline.ts`. */
declare const PRECACHED: readonly PrecacheEntry[];

/** What the worker in charge says to the one that waits. */
const TAKE_OVER = 'take-over';

const { clients, registration } = self;

/**
 * A new version waits until no page of the old one is open, so that no page is made of both. A page that is loaded again while
 * it is the only one would never see it close: it is sent off empty, to come back at once, and the new version takes over
 * meanwhile. Should it come back too soon, the same happens again.
 */
self.addEventListener('fetch', (event) => {
  const { waiting } = registration;
  if (!waiting || event.request.mode !== 'navigate') return;
  event.stopImmediatePropagation();
  event.respondWith(pageOf(event.request, waiting));
});

async function pageOf(request: Request, waiting: ServiceWorker): Promise<Response> {
  const open = await clients.matchAll({ type: 'window' });
  if (open.length > 1) return (await matchPrecache(new URL(request.url).pathname)) ?? fetch(request);
  waiting.postMessage(TAKE_OVER);
  return new Response('', { headers: { Refresh: '0' } });
}

self.addEventListener('message', ({ data }) => {
  if (data === TAKE_OVER) void self.skipWaiting();
});

// The query of a page is for its scripts: it is the same file with any. What is not here, such as the API, is none of ours.
precacheAndRoute([...PRECACHED], { ignoreURLParametersMatching: [/./], directoryIndex: '', cleanURLs: false });
cleanupOutdatedCaches();
// The page that has brought it is the first that it serves.
clientsClaim();
