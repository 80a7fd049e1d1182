import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import * as Comlink from '../../site/vendor/comlink.mjs';
import { fakeWorker, settled } from './fake_browser.js';

/** The ends that were lent. @type {MessagePort[]} */
const lent = [];
const worker = fakeWorker({
  ask: () => 'own',
  lend(/** @type {MessagePort} */ port) {
    lent.push(port);
    Comlink.expose({ ask: () => 'lent' }, /** @type {any} */ (port));
  },
});
after(() => {
  worker.end();
  lent.forEach((port) => port.close());
});

const page = /** @type {any} */ (globalThis);
page.self = page;
const { openThread } = await import('../../site/thread.js');

/** @param {any} thread */
const answerOf = (thread) => /** @type {any} */ (Comlink.wrap(thread)).ask('');

beforeEach(() => {
  page.parent = page;
});

test('a page by itself has a thread of its own, and lends it', async () => {
  const thread = openThread(() => {});
  assert.equal(await answerOf(thread), 'own');
  const { port1, port2 } = new MessageChannel();
  assert.equal(page.grasveldLend(port2, () => {}), true);
  assert.equal(await answerOf(port1), 'lent');
  port1.close();
});

test('who borrowed is told when the thread ends, once, and nothing is lent any more', () => {
  const thread = openThread(() => {});
  let gone = 0;
  page.grasveldLend(new MessageChannel().port2, () => (gone += 1));
  thread.terminate();
  thread.terminate();
  assert.equal(gone, 1);
  assert.equal(page.grasveldLend(new MessageChannel().port2, () => {}), false);
});

test('a frame borrows from the first page of ours beside it that has a thread', async () => {
  /** @type {any[]} */
  const asked = [];
  const foreign = Object.defineProperty({}, 'grasveldLend', {
    get() {
      throw new Error('another origin');
    },
  });
  const empty = { grasveldLend: () => false };
  const lender = { grasveldLend: (/** @type {MessagePort} */ port, /** @type {() => void} */ gone) => asked.push([port, gone]) };
  page.parent = Object.assign(foreign, { length: 3, 0: page, 1: empty, 2: lender });
  const made = worker.count;
  let gone = 0;
  const thread = openThread(() => (gone += 1));
  const [[port, tell]] = asked;
  Comlink.expose({ ask: () => 'borrowed' }, port);
  assert.equal(await answerOf(thread), 'borrowed');
  assert.equal(worker.count, made);
  tell();
  assert.equal(gone, 1);
  await settled();
});

test('a frame without any of ours beside it has its own', async () => {
  page.parent = { length: 1, 0: page };
  assert.equal(await answerOf(openThread(() => {})), 'own');
});
