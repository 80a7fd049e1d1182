/**
 * Who one is in rooms: an Ed25519 key of this browser. The private half lies wrapped by an AES key
 * that never leaves the browser, and is used in a form that cannot be read; `readableKey` alone
 * unwraps it readably, for the file that takes it to another device.
 */

import { openDB } from './vendor/idb/index.js';
import { utf8, writeBytes } from './bytes.js';
import { placed } from './place.js';

/** @typedef {{key: string, sign: (text: string) => Promise<string>, kept: boolean}} Identity `key`: the public half; `kept`: whether the browser will know it next time */
/** @typedef {{key: string, wrapped: ArrayBuffer, iv: Uint8Array<ArrayBuffer>, by: CryptoKey}} Kept */

const NAME = placed('grasveld-identity');
const SELF = 'self';
const ED25519 = 'Ed25519';

/**
 * What this page lacks for rooms: `insecure` where it came over plain http, `old` where the browser
 * knows no Ed25519, '' where nothing is missing.
 * @returns {Promise<'' | 'insecure' | 'old'>}
 */
export async function whatIsMissing() {
  if (!globalThis.crypto?.subtle) return 'insecure';
  try {
    await crypto.subtle.generateKey(ED25519, false, ['sign', 'verify']);
    return '';
  } catch {
    return 'old';
  }
}

/** @type {Promise<Identity> | null} */
let own = null;

/** One's own identity, made at the first call ever; where the browser keeps nothing it lasts as long as the page. */
export function identity() {
  own ??= open();
  return own;
}

async function open() {
  const { kept, isKept } = await keepFirst(await make());
  return identityOf(kept, isKept);
}

/** @param {Kept} kept @param {boolean} isKept @returns {Promise<Identity>} */
async function identityOf(kept, isKept) {
  const secret = await unwrap(kept, false);
  const sign = async (/** @type {string} */ text) => writeBytes(new Uint8Array(await crypto.subtle.sign(ED25519, secret, utf8(text))));
  return { key: kept.key, sign, kept: isKept };
}

/** @returns {Promise<Kept>} a new key, wrapped */
async function make() {
  const pair = /** @type {CryptoKeyPair} */ (await crypto.subtle.generateKey(ED25519, true, ['sign', 'verify']));
  const key = writeBytes(new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey)));
  return wrap(key, pair.privateKey);
}

/** @param {string} key @param {CryptoKey} secret @returns {Promise<Kept>} */
async function wrap(key, secret) {
  const by = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['wrapKey', 'unwrapKey']);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  return { key, iv, by, wrapped: await crypto.subtle.wrapKey('pkcs8', secret, by, { name: 'AES-GCM', iv }) };
}

/** @param {Kept} kept @param {boolean} readable */
function unwrap({ wrapped, iv, by }, readable) {
  return crypto.subtle.unwrapKey('pkcs8', wrapped, by, { name: 'AES-GCM', iv }, ED25519, readable, ['sign']);
}

function database() {
  return openDB(NAME, 1, { upgrade: (db) => void db.createObjectStore('key') });
}

/**
 * Keeps a key unless there is one already, in which case that is the one: two tabs may come at once.
 * @param {Kept} made
 */
async function keepFirst(made) {
  try {
    const db = await database();
    const work = db.transaction('key', 'readwrite');
    const kept = /** @type {Kept | undefined} */ (await work.store.get(SELF)) ?? made;
    if (kept === made) await work.store.put(made, SELF);
    await work.done;
    db.close();
    return { kept, isKept: true };
  } catch {
    return { kept: made, isKept: false };
  }
}

/** Both halves, the private one readable: for the file that takes them along. Only a key that is kept can be had so. */
export async function readableKey() {
  await identity();
  const db = await database();
  const kept = /** @type {Kept} */ (await db.get('key', SELF));
  db.close();
  return { key: kept.key, secret: await unwrap(kept, true) };
}

/**
 * Makes another key this browser's, in place of its own.
 * @param {string} key its public half
 * @param {CryptoKey} secret the private one, readable
 */
export async function replaceKey(key, secret) {
  const kept = await wrap(key, secret);
  const db = await database();
  await db.put('key', kept, SELF);
  db.close();
  own = identityOf(kept, true);
  await own;
}

/** Forgets the key for good; the next call of `identity` makes another. */
export async function forgetKey() {
  own = null;
  const db = await database();
  await db.delete('key', SELF);
  db.close();
}
