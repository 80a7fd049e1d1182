/**
 * Coming into a room, and going.
 */

import { ready } from '../engine.js';
import { openLine } from '../line.js';
import { noticeOf } from '../notice.js';
import { change, state } from '../state.js';
import { keepRoom, keptRoom } from './kept.js';
import { ownPlayer } from './people.js';
import { reader } from './reading.js';
import { say } from './saying.js';
import { isAt, layTable } from './table.js';

/** @typedef {import('./reading.js').Room} Room */

/** So long one's leaving may take, in ms. */
const PATIENCE = 1500;

/** Ends the reading of the room that is read. */
let stop = () => {};

/**
 * Reads a room, in place of the one that was read; the one that is read already is laid on the page again.
 * @param {{id: string, secret?: string}} way
 */
export async function openRoom({ id, secret = '' }) {
  if (state.room?.id === id && state.room.stage === 'on') return isAt(state.match, state.room) ? undefined : layTable(state.room);
  closeRoom();
  /** @type {Room} */
  const room = {
    id, name: '', secret, code: '', stage: 'reading', standing: null, scene: null, seat: -1, present: { players: [], watching: 0 },
    entries: [], count: 0, head: null, sealed: null, reckons: false, joins: false, problem: null, notice: null, knocked: false, differs: false,
  };
  change((s) => {
    s.room = room;
  });
  const [line] = await Promise.all([openLine(), ready()]);
  if (!line || state.room !== room) return;
  room.name = `${id}.${state.line.relay}`;
  if (secret) await keepRoom(room.id, { secret });
  const kept = await keptRoom(room.id);
  if (state.room !== room) return;
  Object.assign(room, { secret: kept.secret, code: kept.code, head: kept.head, sealed: kept.sealed, joins: kept.joins });
  follow(line, room);
}

/** Reads the room no longer, as another match is to be played; one's place in it stays. */
export function closeRoom() {
  stop();
  stop = () => {};
  const { room } = state;
  if (!room) return;
  change((s) => {
    s.room = null;
    if (s.match?.room === room.name) s.match = null;
  });
}

/** Says that one leaves, and reads the room no longer. */
export async function leaveRoom() {
  const { room } = state;
  if (!room) return;
  // Over a lost line it is said once the line is back.
  if (ownPlayer(room)) await Promise.race([say(room, 'leave'), new Promise((done) => setTimeout(done, PATIENCE))]);
  await keepRoom(room.id, { over: true });
  if (state.room === room) closeRoom();
}

/**
 * Reads a room on this line and the next ones.
 * @param {import('../line.js').Line} line
 * @param {Room} room
 */
function follow(line, room) {
  stop = line.follow(room.id, reader(room, (problem) => knock(room, problem)));
}

/**
 * The room lets nobody read without its secret, a place in it or, on this line, its code.
 * @param {Room} room
 * @param {{id: string, arguments: any}} problem
 */
async function knock(room, problem) {
  const line = room.code && !room.knocked ? await openLine() : null;
  room.knocked = true;
  const isOpen = line && (await line.ask('code', { code: room.code }).catch(() => null));
  if (state.room !== room) return;
  if (isOpen) follow(line, room);
  else change(() => Object.assign(room, { stage: 'refused', problem: noticeOf(problem) }));
}
