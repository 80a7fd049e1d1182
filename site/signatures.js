/**
 * Whether what others signed is theirs. Odd keys and signatures, on which implementations
 * disagree, the engine refuses besides.
 */

import { readBytes, utf8 } from './bytes.js';

/** Stands before every message that is signed, so that nothing else can be passed off as one. */
export const TAG = 'grasveld message 1\n';

/**
 * Whether a key signed a text.
 * @param {unknown} key
 * @param {string} text
 * @param {unknown} signature
 * @returns {Promise<boolean>}
 */
export async function isSignature(key, text, signature) {
  const [half, signed] = [readBytes(key, 32), readBytes(signature, 64)];
  // Half a surrogate pair has no UTF-8.
  if (!half || !signed || /\p{Surrogate}/u.test(text)) return false;
  try {
    const imported = await crypto.subtle.importKey('raw', half, 'Ed25519', false, ['verify']);
    return await crypto.subtle.verify('Ed25519', imported, signed, utf8(text));
  } catch {
    return false;
  }
}

/**
 * Of every entry of a log whether its author signed it.
 * @param {{author: string, text: string, signature: string}[]} entries
 * @returns {Promise<boolean[]>}
 */
export function verdicts(entries) {
  return Promise.all(entries.map(({ author, text, signature }) => isSignature(author, `${TAG}${text}`, signature)));
}
