import assert from 'node:assert/strict';
import { test } from 'node:test';
import { writeBytes } from '../../site/bytes.js';
import { BadKey, isKeyFile, openKey, sealKey } from '../../site/keyfile.js';
import { isSignature } from '../../site/signatures.js';

async function pair() {
  const made = /** @type {CryptoKeyPair} */ (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify']));
  return { key: writeBytes(new Uint8Array(await crypto.subtle.exportKey('raw', made.publicKey))), secret: made.privateKey };
}

const own = await pair();
const file = JSON.parse(JSON.stringify(await sealKey(own, 'pájaro y caballo')));

test('a key comes out of its file with its passphrase, however that was typed', async () => {
  assert.ok(isKeyFile(file));
  const { key, secret } = await openKey(file, 'pájaro y caballo'.normalize('NFD'));
  assert.equal(key, own.key);
  const signature = writeBytes(new Uint8Array(await crypto.subtle.sign('Ed25519', secret, new TextEncoder().encode('so'))));
  assert.ok(await isSignature(key, 'so', signature));
});

test('the private half does not stand in the file', async () => {
  const { d } = await crypto.subtle.exportKey('jwk', own.secret);
  const bytes = Buffer.from(String(d), 'base64url');
  for (const form of [String(d), bytes.toString('hex'), bytes.toString('base64')]) assert.ok(!JSON.stringify(file).includes(form));
});

test('another passphrase opens nothing', async () => {
  await assert.rejects(openKey(file, 'pajaro y caballo'), (problem) => problem instanceof BadKey && problem.id === 'identity-passphrase');
});

test('a file that was meddled with is refused', async () => {
  const other = await pair();
  const damaged = { id: 'identity-damaged' };
  for (const part of [{ version: 2 }, { salt: '' }, { iv: 'AAAA' }, { sealed: 7 }, { rounds: 1e12 }, { rounds: 0 }, { key: '' }, { grasveld: 1 }]) {
    await assert.rejects(openKey({ ...file, ...part }, 'pájaro y caballo'), damaged);
  }
  await assert.rejects(openKey({ ...file, key: other.key }, 'pájaro y caballo'), { id: 'identity-passphrase' });
  await assert.rejects(openKey(null, ''), damaged);
});

test('a file with the halves of two keys is refused', async () => {
  const mixed = await sealKey({ key: (await pair()).key, secret: own.secret }, 'x');
  await assert.rejects(openKey(mixed, 'x'), { id: 'identity-damaged' });
});
