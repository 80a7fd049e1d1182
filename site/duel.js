/**
 * The wait for an opponent. It goes on while one plays a bot, over a lost line as well, until
 * somebody is found or one waits no longer.
 */

import { call } from './calling.js';
import { hearRelay, openLine } from './line.js';
import { noticeOf } from './notice.js';
import { roomHash } from './route.js';
import { change, state } from './state.js';
import { say } from './words.js';

/** @typedef {{game: string, name: string, since: number, waiting: number, problem: import('./state.js').Notice | null}} Duel `since`: when the wait began, as `performance.now()` counts; `waiting`: how many wait */

/** Ends the wish that stands with the relay. */
let end = () => {};

/**
 * Waits for an opponent.
 * @param {string} game
 * @param {string} name what one is called there
 */
export async function seekDuel(game, name) {
  leaveQueue();
  /** @type {Duel} */
  const duel = { game, name, since: performance.now(), waiting: 0, problem: null };
  change((s) => {
    s.duel = duel;
  });
  const line = await openLine();
  if (!line || state.duel !== duel) return;
  end = line.want('queue', { game, name }, {
    answered: ({ waiting }) => change(() => (duel.waiting = waiting)),
    refused: (problem) => change(() => (duel.problem = noticeOf(problem))),
  });
}

/** Waits no longer. */
export async function leaveQueue() {
  if (!state.duel) return;
  end();
  change((s) => {
    s.duel = null;
  });
  const line = await openLine();
  line?.ask('unqueue').catch(() => {});
}

hearRelay(({ found }) => {
  if (!found || !state.duel) return;
  end();
  change((s) => {
    s.duel = null;
  });
  call(say('duel-found'));
  location.hash = roomHash(found.room, found.secret);
});
