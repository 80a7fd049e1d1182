import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { fakeFrames, fakeWorker } from './fake_browser.js';

fakeFrames();

/** Whether numpy was waited for, by what was asked. @type {Record<string, boolean>} */
let waited = {};

/** @param {any} ok */
const reply = (ok) => JSON.stringify({ ok });

const worker = fakeWorker({
  start: async () => {},
  prepare: async () => {},
  ask: (/** @type {string} */ text) => reply(sceneOf(JSON.parse(text).game)),
  work(/** @type {string} */ text, /** @type {boolean} */ reckons) {
    const { ask, seat } = JSON.parse(text);
    waited[ask === 'think' ? `think ${seat}` : ask] = reckons;
    return reply({ move: 'm', moves: [], turns: [] });
  },
});

after(() => worker.end());

const { state } = await import('../../site/state.js');
const { startEngine } = await import('../../site/engine.js');
const { startMatch } = await import('../../site/match.js');
const { analyse, askTips, dearest, givesTips } = await import('../../site/tips.js');

startEngine();

const SEATS = /** @type {import('../../site/match.js').Seat[]} */ ([{ kind: 'human' }, ...['easy', 'normal', 'hard'].map((level) => ({ kind: 'bot', level }))]);

/** @param {string} game */
function sceneOf(game) {
  const score = { points: [0, 0, 0, 0], ties: [0, 0, 0, 0], winners: [] };
  return { game, turn: 0, position: {}, seats: SEATS, to_move: [0, 1, 2, 3], choices: {}, score, over: false };
}

/**
 * What waits for numpy in a game: its bots by seat, hints, the analysis.
 * @param {string} game
 */
async function waiting(game) {
  waited = {};
  await startMatch({ game, seats: SEATS, seed: 'ab' });
  await askTips();
  const match = /** @type {any} */ (state.match);
  match.scene = { ...match.scene, over: true };
  await analyse();
  return waited;
}

test('in Splits nothing waits for numpy, in Olifantenpad all but the easy bot', async () => {
  assert.deepEqual(await waiting('splits'), { 'think 1': false, 'think 2': false, 'think 3': false, hint: false, review: false });
  assert.deepEqual(await waiting('olifantenpad'), { 'think 1': false, 'think 2': true, 'think 3': true, hint: true, review: true });
});

test('hints are for one person against bots, and not for the match of a date', () => {
  const match = (/** @type {any} */ part) => /** @type {any} */ ({ you: 0, options: {}, ...part });
  assert.ok(givesTips(match({})));
  for (const part of [{ you: -1 }, { options: { daily: '2026-11-30' } }, { lesson: {} }, { room: 'room' }]) assert.ok(!givesTips(match(part)));
  assert.ok(!givesTips(null));
});

test('the analysis begins with the turn in which most was left lying', () => {
  const turn = (/** @type {number} */ made, /** @type {number} */ best) => /** @type {any} */ ({ made: { value: made }, best: { value: best } });
  assert.equal(dearest([turn(1, 3), turn(-5, 2), turn(9, 9)]), 1);
  assert.equal(dearest([]), 0);
});
