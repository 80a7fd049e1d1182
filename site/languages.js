/**
 * The languages there are, and which of them a reader wants.
 */

/** Each by its own name. */
export const LANGUAGES = { nl: 'Nederlands', de: 'Deutsch', en: 'English' };

/**
 * The first of some wishes that we have, else English.
 * @param {readonly string[]} wishes such as `de-AT`, the dearest first
 * @returns {string}
 */
export function languageOf(wishes) {
  const known = wishes.map((tag) => tag.toLowerCase().split('-')[0]);
  return known.find((tag) => tag in LANGUAGES) ?? 'en';
}

/** The language that the address asks for (`?lang=nl`), empty where it asks for none. */
export function askedLanguage() {
  return new URLSearchParams(globalThis.location?.search).get('lang') ?? '';
}
