/**
 * Asks for what the first screen most likely needs while the page's script is still on its way.
 * A guess: whatever else turns out to be wanted is fetched then.
 */

import { askedLanguage, languageOf } from './languages.js';
import { readRoute } from './route.js';

/**
 * The files, by their paths in the site.
 * @param {string} hash the address's
 * @param {readonly string[]} languages wanted, the dearest first
 */
export function firstFiles(hash, languages) {
  const { view, game, query } = readRoute(hash);
  const words = `words/${languageOf(languages)}.ftl`;
  const table = query.seats ?? '2';
  const seats = /^\d$/.test(table) ? table : table.split('.').length;
  return view === 'play' && !query.daily ? [words, `openings/${game}-${seats}.json`] : [words];
}

/** @param {string} name */
function preload(name) {
  const href = new URL(name, import.meta.url).href;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href }));
}

if (globalThis.document) firstFiles(location.hash, [askedLanguage(), ...navigator.languages]).forEach(preload);
