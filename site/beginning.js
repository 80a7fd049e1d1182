/**
 * From an address to a match: who sits at the table, the seed, the position it begins from.
 */

import { change } from './state.js';
import { startMatch } from './match.js';
import { freshSeed, newSeed, sceneOf } from './openings.js';
import { playHash } from './route.js';

/** @typedef {import('./state.js').Route} Route */
/** @typedef {import('./match.js').Match} Match */

/**
 * The route whose match was begun last, so that redraws do not begin it anew; following a link
 * makes a new one.
 * @type {Route | null}
 */
let begun = null;

/**
 * Whether a match is the one that an address names.
 * @param {Match} match
 * @param {Route} route
 */
export function isOf(match, { game, query }) {
  return match.game === game && match.seed === query.seed && String(match.seats.length) === query.seats
    && (match.options.position === undefined) === (query.position === undefined);
}

/**
 * Begins the match of an address, once. An address without seats or seed is completed first, so
 * that going back or loading the page again comes to the same match.
 * @param {Route} route
 */
export async function begin(route) {
  if (begun === route) return;
  begun = route;
  try {
    await (route.query.seats && route.query.seed ? start(route) : complete(route));
  } catch {
    change((s) => {
      s.notice = { id: 'address-unreadable' };
    });
  }
}

/** @param {Route} route */
async function complete({ game, query }) {
  const position = positionOf(query);
  const seats = query.seats ?? String(seatsIn(position));
  const seed = query.seed ?? (position ? freshSeed() : await newSeed(game, Number(seats)));
  location.replace(playHash(game, Number(seats), seed, position));
}

/** @param {Route} route */
async function start({ game, query }) {
  const seats = seatList(Number(query.seats));
  const position = positionOf(query);
  const scene = position ? null : await sceneOf(game, seats.length, query.seed);
  await startMatch({ game, seats, seed: query.seed, options: position ? { position } : {}, scene });
}

/**
 * The position that an address begins from; undefined where it names none.
 * @param {Record<string, string>} query
 * @returns {any}
 * @throws {SyntaxError}
 */
function positionOf({ position }) {
  return position === undefined ? undefined : JSON.parse(position);
}

/**
 * How many seats a position has; two where there is none.
 * @param {any} position
 */
function seatsIn(position) {
  return (position?.players ?? position?.left ?? [0, 0]).length;
}

/**
 * The player and so many bots that all seats are taken.
 * @param {number} seats
 * @returns {import('./match.js').Seat[]}
 */
function seatList(seats) {
  if (!(seats >= 1 && seats <= 4)) throw new RangeError(`seats: ${seats}`);
  return [...Array(seats).keys()].map((seat) => (seat ? { kind: 'bot', level: 'easy' } : { kind: 'human' }));
}
