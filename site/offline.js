/**
 * Keeps a build for when there is no network, and notices a newer one. The newer one waits until
 * the player wants it; a match goes on after that from where it stood.
 */

import { change } from './state.js';

/** @type {ServiceWorker | null} */
let waiting = null;
/** Whether a newer build has taken over while this page still shows the older one. */
let isOld = false;
let wanted = false;

/** Whether there is a newer build to change to. */
export function isNewerThere() {
  return isOld || !!waiting;
}

/** Changes to the newer build: this page is loaded anew. */
export function takeNewer() {
  wanted = true;
  if (isOld) location.reload();
  else waiting?.postMessage('take over');
}

/**
 * Lets whoever installs a build have it in a language: each has a manifest of its own.
 * @param {string} language
 */
export function offerIn(language) {
  manifest()?.setAttribute('href', `${language}.webmanifest`);
}

/** The link that only a build has. */
function manifest() {
  return document.querySelector('link[rel="manifest"]');
}

/**
 * Starts keeping, in a build alone: only that has a manifest. Who comes for the first time needs
 * the line for the engine first.
 * @param {Promise<any>} idle kept once there is time
 */
export async function keepOffline(idle) {
  const { serviceWorker } = navigator;
  if (!serviceWorker || !manifest()) return;
  if (!serviceWorker.controller) await idle;
  let isKept = !!serviceWorker.controller;
  serviceWorker.addEventListener('controllerchange', () => {
    if (isKept) hasChanged();
    isKept = true;
  });
  // Where it may not be, as in some private windows, the page works on as it is.
  const registration = await serviceWorker.register('sw.js').catch(() => null);
  if (registration) watch(registration);
}

/** Another build is in charge from now on. A page that nobody looks at changes by itself. */
function hasChanged() {
  if (wanted || document.hidden) location.reload();
  isOld = true;
  change();
}

/** @param {ServiceWorkerRegistration} registration */
function watch(registration) {
  const look = () => {
    waiting = navigator.serviceWorker.controller && registration.waiting;
    change();
  };
  const follow = () => registration.installing?.addEventListener('statechange', look);
  registration.addEventListener('updatefound', follow);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) registration.update().catch(() => {});
  });
  follow();
  look();
}
