/**
 * The page's words: Fluent, one file a language, chosen from the browser and changeable.
 */

import { FluentBundle, FluentResource } from './vendor/fluent-bundle/index.js';
import { askedLanguage, languageOf } from './languages.js';
import { change } from './state.js';
import { recall, remember } from './store.js';

/** @type {FluentBundle | null} */
let bundle = null;

/**
 * The language to begin with: the one that the address asks for (`?lang=nl`), else the remembered
 * one, else the browser's first that we have, else English.
 * @param {readonly string[]} [wishes]
 * @returns {string}
 */
export function firstLanguage(wishes = navigator.languages) {
  return languageOf([askedLanguage(), String(recall('language') ?? ''), ...wishes]);
}

/** What was fetched, by language. @type {Map<string, Promise<FluentBundle>>} */
const fetched = new Map();

/**
 * The words of a language, fetched and read once.
 * @param {string} language
 * @returns {Promise<FluentBundle>}
 */
export function fetchWords(language) {
  const words = fetched.get(language) ?? wordsOf(language);
  fetched.set(language, words);
  // A failed try is not the last.
  words.catch(() => fetched.delete(language));
  return words;
}

/** @param {string} language */
async function wordsOf(language) {
  const coming = fetch(new URL(`./words/${language}.ftl`, import.meta.url));
  // How numbers are written takes long to find out the first time: now nobody waits for it.
  new Intl.NumberFormat(language).format(0);
  const response = await coming;
  if (!response.ok) throw new Error(`words/${language}.ftl: ${response.status}`);
  return readWords(language, await response.text());
}

/**
 * Fetches a language and makes it the page's, in its words, title and `lang`.
 * @param {string} language
 * @throws {Error} where the file cannot be had; the former language stays
 */
export async function speak(language) {
  bundle = await fetchWords(language);
  document.documentElement.lang = language;
  change((s) => {
    s.language = language;
  });
}

/**
 * The same on the player's wish: remembered for the next visit.
 * @param {string} language
 */
export async function choose(language) {
  remember('language', language);
  await speak(language);
}

/**
 * The words of one file, ready to be formatted.
 * @param {string} language
 * @param {string} text
 */
export function readWords(language, text) {
  const words = new FluentBundle(language, { useIsolating: false });
  words.addResource(new FluentResource(text));
  return words;
}

/**
 * What the engine or the page has to tell, in words; in general where it has none of its own,
 * as for an address that someone wrote by hand.
 * @param {import('./state.js').Notice} notice
 * @returns {string}
 */
export function sayNotice({ id, arguments: args, cause }) {
  const words = bundle?.hasMessage(id) ? say(id, args) : say('engine-failed');
  // What is told of a refusal twice is said once.
  if (cause?.id === id) return sayNotice(cause);
  return cause ? `${words} ${sayNotice(cause)}` : words;
}

/**
 * The words under an id, with arguments filled in. An id without words gives itself.
 * @param {string} id
 * @param {Record<string, string | number>} [args]
 * @returns {string}
 */
export function say(id, args) {
  const pattern = bundle?.getMessage(id)?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, args, []) : id;
}

