/**
 * Which screen is on, from the address's hash: `#/`, `#/choose/<game>`, `#/play/<game>?seats=2&seed=…`,
 * `#/replay/<packed match>`, `#/kept`, `#/today/<game>`, `#/lessons/<game>`, `#/lesson/<game>?lesson=2`, `#/help/<game>`;
 * with others `#/friends/<game>`, `#/room/<id>.<secret>`, `#/duel/<game>`, `#/best/<game>`, `#/profile`, `#/verify`.
 */

import { writeSeats } from './seats.js';

/** @typedef {import('./state.js').Route} Route */

/** The games there are. */
export const GAMES = ['olifantenpad', 'splits'];

const VIEWS = ['choose', 'play', 'today', 'lessons', 'lesson', 'help', 'bring', 'notebook', 'friends', 'duel', 'best'];
/** Those that are of no one game. */
const COMMON = ['kept', 'profile', 'verify', 'embedding'];

/**
 * The route of a hash; home for anything unknown.
 * @param {string} hash
 * @returns {Route}
 */
export function readRoute(hash) {
  const [path, query = ''] = hash.replace(/^#\/?/, '').split(/\?(.*)/s);
  const [view, game] = path.split('/');
  if (view === 'replay') return readReplay(path, query);
  if (view === 'room') return readRoom(path);
  if (COMMON.includes(view)) return { view, game: '', query: Object.fromEntries(new URLSearchParams(query)) };
  if (!VIEWS.includes(view) || !GAMES.includes(game)) return { view: 'home', game: '', query: {} };
  const asked = Object.fromEntries(new URLSearchParams(query));
  return { view: view === 'lesson' && !asked.lesson ? 'lessons' : view, game, query: asked };
}

/**
 * A match to look at: the packed text, and nothing of what a mail or a chat may have hung on to it.
 * @param {string} path
 * @param {string} query
 * @returns {Route}
 */
function readReplay(path, query) {
  const [data] = /[\w-]*/.exec(path.slice('replay/'.length)) ?? [''];
  return { view: 'replay', game: '', query: { data, problem: new URLSearchParams(query).get('problem') ?? '' } };
}

/**
 * A room by its id and, for who was let in by link, its secret.
 * @param {string} path
 * @returns {Route}
 */
function readRoom(path) {
  const [, id = '', secret = ''] = /^room\/([\w-]{22})(?:\.([\w-]{22}))?/.exec(path) ?? [];
  if (!id) return { view: 'home', game: '', query: {} };
  return { view: 'room', game: '', query: { id, secret } };
}

/**
 * The address of a room, as a hash; without the secret it leads in only who has a place there.
 * @param {string} room its name, of which the id is the first part
 * @param {string} [secret]
 */
export function roomHash(room, secret = '') {
  return `#/room/${room.split('.')[0]}${secret && `.${secret}`}`;
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

/**
 * The address of a match as a hash: its own, or that of the room that plays it.
 * @param {import('./match.js').Match} match
 */
export function matchHash(match) {
  return match.room ? roomHash(match.room) : playHash(match);
}

/**
 * The address of a game's lessons.
 * @param {string} game
 */
export function lessonsHash(game) {
  return `#/lessons/${game}`;
}

/**
 * The address of one lesson.
 * @param {string} game
 * @param {number} number from 1
 */
export function lessonHash(game, number) {
  return `#/lesson/${game}?lesson=${number}`;
}

/**
 * Where a bot of one's own is brought to a game.
 * @param {string} game
 */
export function bringHash(game) {
  return `#/bring/${game}`;
}

/**
 * How a bot for a game is written, step by step.
 * @param {string} game
 */
export function notebookHash(game) {
  return `#/notebook/${game}`;
}

/**
 * The address of a game's rules and tips.
 * @param {string} game
 */
export function helpHash(game) {
  return `#/help/${game}`;
}
