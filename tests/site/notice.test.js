import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noticeOf } from '../../site/notice.js';

test('a refusal is told by its id, arguments and cause; anything else in general', () => {
  const cause = { id: 'room-chain', arguments: { entry: 4 } };
  assert.deepEqual(noticeOf({ id: 'transcript-entry', arguments: { entry: 4 }, cause }), { id: 'transcript-entry', arguments: { entry: 4 }, cause });
  assert.deepEqual(noticeOf({ id: 'stale', arguments: { turn: 2 } }), { id: 'stale', arguments: { turn: 2 } });
  assert.deepEqual(noticeOf(new Error('what', { cause: new Error('ever') })), { id: 'engine-failed', arguments: {} });
});
