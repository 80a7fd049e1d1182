/**
 * A room as this page reads it: its log entry by entry through the engine's fold, with the verdict
 * on every signature. A log that does not go on from where it was known to stand, or that no honest
 * relay would have, ends the reading with a clear word.
 */

import { call } from '../calling.js';
import { told, work } from '../engine.js';
import { noticeOf } from '../notice.js';
import { verdicts } from '../signatures.js';
import { doesReckon } from './transcript.js';
import { change, state } from '../state.js';
import { say as words } from '../words.js';
import { keepRoom } from './kept.js';
import { isEarly, mayMove, tend } from './moving.js';
import { ownName, ownPlayer } from './people.js';
import { say } from './saying.js';
import { isAt, layTable, playOn } from './table.js';

/** @typedef {import('../state.js').Notice} Notice */
/** @typedef {import('../match.js').Scene} Scene */
/**
 * @typedef {{
 *   id: string, name: string,      // `name`: its id and the relay's key, as everything signed names it
 *   secret: string, code: string,  // what lets one in; '' where it is not known
 *   stage: 'reading' | 'on' | 'refused' | 'stopped',
 *   standing: any,                 // what the fold makes of the log; null before the first entry
 *   scene: Scene | null,           // the match, where there is one
 *   seat: number,                  // one's own in the match; -1 for who watches
 *   present: {players: string[], watching: number},
 *   entries: any[],                // the log so far
 *   count: number,                 // how long it was on entering
 *   head: {number: number, hash: string} | null,   // how far it is known to go, from an earlier visit
 *   sealed: import('./kept.js').Sealed | null,     // one's move of this turn, and what opens it
 *   reckons: boolean,              // a bot in it wants numpy
 *   joins: boolean,                // one came to join it
 *   problem: Notice | null,        // why it was refused or the reading stopped
 *   notice: Notice | null,         // what was not taken of what one said
 *   knocked: boolean,              // its code was tried since it was last entered
 *   differs: boolean,              // the relay tells of another position than this page finds
 * }} Room
 */

/**
 * What reads a room.
 * @param {Room} room
 * @param {(problem: {id: string, arguments: any}) => Promise<void>} refused
 * @returns {import('../asking.js').Reader}
 */
export function reader(room, refused) {
  // One piece after the other: verdicts and fold take their time.
  let work = Promise.resolve();
  const next = (/** @type {() => Promise<void> | void} */ act) => {
    work = work.then(() => (state.room === room && room.stage !== 'stopped' ? act() : undefined)).catch((problem) => halt(room, problem));
  };
  return {
    enter: () => ({ from: room.entries.length, ...(room.secret ? { secret: room.secret } : {}) }),
    entered: ({ count }) => next(() => entered(room, count)),
    take: (entries) => next(() => take(room, entries)),
    present: (present) => change(() => (room.present = present)),
    refused: (problem) => next(() => refused(problem)),
  };
}

/** @param {Room} room @param {number} count how many entries there are */
async function entered(room, count) {
  const known = Math.max(room.entries.length, (room.head?.number ?? -1) + 1);
  if (count < known) return halt(room, { id: 'room-log-shorter' });
  Object.assign(room, { count, knocked: false });
  if (room.entries.length >= count) await arrive(room);
}

/** @param {Room} room @param {any[]} entries */
async function take(room, entries) {
  const fresh = entries.filter(({ number }) => !(number < room.entries.length));
  const known = (room.head?.number ?? -1) + 1 - room.entries.length;
  // What is known from before is read by itself, so that the fold's own hash of it can be compared.
  if (known > 0 && known < fresh.length) {
    await read(room, fresh.slice(0, known));
    await read(room, fresh.slice(known));
  } else if (fresh.length) await read(room, fresh);
}

/** @param {Room} room @param {any[]} entries */
async function read(room, entries) {
  if (room.stage === 'stopped') return;
  room.reckons ||= doesReckon(entries);
  const answer = await folded(room, entries, !room.entries.length);
  // Another match may have begun meanwhile.
  if (!answer || state.room !== room) return;
  if (answer.fault) return halt(room, told(answer.fault));
  room.entries.push(...entries);
  const { head } = answer.standing;
  if (room.head && room.head.number === head.number && room.head.hash !== head.hash) return halt(room, { id: 'room-log-rewritten' });
  const couldMove = mayMove(room);
  Object.assign(room, { standing: answer.standing, scene: answer.scene, seat: seatOf(answer.standing) });
  if (isEarly(room)) return halt(room, { id: 'room-early' });
  keepRoom(room.id, { head, game: room.standing.game, over: room.standing.stage === 'ended' || !ownPlayer(room) });
  if (!couldMove && mayMove(room) && isHidden()) call(words('room-your-turn'));
  if (room.stage === 'on') await goOn(room, answer.turns);
  else if (room.entries.length >= room.count) await arrive(room);
}

/**
 * What the engine makes of entries, each with the verdict on its signature.
 * @param {Room} room
 * @param {any[]} entries
 * @param {boolean} fresh whether they are the log's first
 */
async function folded(room, entries, fresh) {
  const genuine = await verdicts(entries);
  return work({ ask: 'room_read', room: room.name, entries, genuine, fresh }, room.reckons);
}

/** Whether the player looks elsewhere. */
function isHidden() {
  return globalThis.document?.visibilityState === 'hidden';
}

/** @param {any} standing */
function seatOf({ seats }) {
  return seats.findIndex((/** @type {any} */ seat) => seat.key === state.line.self && seat.there);
}

/** All there was on entering has been read. @param {Room} room */
async function arrive(room) {
  const isFirst = room.stage === 'reading';
  change(() => (room.stage = 'on'));
  if (isFirst) await layTable(room);
  if (isFirst && room.joins) join(room);
  tend(room);
}

/** Joins, once, who made the room or came by its code. @param {Room} room */
async function join(room) {
  if (ownPlayer(room) || (await say(room, 'join', { name: ownName() }))) keepRoom(room.id, { joins: false });
}

/** @param {Room} room @param {any[]} turns that the newest entries had played */
async function goOn(room, turns) {
  await compare(room);
  if (isAt(state.match, room)) {
    const { match } = state;
    change(() => playOn(match, room, turns));
  } else await layTable(room);
  change();
  tend(room);
}

/**
 * Whether the relay's own fold came to the same. If not, the log is read again from its beginning;
 * if it still does not, that is told: to the player and in the log.
 * @param {Room} room
 */
async function compare(room) {
  if (!room.standing.differs || room.differs || room.seat < 0) return;
  const again = await folded(room, room.entries, true);
  if (!again?.standing.differs) return;
  room.differs = true;
  say(room, 'report', { position: again.standing.digest });
}

/** Stops for good: what comes next cannot be trusted, or not be read. @param {Room} room @param {any} problem */
function halt(room, problem) {
  change(() => Object.assign(room, { stage: 'stopped', problem: noticeOf(problem) }));
}
