/**
 * Who is in a room: what each is called, and what each is at.
 */

import { state } from '../state.js';
import { recall, remember } from '../store.js';

/** @typedef {import('./reading.js').Room} Room */
/** @typedef {{key: string, name: string, ready: boolean, seat: number | null}} Player */
/** @typedef {'' | 'sealed' | 'away' | 'left'} Note what is to be known of a seat besides its name */

/** So many letters a name may have in a room. */
export const LONGEST = 20;

/** What one is called in rooms; empty before one was ever asked. @returns {string} */
export function ownName() {
  return tidy(recall('room name'));
}

/**
 * Takes a name for rooms; gives it as it will stand there.
 * @param {string} name
 */
export function takeName(name) {
  const own = tidy(name);
  remember('room name', own || null);
  return own;
}

/** @param {any} name */
function tidy(name) {
  const text = typeof name === 'string' ? name.normalize('NFC').replace(/\s+/g, ' ').trim() : '';
  return [...text].slice(0, LONGEST).join('').trim();
}

/**
 * A name between signs that keep its direction of writing to itself, for a sentence.
 * @param {string} name
 */
export function apart(name) {
  return `\u2068${name}\u2069`;
}

/** Oneself among those who are there; undefined for who watches. @param {Room} room @returns {Player | undefined} */
export function ownPlayer({ standing }) {
  return standing?.players.find((/** @type {Player} */ player) => player.key === state.line.self);
}

/** Whether one organises. @param {Room} room */
export function isOrganiser({ standing }) {
  return !!standing && standing.organiser === state.line.self;
}

/**
 * Whether a player is connected just now.
 * @param {Room} room
 * @param {string} key
 */
export function isPresent({ present }, key) {
  return key === state.line.self || present.players.includes(key);
}

/** How many places are free. @param {Room} room @param {number} most seats of the game */
export function freePlaces({ standing }, most) {
  return most - standing.players.length - standing.bots.length;
}

/**
 * What is to be known of a seat of the match.
 * @param {Room} room
 * @param {number} seat
 * @returns {Note}
 */
export function noteOf(room, seat) {
  const { key, there, sealed } = room.standing.seats[seat] ?? {};
  if (!key) return '';
  if (!there) return 'left';
  if (sealed) return 'sealed';
  return isPresent(room, key) ? '' : 'away';
}

/**
 * The seats that this turn still waits for.
 * @param {Room} room
 * @returns {number[]}
 */
export function waitedFor({ standing }) {
  const isDone = standing.phase === 'opening' ? 'opened' : 'sealed';
  return standing.seats.flatMap((/** @type {any} */ each, /** @type {number} */ seat) => (each.asked && !each[isDone] ? [seat] : []));
}
