import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fakeFrames, settled } from './fake_browser.js';

fakeFrames();

/** The module and the browser round it, as a page that is loaded anew has them. */
let visit = 0;
async function fresh({ isKept = false, isBuild = true } = {}) {
  const counts = { reloads: 0, registered: 0, updates: 0 };
  const link = { href: '', setAttribute: (/** @type {'href'} */ name, /** @type {string} */ value) => (link[name] = value) };
  const page = Object.assign(new EventTarget(), { hidden: false, querySelector: () => (isBuild ? link : null) });
  const registration = Object.assign(new EventTarget(), {
    waiting: /** @type {any} */ (null),
    installing: /** @type {any} */ (null),
    update: async () => (counts.updates += 1),
  });
  const workers = Object.assign(new EventTarget(), {
    controller: isKept ? {} : null,
    async register() {
      counts.registered += 1;
      return registration;
    },
  });
  Object.defineProperty(globalThis, 'navigator', { value: { serviceWorker: workers }, configurable: true });
  globalThis.document = /** @type {any} */ (page);
  globalThis.location = /** @type {any} */ ({ reload: () => (counts.reloads += 1) });
  visit += 1;
  return { ...(await import(`../../site/offline.js?${visit}`)), counts, link, page, registration, workers };
}

/**
 * A newer build that has been kept whole.
 * @param {any} registration
 */
function newer(registration) {
  const asked = /** @type {string[]} */ ([]);
  const worker = Object.assign(new EventTarget(), { postMessage: (/** @type {string} */ text) => asked.push(text) });
  registration.installing = worker;
  registration.dispatchEvent(new Event('updatefound'));
  Object.assign(registration, { installing: null, waiting: worker });
  worker.dispatchEvent(new Event('statechange'));
  return asked;
}

test('where there is no build nothing is kept', async () => {
  const { counts, keepOffline } = await fresh({ isBuild: false });
  await keepOffline(Promise.resolve());
  assert.equal(counts.registered, 0);
});

test('a first visit keeps once there is time, and is told nothing', async () => {
  const { counts, isNewerThere, keepOffline, workers } = await fresh();
  let now = () => {};
  const kept = keepOffline(new Promise((resolve) => (now = () => resolve(null))));
  await settled();
  assert.equal(counts.registered, 0);
  now();
  await kept;
  assert.equal(counts.registered, 1);
  workers.dispatchEvent(new Event('controllerchange'));
  assert.equal(isNewerThere(), false);
  assert.equal(counts.reloads, 0);
});

test('a newer build waits for the player', async () => {
  const { counts, isNewerThere, keepOffline, registration, takeNewer, workers } = await fresh({ isKept: true });
  await keepOffline(Promise.resolve());
  const asked = newer(registration);
  assert.equal(isNewerThere(), true);
  assert.deepEqual(asked, []);
  takeNewer();
  assert.deepEqual(asked, ['take over']);
  workers.dispatchEvent(new Event('controllerchange'));
  assert.equal(counts.reloads, 1);
});

test('another tab’s wish changes a page that nobody looks at, and is told to others', async () => {
  const { counts, isNewerThere, keepOffline, takeNewer, workers } = await fresh({ isKept: true });
  await keepOffline(Promise.resolve());
  workers.dispatchEvent(new Event('controllerchange'));
  assert.equal(counts.reloads, 0);
  assert.equal(isNewerThere(), true);
  takeNewer();
  assert.equal(counts.reloads, 1);
  const other = await fresh({ isKept: true });
  await other.keepOffline(Promise.resolve());
  other.page.hidden = true;
  other.workers.dispatchEvent(new Event('controllerchange'));
  assert.equal(other.counts.reloads, 1);
});

test('a build is installed in the language that is spoken', async () => {
  const { link, offerIn } = await fresh();
  offerIn('nl');
  assert.equal(link.href, 'nl.webmanifest');
  (await fresh({ isBuild: false })).offerIn('de');
});

test('a page that comes back into sight asks for a newer build', async () => {
  const { counts, keepOffline, page } = await fresh({ isKept: true });
  await keepOffline(Promise.resolve());
  page.hidden = true;
  page.dispatchEvent(new Event('visibilitychange'));
  assert.equal(counts.updates, 0);
  page.hidden = false;
  page.dispatchEvent(new Event('visibilitychange'));
  assert.equal(counts.updates, 1);
});
