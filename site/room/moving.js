/**
 * One's own move in a room: sealed and kept, and opened by itself once the turn is closed. Neither
 * a reload nor a lost line may lose it, so what is kept is sent until it stands in the log.
 */

import { randomBytes } from '../bytes.js';
import { change, state } from '../state.js';
import { keepRoom } from './kept.js';
import { complain, post, signed } from './saying.js';
import { secondsLeft } from './time.js';

/** @typedef {import('./reading.js').Room} Room */
/** @typedef {import('./kept.js').Sealed} Sealed */

/** While others' openings are waited for, one's own is sent again so often, in ms. */
const AGAIN = 3000;
/** By so much the relay's clock and ours may differ, in ms. */
const DOUBT = 3000;

/** What is being done now, so that it is done once. @type {WeakMap<Room, Set<string>>} */
const doing = new WeakMap();

/**
 * Whether one's move of this turn is wanted.
 * @param {Room} room
 */
export function mayMove(room) {
  const { stage, standing, seat } = room;
  if (stage !== 'on') return false;
  const { phase, seats } = standing;
  return !!seats[seat]?.asked && (phase === 'moving' || (phase === 'sealing' && !isSealed(room)));
}

/**
 * Whether one's seal of this turn stands in the log.
 * @param {Room} room
 */
export function isSealed({ standing, seat }) {
  return standing.seats[seat]?.sealed === true;
}

/**
 * The move for this turn: sealed where others choose at the same time, else said at once.
 * @param {Room} room
 * @param {string} move in the game's notation
 */
export async function makeMove(room, move) {
  try {
    if (room.standing.phase === 'moving') await post(room, await signed({ ask: 'room_say', kind: 'move', body: { move }, id: randomBytes(12) }));
    else await seal(room, move);
  } catch (problem) {
    complain(room, problem);
    change(() => {
      room.sealed = null;
      if (state.match?.room === room.name) state.match.moves = {};
    });
  }
}

/** @param {Room} room @param {string} move */
async function seal(room, move) {
  const { turn } = room.standing;
  const [bytes, id, openId] = [32, 12, 12].map(randomBytes);
  const message = await signed({ ask: 'room_seal', key: state.line.self, move, bytes, id });
  room.sealed = { turn, move, bytes, id, openId, due: due(room), ...message };
  // First kept, then sent: who is gone by the time the turn closes can still open it.
  await keepRoom(room.id, { sealed: room.sealed });
  await post(room, message);
}

/** When the turn's time is up. @param {Room} room @returns {import('./kept.js').Moment | null} */
function due(room) {
  const left = secondsLeft(room);
  return left === null ? null : { date: Date.now() + left * 1000, steady: performance.now() + left * 1000 };
}

/**
 * Whether the turn was closed before its time was up, by this device's own clocks, though not all
 * had sealed: the times in the log are the relay's word alone.
 * @param {Room} room
 */
export function isEarly({ standing: { turn, phase, seats }, sealed }) {
  const until = sealed && sealed.turn === turn ? sealed.due : null;
  const isWaited = seats.some((/** @type {any} */ seat) => seat.asked && !seat.sealed);
  return phase === 'opening' && isWaited && !!until && Date.now() < until.date - DOUBT && performance.now() < until.steady - DOUBT;
}

/**
 * Does what is due by itself: seals one's part of the seed, sends a seal that got lost, opens what
 * was sealed. Called whenever the room has been read on, or the line came back.
 * @param {Room} room
 */
export function tend(room) {
  const { stage, standing: { turn, phase, seats, stage: part }, seat } = room;
  if (stage !== 'on' || !seats[seat]?.asked) return;
  const sealed = room.sealed?.turn === turn ? room.sealed : null;
  if (phase === 'sealing' && !isSealed(room)) {
    if (sealed) once(room, `seal ${turn}`, () => post(room, sealed));
    else if (part === 'seeding') once(room, `seal ${turn}`, () => seal(room, ''));
  }
  if (phase === 'opening' && sealed && isSealed(room) && !seats[seat].opened) once(room, `open ${turn}`, () => open(room, sealed));
}

/** @param {Room} room @param {Sealed} sealed */
async function open(room, { turn, move, bytes, openId }) {
  await post(room, await signed({ ask: 'room_opening', key: state.line.self, move, bytes, id: openId }));
  // The relay holds it in memory until all are there: a relay that died has lost it.
  setTimeout(() => state.room === room && room.standing.turn === turn && tend(room), AGAIN);
}

/**
 * @param {Room} room
 * @param {string} what
 * @param {() => Promise<any>} act
 */
async function once(room, what, act) {
  const busy = doing.get(room) ?? new Set();
  doing.set(room, busy);
  if (busy.has(what)) return;
  busy.add(what);
  try {
    await act();
  } catch {
    // Too late, or there already: what the log says counts.
  } finally {
    busy.delete(what);
  }
}
