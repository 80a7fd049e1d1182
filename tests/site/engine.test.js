import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as Comlink from '../../site/vendor/comlink.mjs';
import { fakeFrames, fakeWorker, settled } from './fake_browser.js';

fakeFrames();

/** How the next start goes. */
let start = async (/** @type {(progress: number) => void} */ tell) => {};
const worker = fakeWorker({
  start: (/** @type {(progress: number) => void} */ tell) => start(tell),
  ask: (/** @type {string} */ request) => (request.includes('good') ? '{"ok": {"answer": 42}}' : '{"error": {"message": "plan-no-gate", "arguments": {"cell": "b2"}}}'),
  work: () => '{"ok": {"move": "b2 c3"}}',
  async prepare() {},
});
after(() => worker.end());

const { state } = await import('../../site/state.js');
const { Refusal, ask, ready, startEngine, think } = await import('../../site/engine.js');

test('a start that takes too long is said', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  start = () => new Promise(() => {});
  startEngine();
  assert.equal(state.engine.stage, 'loading');
  context.mock.timers.tick(90_000);
  assert.deepEqual(state.engine, { stage: 'failed', progress: 0, problem: 'too-slow' });
  assert.equal(worker.closed, 1);
});

test('Python of the wrong type, which never comes, is soon found out', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const given = globalThis.fetch;
  globalThis.fetch = async () => new Response('', { headers: { 'content-type': 'text/plain; charset=utf-8' } });
  startEngine();
  context.mock.timers.tick(8_000);
  context.mock.timers.reset();
  await settled();
  assert.deepEqual(state.engine, { stage: 'failed', progress: 0, problem: 'mistyped text/plain' });
  globalThis.fetch = given;
});

test('a start that fails is said, with what went wrong', async () => {
  start = async () => {
    throw new Error('engine.zip: 404');
  };
  startEngine();
  await settled();
  assert.deepEqual(state.engine, { stage: 'failed', progress: 0, problem: 'engine.zip: 404' });
});

test('another try may succeed; until then questions wait', async () => {
  const waiting = ask({ ask: 'good' });
  start = async (tell) => tell(0.5);
  startEngine();
  await ready();
  assert.deepEqual(state.engine, { stage: 'ready', progress: 1, problem: '' });
  assert.deepEqual(await waiting, { answer: 42 });
});

test('how far the start is does not matter any more once it is ready', async () => {
  let late = /** @type {any} */ (null);
  start = async (tell) => {
    late = tell;
  };
  startEngine();
  await ready();
  await settled();
  late(1);
  await settled();
  assert.equal(state.engine.stage, 'ready');
  late[Comlink.releaseProxy]();
});

test('a refusal is an error with its message id and arguments', async () => {
  await assert.rejects(ask({ ask: 'bad' }), (/** @type {any} */ error) => {
    assert.ok(error instanceof Refusal);
    assert.deepEqual([error.id, error.arguments], ['plan-no-gate', { cell: 'b2' }]);
    return true;
  });
});

test('a bot’s thought is its move', async () => {
  assert.equal(await think(1), 'b2 c3');
});
