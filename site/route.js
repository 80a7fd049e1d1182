/**
 * Which screen is on, from the address's hash: `#/`, `#/choose/<game>`, `#/play/<game>?seats=2&seed=…`,
 * `#/today/<game>`.
 */

import { writeSeats } from './seats.js';

/** @typedef {import('./state.js').Route} Route */

/** The games there are. */
export const GAMES = ['olifantenpad', 'splits'];

const VIEWS = ['choose', 'play', 'today'];

/**
 * The route of a hash; home for anything unknown.
 * @param {string} hash
 * @returns {Route}
 */
export function readRoute(hash) {
  const [path, query = ''] = hash.replace(/^#\/?/, '').split(/\?(.*)/s);
  const [view, game] = path.split('/');
  if (!VIEWS.includes(view) || !GAMES.includes(game)) return { view: 'home', game: '', query: {} };
  return { view, game, query: Object.fromEntries(new URLSearchParams(query)) };
}

/**
 * The address of a match, as a hash. Of a date's match the date is all there is to know.
 * @param {{game: string, seats: import('./match.js').Seat[], seed: string, options?: Record<string, any>}} match
 */
export function playHash({ game, seats, seed, options: { position, daily } = {} }) {
  if (daily) return `#/play/${game}?${new URLSearchParams({ daily })}`;
  const query = new URLSearchParams({ seats: writeSeats(seats), seed });
  if (position) query.set('position', JSON.stringify(position));
  return `#/play/${game}?${query}`;
}
