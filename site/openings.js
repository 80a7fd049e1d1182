/**
 * How a match begins: with a fresh seed once the engine is ready, before that with one of the
 * ready-made openings, so that there is a board to play on at once.
 */

import { state } from './state.js';

/** @typedef {import('./match.js').Seat} Seat */
/** @typedef {{seed: string, scene: import('./match.js').Scene}} Opening */

/** @type {Map<string, Promise<any>>} */
const fetched = new Map();

/**
 * The ready-made openings of a game for a table; none where they cannot be had.
 * @param {string} game
 * @param {Seat[]} seats
 * @returns {Promise<Opening[]>}
 */
export function openingsOf(game, seats) {
  return fetchOnce(`openings/${game}-${seats.length}.json`, []);
}

/**
 * The ready-made scene of a seed, null where there is none.
 * @param {string} game
 * @param {Seat[]} seats
 * @param {string} seed
 */
export async function sceneOf(game, seats, seed) {
  const scene = (await openingsOf(game, seats)).find((opening) => opening.seed === seed)?.scene;
  return scene ? { ...scene, seats } : null;
}

/**
 * What was written ahead of a date's match; undefined where nothing was.
 * @param {string} game
 * @param {string} day
 * @returns {Promise<{seed: string, par?: number} | undefined>}
 */
export async function dayAhead(game, day) {
  return (await fetchOnce('openings/daily.json', {}))[game]?.[day];
}

/**
 * The ready-made scene of a date's match, null where there is none.
 * @param {string} game
 * @param {string} day
 * @returns {Promise<import('./match.js').Scene | null>}
 */
export async function sceneOfDay(game, day) {
  // Openings are written for the dates that have a park with a par.
  if ((await dayAhead('olifantenpad', day))?.par === undefined) return null;
  const [opening] = await fetchOnce(`openings/${game}-${day}.json`, []);
  return opening?.scene ?? null;
}

/**
 * The JSON of a file of ours, fetched once; `none` where it cannot be had.
 * @param {string} name
 * @param {any} none
 * @returns {Promise<any>}
 */
function fetchOnce(name, none) {
  const known = fetched.get(name) ?? fetch(new URL(name, import.meta.url)).then((r) => (r.ok ? r.json() : none), () => none);
  fetched.set(name, known);
  return known;
}

/**
 * A seed to play with now.
 * @param {string} game
 * @param {Seat[]} seats
 * @returns {Promise<string>}
 */
export async function newSeed(game, seats) {
  const openings = state.engine.stage === 'ready' ? [] : await openingsOf(game, seats);
  return openings.length ? openings[randomBelow(openings.length)].seed : freshSeed();
}

/** 128 bits of chance as hexadecimal digits. */
export function freshSeed() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** @param {number} n */
function randomBelow(n) {
  return crypto.getRandomValues(new Uint32Array(1))[0] % n;
}
