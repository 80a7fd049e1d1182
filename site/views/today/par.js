/**
 * Par of a date: written ahead, or worked out by the engine while the player looks or plays.
 */

import { dayAhead } from '../../openings.js';
import { resultOf } from '../../days.js';
import { element, setText } from '../../dom.js';
import { work } from '../../engine.js';
import { change, state } from '../../state.js';
import { recall, remember } from '../../store.js';
import { say } from '../../words.js';

/** The games that have a par. */
const GAMES = ['olifantenpad'];

/**
 * The par of a date; null while it is being found, undefined where the game has none. The first
 * question sets out to find it.
 * @param {string} game
 * @param {string} day
 * @returns {number | null | undefined}
 */
export function parOf(game, day) {
  if (!GAMES.includes(game)) return undefined;
  const key = `par ${game} ${day}`;
  if (!state.drawn[key]) find(key, game, day);
  const known = recall(key);
  return Number.isInteger(known) ? known : null;
}

/**
 * @param {string} key
 * @param {string} game
 * @param {string} day
 */
async function find(key, game, day) {
  state.drawn[key] = true;
  try {
    // What was written with this page comes before what an earlier one remembered.
    const ahead = (await dayAhead(game, day))?.par ?? recall(key);
    const par = ahead ?? (await work({ ask: 'par', game, date: day }))?.par;
    if (Number.isInteger(par)) await remember(key, par);
    // Another match began meanwhile: the search goes on from where it is.
    else delete state.drawn[key];
  } catch {
    // A date that the engine does not know has no par, however often one asks.
  }
  change();
}

/**
 * Par in a line of its own; `update` writes it once it is found.
 * @param {string} game
 * @param {string} day
 */
export function parLine(game, day) {
  const line = element('p', { class: 'par', role: 'status' });
  return { line, update: () => setText(line, parWords(game, day)) };
}

/**
 * @param {string} game
 * @param {string} day
 */
function parWords(game, day) {
  const par = parOf(game, day);
  if (par === undefined) return '';
  if (par === null) return say('par-coming');
  const reached = (resultOf(game, day)?.best ?? -1) >= par;
  return reached ? `${say('par-is', { par })} · ${say('result-par-reached')}` : say('par-is', { par });
}
