import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { Stopped, pythonBehind } from '../../../site/brought/python.js';
import { settled } from '../fake_browser.js';

/** @type {MessagePort[]} */
let ports = [];
afterEach(() => {
  ports.forEach((port) => port.close());
  ports = [];
});

/** Python whose answers a test gives. */
function behind() {
  const { port1, port2 } = new MessageChannel();
  ports.push(port1, port2);
  const seen = { asked: /** @type {any[]} */ ([]), printed: /** @type {string[]} */ ([]), stopped: /** @type {any[]} */ ([]) };
  port2.onmessage = ({ data }) => seen.asked.push(JSON.parse(data.text));
  /** @type {any} */
  const python = pythonBehind(/** @type {any} */ (port1), (line) => seen.printed.push(line), (why) => (seen.stopped.push(why), python.end(why)));
  return { python, seen, say: (/** @type {object} */ what) => port2.postMessage(JSON.stringify(what)) };
}

test('a question waits until Python runs', async () => {
  const { python, seen, say } = behind();
  const answer = python.ask({ ask: 'needs', code: '' });
  await settled();
  assert.deepEqual(seen.asked, []);
  say({ started: true });
  await settled();
  assert.deepEqual(seen.asked, [{ ask: 'needs', code: '' }]);
  say({ printed: 'hello' });
  say({ ok: ['numpy'] });
  assert.deepEqual((await answer).ok, ['numpy']);
  assert.deepEqual(seen.printed, ['hello']);
});

test('a refusal rejects with its id', async () => {
  const { python, say } = behind();
  say({ started: true });
  const answer = python.ask({ ask: 'load' });
  await settled();
  say({ error: { message: 'guest-no-function', arguments: {} } });
  await assert.rejects(answer, { id: 'guest-no-function' });
});

test('who thinks too long is stopped, and it is told where', async () => {
  const { python, seen, say } = behind();
  say({ started: true });
  const answer = python.ask({ ask: 'match' }, { limit: 0.01, seat: 1 });
  await settled();
  say({ thinks: [4, 1] });
  await assert.rejects(answer, (/** @type {any} */ why) => why instanceof Stopped && why.id === 'bot-slow' && why.at?.turn === 4);
  assert.equal(seen.stopped.length, 1);
});

test('where Python does not start everyone who waits is told', async () => {
  const { python, say } = behind();
  const answer = python.ask({ ask: 'load' });
  say({ broken: 'no wasm' });
  await assert.rejects(answer, { id: 'guest-start' });
});

test('an answer that nobody waits for does nothing', async () => {
  const { python, say } = behind();
  say({ started: true });
  say({ ok: 1 });
  await settled();
  const answer = python.ask({ ask: 'load' });
  await settled();
  say({ ok: 2 });
  assert.equal((await answer).ok, 2);
});
