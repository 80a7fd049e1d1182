/**
 * Which screen is on, from the address's hash: `#/`, `#/choose/<game>`, `#/play/<game>?seats=2&seed=…`.
 */

/** @typedef {import('./state.js').Route} Route */

/** The games there are: how many may play and the view of a match. */
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
 * The hash of a match to be played.
 * @param {string} game
 * @param {number} seats
 * @param {string} seed
 */
export function playHash(game, seats, seed) {
  return `#/play/${game}?seats=${seats}&seed=${seed}`;
}
