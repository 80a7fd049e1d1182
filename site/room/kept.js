/**
 * What this browser keeps of the rooms it was in: how to come back, how far their logs went, and
 * the move that was sealed and not opened yet. Where it keeps nothing, it lasts as long as the page.
 */

import { placed } from '../place.js';
import { openDB } from '../vendor/idb/index.js';

/** @typedef {{date: number, steady: number}} Moment by both clocks of this device, in ms: one may be set, the other stand still in sleep */
/** @typedef {{turn: number, move: string, bytes: string, id: string, text: string, signature: string, openId: string, due: Moment | null}} Sealed a seal with what it hides, for one turn; `due`: when its time is up, null without a clock */
/** @typedef {{room: string, secret: string, code: string, game: string, head: {number: number, hash: string} | null, sealed: Sealed | null, joins: boolean, over: boolean, updated: number}} KeptRoom `joins`: one came to join it, and has not yet; `over`: one has no place in it */

const NAME = placed('grasveld-rooms');
/** So long a room goes on with nobody there, in ms. */
const DAY = 86_400_000;
/** So many rooms are kept; the ones left alone longest go first. */
const MOST = 30;

/** What was read or written by this page. @type {Map<string, KeptRoom>} */
const known = new Map();

function database() {
  return openDB(NAME, 1, { upgrade: (db) => void db.createObjectStore('rooms', { keyPath: 'room' }).createIndex('updated', 'updated') });
}

/**
 * What is kept of a room; of one that was never seen nothing but its name.
 * @param {string} room
 * @returns {Promise<KeptRoom>}
 */
export async function keptRoom(room) {
  return (await using((db) => db.get('rooms', room))) ?? known.get(room) ?? blank(room);
}

/** @param {string} room @returns {KeptRoom} */
function blank(room) {
  return { room, secret: '', code: '', game: '', head: null, sealed: null, joins: false, over: true, updated: 0 };
}

/**
 * Keeps something of a room, besides what is kept of it already.
 * @param {string} room
 * @param {Partial<KeptRoom>} part
 * @returns {Promise<void>} once it is written, or could not be
 */
export async function keepRoom(room, part) {
  const merged = (/** @type {KeptRoom | undefined} */ found) => ({ ...(found ?? blank(room)), ...part, updated: Date.now() });
  known.set(room, merged(known.get(room)));
  await using(async (db) => {
    const work = db.transaction('rooms', 'readwrite');
    await work.store.put(merged(await work.store.get(room)));
    const rooms = await work.store.index('updated').getAllKeys();
    for (const old of rooms.slice(0, -MOST)) await work.store.delete(old);
    await work.done;
  });
}

/**
 * The room that one was in last and that goes on, as rooms do for a day; null where there is none.
 * @returns {Promise<KeptRoom | null>}
 */
export async function lastRoom() {
  const rooms = (await using((db) => db.getAllFromIndex('rooms', 'updated'))) ?? [...known.values()];
  return rooms.filter(({ over, updated }) => !over && updated > Date.now() - DAY).at(-1) ?? null;
}

/** Forgets all rooms. */
export async function forgetRooms() {
  known.clear();
  await using((db) => db.clear('rooms'));
}

/**
 * @template T
 * @param {(db: import('../vendor/idb/index.js').IDBPDatabase) => Promise<T>} act
 * @returns {Promise<T | undefined>}
 */
async function using(act) {
  try {
    const db = await database();
    const found = await act(db);
    db.close();
    return found;
  } catch {
    return undefined;
  }
}
