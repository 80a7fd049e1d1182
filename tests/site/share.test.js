import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Unreadable, pack, readFile, replayHash, unpack } from '../../site/share.js';

const TRANSCRIPT = {
  game: 'splits', rules: 'splits-1', seats: [{ kind: 'human' }, { kind: 'bot', level: 'easy' }], seed: 'ab€', options: {},
  log: [...Array(60).keys()].map((turn) => ({ kind: 'move', turn, seat: turn % 2, move: `T${turn},0/1` })),
};

test('a transcript comes back out of an address as it went in', async () => {
  const text = await pack(TRANSCRIPT);
  assert.match(text, /^[\w-]+$/);
  assert.ok(text.length < 900, `${text.length} letters`);
  assert.deepEqual(await unpack(text), TRANSCRIPT);
  assert.equal(await replayHash(TRANSCRIPT), `#/replay/${text}`);
});

test('a link that is cut off, broken or foreign is refused with words', async () => {
  const text = await pack(TRANSCRIPT);
  const broken = ['', 'x', '%', text.slice(0, -9), text.slice(9), `${text}&utm=1`, 'aGVsbG8', await pack(undefined)];
  for (const each of broken) await assert.rejects(unpack(each), (problem) => problem instanceof Unreadable && problem.id === 'share-broken', each);
});

test('a link that would swell without end is refused', async () => {
  await assert.rejects(unpack(await pack({ log: 'a'.repeat(3_000_000) })), Unreadable);
});

test('a file is JSON or refused', async () => {
  assert.deepEqual(await readFile(new Blob([JSON.stringify(TRANSCRIPT)])), TRANSCRIPT);
  for (const content of ['', 'hello', '{"game":', new Uint8Array([0, 255])]) {
    await assert.rejects(readFile(new Blob([content])), (problem) => problem instanceof Unreadable && problem.id === 'file-foreign');
  }
});
