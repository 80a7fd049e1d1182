/**
 * From an address to a match or a lesson: who sits at the table, the seed, the position it begins from.
 */

import { dateOf } from './days.js';
import { change } from './state.js';
import { startLesson } from './lesson.js';
import { playedSoFar } from './keeping.js';
import { startMatch } from './match.js';
import { freshSeed, newSeed, sceneOf, sceneOfDay } from './openings.js';
import { playHash } from './route.js';
import { readSeats, writeSeats } from './seats.js';

/** @typedef {import('./state.js').Route} Route */
/** @typedef {import('./match.js').Match} Match */

/**
 * The route whose match was begun last, so that redraws do not begin it anew; following a link
 * makes a new one.
 * @type {Route | null}
 */
let begun = null;

let nowBegun = () => {};

/** Kept once the first match to begin stands on the page, or could not; its board may be drawn then. */
export const firstBegun = new Promise((/** @type {(value?: any) => void} */ resolve) => (nowBegun = resolve));

/**
 * Whether a match is the one that an address names.
 * @param {Match} match
 * @param {Route} route
 */
export function isOf({ game, seats, seed, options }, { game: wanted, query }) {
  if (game !== wanted || options.daily !== query.daily) return false;
  if (query.daily) return true;
  return seed === query.seed && writeSeats(seats) === query.seats && isPosition(options.position, query.position);
}

/**
 * Whether a match's position is the one an address writes, or both have none.
 * @param {any} position
 * @param {string | undefined} text
 */
function isPosition(position, text) {
  try {
    return JSON.stringify(position) === JSON.stringify(text && JSON.parse(text));
  } catch {
    return false;
  }
}

/**
 * Begins the match of an address, once. An address without seats or seed is completed first, so
 * that going back or loading the page again comes to the same match.
 * @param {Route} route
 */
export async function begin(route) {
  if (begun === route) return;
  begun = route;
  if (route.view === 'lesson') return startLesson(route.game, Number(route.query.lesson));
  try {
    await (route.query.daily || (route.query.seats && route.query.seed) ? start(route) : complete(route));
  } catch {
    change((s) => {
      s.notice = { id: 'address-unreadable' };
    });
    nowBegun();
  }
}

/**
 * The same table once more: with another seed, or the same date's match.
 * @param {Match} match
 */
export async function beginAgain({ game, seats, options }) {
  if (options.daily) await startMatch({ game, seats, seed: '', options });
  else location.hash = playHash({ game, seats, seed: await newSeed(game, seats), options });
}

/** @param {Route} route */
async function complete({ game, query }) {
  const position = positionOf(query);
  const seats = readSeats(query.seats ?? String(seatsIn(position)), game);
  const seed = query.seed ?? (position ? freshSeed() : await newSeed(game, seats));
  history.replaceState(history.state, '', playHash({ game, seats, seed, options: position && { position } }));
  // The browser's own would come a frame later.
  dispatchEvent(new HashChangeEvent('hashchange'));
}

/** @param {Route} route */
async function start({ game, query }) {
  const position = positionOf(query);
  const options = query.daily ? { daily: query.daily } : position ? { position } : {};
  if (query.daily && !hasCome(query.daily)) throw new RangeError(`daily: ${query.daily}`);
  const seats = query.daily ? readSeats('1') : readSeats(query.seats, game);
  const seed = query.daily ? '' : query.seed;
  const transcript = await playedSoFar(playHash({ game, seats, seed, options }));
  const ready = query.daily ? sceneOfDay(game, query.daily) : sceneOf(game, seats, seed);
  const scene = transcript || position ? null : await ready;
  const started = startMatch({ game, seats: scene?.seats ?? seats, seed, options, scene, transcript });
  nowBegun();
  await started;
}

/**
 * Whether a date has come somewhere on earth: a friend's today may be tomorrow here.
 * @param {string} day
 */
function hasCome(day) {
  const noon = dateOf(day);
  return !!noon && noon.getTime() < Date.now() + 1.5 * 86_400_000;
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
