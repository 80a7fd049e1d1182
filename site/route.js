/**
 * Which screen is on, from the address's hash: `#/`, `#/choose/<game>`, `#/play/<game>?seats=2&seed=…`.
 */

/** @typedef {import('./state.js').Route} Route */

/** The games there are. */
export const GAMES = ['olifantenpad', 'splits'];

const VIEWS = ['choose', 'play'];

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
 * The address of a match, as a hash.
 * @param {string} game
 * @param {number} seats
 * @param {string} seed
 * @param {any} [position] what it begins from, where that is not the game's own start
 */
export function playHash(game, seats, seed, position) {
  const query = new URLSearchParams({ seats: String(seats), seed });
  if (position) query.set('position', JSON.stringify(position));
  return `#/play/${game}?${query}`;
}
