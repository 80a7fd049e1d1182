/**
 * How a match begins: with a fresh seed once the engine is ready, before that with one of the
 * ready-made openings, so that there is a board to play on at once.
 */

import { state } from './state.js';

/** @typedef {import('./match.js').Seat} Seat */
/** @typedef {{seed: string, scene: import('./match.js').Scene}} Opening */

/** @type {Map<string, Promise<Opening[]>>} */
const fetched = new Map();

/**
 * The ready-made openings of a game for a table; none where they cannot be had.
 * @param {string} game
 * @param {Seat[]} seats
 * @returns {Promise<Opening[]>}
 */
export function openingsOf(game, seats) {
  const name = `openings/${game}-${seats.length}.json`;
  const known = fetched.get(name) ?? fetch(new URL(name, import.meta.url)).then((r) => (r.ok ? r.json() : []), () => []);
  fetched.set(name, known);
  return known;
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
