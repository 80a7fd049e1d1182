/**
 * What an embedded game is to show, from its address: a game with its park of a date, a lesson, a
 * position, a match to watch.
 */

import { dateOf, today } from '../dates.js';
import { GAMES, lessonHash } from '../route.js';

/**
 * @typedef {{
 *   game: string,
 *   kind: 'match' | 'daily' | 'lesson' | 'position' | 'replay',
 *   hash: string,               // where the page itself shows it
 *   lang: string,               // empty: the reader's own
 *   day: string,                // of a date's park
 *   lesson: number,
 *   position: any,              // to be drawn, where there is one
 * }} Wanted
 */

/**
 * @param {string} search of the address
 * @returns {Wanted}
 */
export function readWanted(search) {
  const asked = Object.fromEntries(new URLSearchParams(search));
  const game = GAMES.includes(asked.game) ? asked.game : GAMES[0];
  const common = { game, lang: asked.lang ?? '', day: '', lesson: 0, position: positionIn(asked.position) };
  if (asked.replay) return { ...common, kind: 'replay', hash: `#/replay/${asked.replay.replace(/[^\w-]/g, '')}` };
  if (asked.lesson) return { ...common, kind: 'lesson', lesson: Number(asked.lesson), hash: lessonHash(game, Number(asked.lesson)) };
  const day = asked.park === 'today' ? today() : asked.park;
  if (day && dateOf(day)) return { ...common, kind: 'daily', day, hash: `#/play/${game}?daily=${day}` };
  return { ...common, kind: common.position ? 'position' : 'match', hash: matchHash(game, asked) };
}

/**
 * A match that begins, from a position or not.
 * @param {string} game
 * @param {Record<string, string>} asked
 */
function matchHash(game, asked) {
  const known = ['seats', 'seed', 'position'].filter((name) => asked[name]).map((name) => [name, asked[name]]);
  const query = known.length ? Object.fromEntries(known) : { seats: '2' };
  return `#/play/${game}?${new URLSearchParams(query)}`;
}

/**
 * A position as far as it can be drawn; what the rules make of it is for the engine to say.
 * @param {string | undefined} text
 */
function positionIn(text) {
  try {
    const position = JSON.parse(text ?? 'null');
    const rows = position?.park ?? position?.pasture;
    return Array.isArray(rows) && rows.every((row) => typeof row === 'string') ? position : null;
  } catch {
    return null;
  }
}
