/** What the browser remembers for us. Where it refuses to store anything, the page works without. */

const PREFIX = 'grasveld.';

/**
 * @param {string} key
 * @returns {string | null}
 */
export function recall(key) {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

/**
 * @param {string} key
 * @param {string} value
 */
export function remember(key, value) {
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch {
    // Private windows and embedded pages may refuse; nothing here is worth a message.
  }
}
