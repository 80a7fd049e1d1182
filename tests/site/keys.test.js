import assert from 'node:assert/strict';
import { test } from 'node:test';
import { forgetKey, identity, whatIsMissing } from '../../site/keys.js';
import { isSignature } from '../../site/signatures.js';

test('a browser that keeps nothing has an identity as long as the page', async () => {
  const self = await identity();
  assert.equal(self.kept, false);
  assert.equal((await identity()).key, self.key);
  assert.ok(await isSignature(self.key, 'I', await self.sign('I')));
  await assert.rejects(forgetKey());
  assert.notEqual((await identity()).key, self.key);
});

test('what a page lacks for rooms is told', async (t) => {
  assert.equal(await whatIsMissing(), '');
  t.mock.method(crypto.subtle, 'generateKey', () => Promise.reject(new Error('NotSupportedError')));
  assert.equal(await whatIsMissing(), 'old');
  t.mock.getter(globalThis, 'crypto', () => ({}));
  assert.equal(await whatIsMissing(), 'insecure');
});
