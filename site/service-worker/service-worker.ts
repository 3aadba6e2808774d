import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { TAKE_OVER } from './take-over.ts';
import { keepWhenAskedFor, type Revisions } from './words.ts';

declare const self: ServiceWorkerGlobalScope;

/** Every file of this version of the site, put in by `site/build/offline.ts`. */
declare const PRECACHED: readonly PrecacheEntry[];

/** The indexes of words, which are kept when they are asked for. */
declare const WORDS: Revisions;

/**
 * A new version waits until no page of the old one is open, so that no page is made of both. A page that is loaded again and
 * again would never see that: it asks as it opens, and loads itself anew when the new version has taken over. Only a page that
 * is the only one may: another would be left with a version whose files are gone.
 */
async function takeOver(): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (open.length === 1) await self.skipWaiting();
}

self.addEventListener('message', (event) => {
  if (event.data === TAKE_OVER) event.waitUntil(takeOver());
});

// The query of a page is for its scripts: it is the same file with any. What is not here, such as the API, is none of ours.
precacheAndRoute([...PRECACHED], { ignoreURLParametersMatching: [/./], directoryIndex: '', cleanURLs: false });
cleanupOutdatedCaches();
keepWhenAskedFor(WORDS);
// The page that has brought it is the first that it serves.
clientsClaim();
