/**
 * What the browser remembers for us: settings and progress under their keys, matches under their
 * addresses. Where it refuses or is full the page works on without, and `state.storage` says so.
 */

import { openDB } from './vendor/idb/index.js';
import { placed } from './place.js';
import { change } from './state.js';

/** @typedef {{id: string, game: string, updated: number, over: boolean, me: number, points: number[], transcript: any}} KeptMatch `id`: its address */
/** @typedef {import('./vendor/idb/index.js').IDBPDatabase} Database */

const NAME = placed('grasveld');
const VERSION = 1;

/** So long the first picture waits for what was remembered, in ms; some browsers never answer. */
const PATIENCE = 1500;

/** So many matches are kept; the ones left alone longest go first. */
const MOST_MATCHES = 60;

/** More seats no match has. */
const SEATS = 4;

/** @type {Database | null} */
let database = null;

/** Settings and progress, so that they can be had at once. @type {Map<string, any>} */
const known = new Map();

/** The match to go on with: the one played last that is not over. @type {KeptMatch | null} */
let open = null;

/** Kept once everything was read, or cannot be. @type {Promise<any>} */
let whenRead = Promise.resolve();

/** Whether there was nothing at all when this page came. */
let isEmpty = false;

/** Opens the store and reads settings and progress; done also where nothing can be had. */
export async function openStore() {
  const late = new Promise((_, reject) => setTimeout(reject, PATIENCE, new Error('late')));
  // Asked before the reading makes one.
  const there = Promise.race([isThere(), late.catch(() => true)]);
  whenRead = Promise.race([read(), late]).catch(complain);
  isEmpty = !(await there);
  if (!isEmpty) await whenRead;
}

/** Whether there is anything to wait for: who comes for the first time need not. */
async function isThere() {
  try {
    const databases = await indexedDB.databases();
    return databases.some(({ name }) => name === NAME);
  } catch {
    return true;
  }
}

async function read() {
  const opened = await openDB(NAME, VERSION, {
    upgrade(db) {
      db.createObjectStore('kept');
      db.createObjectStore('matches', { keyPath: 'id' }).createIndex('updated', 'updated');
    },
    // Another tab with a newer page wants to come in: this one goes on without.
    blocking: () => database?.close(),
    terminated: () => complain(new Error('terminated')),
  });
  const [keys, values] = await Promise.all([opened.getAllKeys('kept'), opened.getAll('kept')]);
  keys.forEach((key, index) => known.set(String(key), values[index]));
  database = opened;
  // The first picture need not wait for it.
  keptMatches().then((matches) => change(() => (open ??= matches.find(({ over }) => !over) ?? null)));
}

/** The match played last that is not over; null where there is none. */
export function openMatch() {
  return open;
}

/**
 * What was remembered under a key; null where there is nothing. It may have been written by an
 * older page or come out of a file, so whoever asks looks at it before using it.
 * @param {string} key
 * @returns {any}
 */
export function recall(key) {
  return known.get(key) ?? null;
}

/**
 * Everything remembered, by key.
 * @returns {Record<string, any>}
 */
export function recallAll() {
  return Object.fromEntries(known);
}

/**
 * Remembers a value of plain JSON under a key; null forgets it.
 * @param {string} key
 * @param {any} value
 * @returns {Promise<void>} once it is written, or was refused
 */
export function remember(key, value) {
  if (value === null) known.delete(key);
  else known.set(key, value);
  return write((db) => (value === null ? db.delete('kept', key) : db.put('kept', value, key)));
}

/**
 * Keeps a match as it stands, in place of what was kept under its address.
 * @param {KeptMatch} match
 * @returns {Promise<void>}
 */
export function keepMatch(match) {
  if (!match.over) open = match;
  else if (open?.id === match.id) open = null;
  return write(async (db) => {
    await db.put('matches', match);
    const ids = await db.getAllKeysFromIndex('matches', 'updated');
    for (const id of ids.slice(0, -MOST_MATCHES)) await db.delete('matches', id);
  });
}

/**
 * The match kept under an address; null where there is none or none can be had.
 * @param {string} id
 * @returns {Promise<KeptMatch | null>}
 */
export async function keptMatch(id) {
  const found = await reading((db) => db.get('matches', id));
  return isKeptMatch(found) ? found : null;
}

/**
 * All kept matches, the one played last first.
 * @returns {Promise<KeptMatch[]>}
 */
export async function keptMatches() {
  const found = await reading((db) => db.getAllFromIndex('matches', 'updated'));
  return (found ?? []).filter(isKeptMatch).reverse();
}

/**
 * Whether something has the shape of a kept match; what a store or a file holds may be spoilt.
 * @param {any} match
 * @returns {match is KeptMatch}
 */
export function isKeptMatch(match) {
  return typeof match?.id === 'string' && match.id.startsWith('#/play/') && typeof match.game === 'string'
    && Number.isFinite(new Date(match.updated).getTime()) && Number.isInteger(match.me)
    && Array.isArray(match.points) && match.points.length <= SEATS && match.points.every(Number.isFinite)
    && typeof match.transcript === 'object' && match.transcript !== null;
}

/**
 * @param {string} id
 * @returns {Promise<void>}
 */
export function forgetMatch(id) {
  if (open?.id === id) open = null;
  return write((db) => db.delete('matches', id));
}

/** Forgets everything, on the player's wish. */
export function forgetAll() {
  known.clear();
  open = null;
  return write((db) => Promise.all([db.clear('kept'), db.clear('matches')]));
}

/**
 * @template T
 * @param {(db: Database) => Promise<T>} ask
 * @returns {Promise<T | undefined>}
 */
async function reading(ask) {
  if (!isEmpty) await whenRead;
  try {
    return database ? await ask(database) : undefined;
  } catch (problem) {
    complain(problem);
  }
}

/** @param {(db: Database) => Promise<any>} act */
async function write(act) {
  await whenRead;
  try {
    if (database) await act(database);
  } catch (problem) {
    complain(problem);
  }
}

/** @param {any} problem */
function complain(problem) {
  change((s) => {
    s.storage = problem?.name === 'QuotaExceededError' ? 'full' : 'refused';
  });
}
