import assert from 'node:assert/strict';
import { test } from 'node:test';
import { writeBytes } from '../../site/bytes.js';
import { TAG, isSignature, verdicts } from '../../site/signatures.js';

const { publicKey, privateKey } = /** @type {CryptoKeyPair} */ (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify']));
const key = writeBytes(new Uint8Array(await crypto.subtle.exportKey('raw', publicKey)));

/** @param {string} text */
async function signed(text) {
  return writeBytes(new Uint8Array(await crypto.subtle.sign('Ed25519', privateKey, new TextEncoder().encode(text))));
}

test('each entry is judged by its own author, text and signature', async () => {
  const text = '{"kind":"ready"}';
  const entry = { author: key, text, signature: await signed(`${TAG}${text}`) };
  const bare = { ...entry, signature: await signed(text) };
  const others = [{ ...entry, text: `${text} ` }, { ...entry, author: writeBytes(new Uint8Array(32)) }, bare];
  assert.deepEqual(await verdicts([entry, ...others]), [true, false, false, false]);
});

test('what is no key, no signature or no text is not genuine', async () => {
  const signature = await signed('a');
  assert.ok(await isSignature(key, 'a', signature));
  for (const odd of [null, 7, '', `${key}=`, `${key}A`, key.slice(1)]) assert.equal(await isSignature(odd, 'a', signature), false);
  for (const odd of [null, '', `${signature}=`, signature.slice(2)]) assert.equal(await isSignature(key, 'a', odd), false);
  // Without a guard half a pair would be signed as the sign for what cannot be read.
  assert.equal(await isSignature(key, '\ud800', await signed('\ufffd')), false);
});
