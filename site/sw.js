/**
 * The service worker of a build: everything but rooms works without a network. What there is to
 * keep, the build writes before this file, with Workbox.
 *
 * A build is kept whole before it takes over, and an older one stays until the player changes to
 * it or has closed the last tab: no page ever gets files of two.
 */

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
/** Workbox and the list. */
const given = /** @type {any} */ (self);

// What the browser has compiled of a file it keeps beside its own copy, not beside ours: from there
// the second visit already starts as fast as all later ones. Ours is for when it has dropped its own.
given.workbox.routing.registerRoute(
  (/** @type {{url: URL}} */ { url }) => url.origin === worker.location.origin && url.pathname.endsWith('.wasm'),
  async (/** @type {{request: Request}} */ { request }) => {
    const theirs = await fetch(request.url, { mode: 'same-origin', cache: 'only-if-cached' }).catch(() => null);
    if (theirs?.ok) return theirs;
    return (await given.workbox.precaching.matchPrecache(request)) ?? fetch(request);
  },
);

given.workbox.precaching.precacheAndRoute(given.FILES, {
  directoryIndex: 'index.html',
  cleanURLs: false,
  // What stands behind a question mark is for the page alone.
  ignoreURLParametersMatching: [/./],
});

// The first page of all came without us; whatever it still fetches may come from here.
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener('message', ({ data }) => {
  if (data === 'take over') worker.skipWaiting();
});
