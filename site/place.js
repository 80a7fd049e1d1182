/**
 * Where this page lies on its host. Two builds under two paths share what the browser keeps for a
 * host, so each puts its path to the names of what it keeps.
 */

/**
 * The name under which this build keeps something.
 * @param {string} name
 * @param {string} [address] of the page
 */
export function placed(name, address = globalThis.document?.baseURI ?? 'about:/') {
  const { pathname } = new URL('.', address);
  return pathname === '/' ? name : `${name} ${pathname}`;
}
