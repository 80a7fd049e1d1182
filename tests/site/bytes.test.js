import assert from 'node:assert/strict';
import { test } from 'node:test';
import { randomBytes, readBytes, writeBytes } from '../../site/bytes.js';

test('bytes become text and come back', () => {
  const bytes = Uint8Array.from({ length: 32 }, (_, at) => at * 8 + 7);
  assert.equal(writeBytes(bytes), Buffer.from(bytes).toString('base64url'));
  assert.deepEqual(readBytes(writeBytes(bytes), 32), bytes);
});

test('there is one way to write bytes, and no other is read', () => {
  // The last letter of one byte carries four bits too many.
  assert.deepEqual(readBytes('AA', 1), Uint8Array.of(0));
  for (const text of ['AB', 'AA==', 'AA=', 'A', 'A+', '', 'AAA', null, 12, ['AA']]) assert.equal(readBytes(text, 1), null);
});

test('random bytes are as many as asked for', () => {
  assert.equal(readBytes(randomBytes(12), 12)?.length, 12);
  assert.notEqual(randomBytes(32), randomBytes(32));
});
