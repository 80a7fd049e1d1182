/**
 * Bytes as the text in which they travel: base64url without padding.
 */

/**
 * @param {Uint8Array} bytes
 * @returns {string}
 */
export function writeBytes(bytes) {
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/**
 * The bytes of a text, however many.
 * @param {string} text
 * @returns {Uint8Array<ArrayBuffer>}
 * @throws {DOMException} for what is no base64url
 */
export function decoded(text) {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
}

/**
 * The bytes of a text; null for what is none, or not the one way to write them.
 * @param {unknown} text
 * @param {number} length how many bytes there must be
 * @returns {Uint8Array<ArrayBuffer> | null}
 */
export function readBytes(text, length) {
  if (typeof text !== 'string' || !/^[\w-]*$/.test(text) || text.length !== Math.ceil((length * 4) / 3)) return null;
  const bytes = decoded(text);
  return writeBytes(bytes) === text ? bytes : null;
}

/**
 * So many random bytes, as text.
 * @param {number} length
 */
export function randomBytes(length) {
  return writeBytes(crypto.getRandomValues(new Uint8Array(length)));
}

/**
 * @param {string} text
 * @returns {Uint8Array<ArrayBuffer>} its UTF-8
 */
export function utf8(text) {
  return /** @type {Uint8Array<ArrayBuffer>} */ (new TextEncoder().encode(text));
}
