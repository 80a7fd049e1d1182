/**
 * What the groups' ways cost now and would cost with the half-made walk, asked of the engine.
 */

import { ask } from '../../engine.js';
import { requestOf } from '../../lesson.js';
import { change, state } from '../../state.js';

/** Asking waits so long for the next step, in ms, so that a drag does not ask at every cell. */
const PAUSE = 120;

/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/**
 * The costs known for this turn, those of an earlier walk until the new ones are there.
 * Asks for them where they are not known yet.
 * @param {import('../../match.js').Match} match
 * @param {string} move the half-made walk
 * @returns {import('./look.js').Cost[]}
 */
export function costsOf(match, move) {
  const turn = turnOf(match);
  const known = state.drawn.costs;
  const wanted = `${turn} ${move}`;
  if (match.begun && isPlanned(match, turn) && state.drawn.costsAsked !== wanted) {
    state.drawn.costsAsked = wanted;
    clearTimeout(timer);
    timer = setTimeout(() => fetchCosts(match, turn, move), known?.turn === turn ? PAUSE : 0);
  }
  return known?.turn === turn ? known.groups : [];
}

/** @param {import('../../match.js').Match} match */
function turnOf(match) {
  return `${match.seed} ${match.scene?.turn}`;
}

/**
 * Whether the engine still stands at a turn, so that it can tell its costs.
 * @param {import('../../match.js').Match} match
 * @param {string} turn
 */
function isPlanned(match, turn) {
  return state.match === match && !match.playing && !match.show && turnOf(match) === turn;
}

/**
 * @param {import('../../match.js').Match} match
 * @param {string} turn
 * @param {string} move
 */
async function fetchCosts(match, turn, move) {
  if (!isPlanned(match, turn)) return;
  const request = match.lesson ? requestOf(match, 'lesson_cost') : { ask: 'cost', seat: match.me };
  // In a room the turn may be over before the engine is asked.
  const told = await ask({ ...request, move }).catch((problem) => (match.room ? null : Promise.reject(problem)));
  if (!told || state.match !== match || !state.drawn.costsAsked?.startsWith(turn)) return;
  change((s) => {
    s.drawn.costs = { turn, groups: told.groups };
  });
}
