/**
 * An identity as a file that opens with a passphrase alone, and back: the way to another device.
 */

import { readBytes, utf8, writeBytes } from './bytes.js';
import { Unreadable } from './share.js';
import { isSignature } from './signatures.js';

/** @typedef {{grasveld: 'identity', version: 1, key: string, salt: string, rounds: number, iv: string, sealed: string}} KeyFile */

/** So often a passphrase is hashed: a guess is to cost something. */
const ROUNDS = 600_000;
/** More would only keep the browser busy. */
const MOST_ROUNDS = 10_000_000;

/** The file or the passphrase is not right. */
export class BadKey extends Unreadable {}

/** @typedef {{key: string, secret: CryptoKey}} Pair the public half, and the private one, readable */

/**
 * A key as a file.
 * @param {Pair} pair
 * @param {string} passphrase
 * @returns {Promise<KeyFile>}
 */
export async function sealKey({ key, secret }, passphrase) {
  const [salt, iv] = [16, 12].map((length) => crypto.getRandomValues(new Uint8Array(length)));
  const by = await lock(passphrase, salt, ROUNDS);
  const sealed = await crypto.subtle.wrapKey('pkcs8', secret, by, { name: 'AES-GCM', iv, additionalData: utf8(key) });
  return { grasveld: 'identity', version: 1, key, salt: writeBytes(salt), rounds: ROUNDS, iv: writeBytes(iv), sealed: writeBytes(new Uint8Array(sealed)) };
}

/**
 * Whether a file holds an identity.
 * @param {any} file
 * @returns {file is KeyFile}
 */
export function isKeyFile(file) {
  return file?.grasveld === 'identity';
}

/**
 * The key in a file.
 * @param {any} file
 * @param {string} passphrase
 * @returns {Promise<Pair>}
 * @throws {BadKey} for another passphrase or a damaged file
 */
export async function openKey(file, passphrase) {
  const { salt, iv, sealed, rounds, key } = readKeyFile(file);
  const by = await lock(passphrase, salt, rounds);
  const secret = await crypto.subtle
    .unwrapKey('pkcs8', sealed, by, { name: 'AES-GCM', iv, additionalData: utf8(key) }, 'Ed25519', true, ['sign'])
    .catch(() => Promise.reject(new BadKey('identity-passphrase')));
  if (!(await belong(key, secret))) throw new BadKey('identity-damaged');
  return { key, secret };
}

/** @param {any} file */
function readKeyFile(file) {
  const [salt, iv] = [readBytes(file?.salt, 16), readBytes(file?.iv, 12)];
  const sealed = typeof file?.sealed === 'string' ? readBytes(file.sealed, Math.floor((file.sealed.length * 3) / 4)) : null;
  const isCount = Number.isInteger(file?.rounds) && file.rounds >= 1 && file.rounds <= MOST_ROUNDS;
  if (!isKeyFile(file) || file.version !== 1 || !salt || !iv || !sealed || !isCount || !readBytes(file.key, 32)) throw new BadKey('identity-damaged');
  return { salt, iv, sealed, rounds: file.rounds, key: file.key };
}

/** Whether the two halves are of one key. @param {string} key @param {CryptoKey} secret */
async function belong(key, secret) {
  const text = 'grasveld halves of one key';
  const signature = writeBytes(new Uint8Array(await crypto.subtle.sign('Ed25519', secret, utf8(text))));
  return isSignature(key, text, signature);
}

/**
 * The AES key that a passphrase makes.
 * @param {string} passphrase
 * @param {Uint8Array<ArrayBuffer>} salt
 * @param {number} rounds
 */
async function lock(passphrase, salt, rounds) {
  const phrase = await crypto.subtle.importKey('raw', utf8(passphrase.normalize('NFC')), 'PBKDF2', false, ['deriveKey']);
  return crypto.subtle.deriveKey({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds }, phrase, { name: 'AES-GCM', length: 256 }, false, ['wrapKey', 'unwrapKey']);
}
