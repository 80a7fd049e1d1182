/**
 * What one says in a room: made into a message by the engine, signed here, sent until it is stored.
 */

import { randomBytes } from '../bytes.js';
import { ask } from '../engine.js';
import { identity } from '../keys.js';
import { askRelay } from '../line.js';
import { noticeOf } from '../notice.js';
import { TAG } from '../signatures.js';
import { change } from '../state.js';

/** @typedef {import('./reading.js').Room} Room */

/** So often something is said anew that came a turn too late or met a relay in trouble, and after how many ms: the turn has to be read first. */
const TRIES = 4;
const PAUSE = 250;

/**
 * Says something that is as true in the next turn: it is said again where it came too late.
 * @param {Room} room
 * @param {string} kind
 * @param {object} [body]
 * @returns {Promise<boolean>} whether it was taken; why not stands in the room's notice
 */
export async function say(room, kind, body = {}) {
  const id = randomBytes(12);
  change(() => (room.notice = null));
  for (let tries = 1; ; tries += 1) {
    try {
      await post(room, await signed({ ask: 'room_say', kind, body, id }));
      return true;
    } catch (/** @type {any} */ problem) {
      if (problem.id !== 'stale' || tries === TRIES) {
        complain(room, problem);
        return false;
      }
      await pause(tries);
    }
  }
}

/**
 * A message of the engine's making, with one's signature.
 * @param {object} request
 * @returns {Promise<{text: string, signature: string}>}
 */
export async function signed(request) {
  const { text } = await ask(request);
  const { sign } = await identity();
  return { text, signature: await sign(`${TAG}${text}`) };
}

/**
 * Sends a signed message until the relay has it; sent twice it counts once. A relay in trouble may
 * have stored it all the same, so it is sent again.
 * @param {Room} room
 * @param {{text: string, signature: string}} message
 * @returns {Promise<{number?: number, held?: boolean}>}
 */
export async function post({ id }, { text, signature }) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await askRelay('post', { room: id, text, signature });
    } catch (/** @type {any} */ problem) {
      if (problem.id !== 'relay-trouble' || tries === TRIES) throw problem;
      await pause(tries);
    }
  }
}

/** @param {number} tries so far */
function pause(tries) {
  return new Promise((done) => setTimeout(done, PAUSE * tries));
}

/**
 * Shows what was not taken, and why. Where the relay has another log than was read here, one of the
 * two is not the room's: the reading ends.
 * @param {Room} room
 * @param {any} problem
 */
export function complain(room, problem) {
  change(() => {
    if (problem.id === 'room-seen') Object.assign(room, { stage: 'stopped', problem: { id: 'room-log-other' } });
    else room.notice = noticeOf(problem);
  });
}
