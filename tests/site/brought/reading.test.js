import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, refusalOf } from '../../../site/brought/reading.js';

test('a message is JSON text, with a file beside it or not', () => {
  assert.deepEqual(read('{"printed":"a"}'), { said: { printed: 'a' }, file: undefined });
  const file = new ArrayBuffer(3);
  assert.deepEqual(read({ reply: '{"ok":{}}', file }), { said: { ok: {} }, file });
});

test('anything else is garbled, whoever wrote it', () => {
  const long = JSON.stringify({ ok: 'x'.repeat(5_000_000) });
  for (const data of [null, 3, {}, [], 'x', '3', 'null', { reply: 7 }, { reply: '{' }, long]) {
    assert.deepEqual(read(data).said, { error: { message: 'guest-garbled' } });
  }
  assert.equal(read({ reply: '{"ok":1}', file: 'no bytes' }).file, undefined);
});

test('a refusal is plain text and numbers, with what is behind it', () => {
  const refusal = refusalOf({ message: 'a', arguments: { n: 3, text: 'x'.repeat(900), list: [1, { b: 2 }] }, cause: { message: 'b' } });
  assert.equal(refusal.id, 'a');
  assert.equal(refusal.arguments.n, 3);
  assert.equal(String(refusal.arguments.text).length, 600);
  assert.equal(typeof refusal.arguments.list, 'string');
  assert.equal(refusal.cause?.id, 'b');
});

test('a refusal that is none is one all the same', () => {
  for (const error of [null, undefined, 'x', 3, []]) assert.equal(refusalOf(error).id, 'undefined');
});
