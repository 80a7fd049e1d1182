/**
 * A text about one's day to share: the points, not the way to them.
 */

import { resultOf } from '../../days.js';
import { button, element } from '../../dom.js';
import { say } from '../../words.js';
import { parOf } from './par.js';
import { WORDS, dayWords } from './words.js';

/** The sign of a turn, by what part of an even share of par it brought. */
const SIGNS = /** @type {[number, string][]} */ ([[1, '🟩'], [0.5, '🟨'], [0.001, '🟧'], [-Infinity, '⬜']]);

/**
 * The text; null where there is nothing to tell.
 * @param {string} game
 * @param {string} day
 * @returns {string | null}
 */
export function shareText(game, day) {
  const result = resultOf(game, day);
  if (!result) return null;
  const par = parOf(game, day);
  const points = say(WORDS[game].points, { points: result.best });
  const address = `${location.origin}${location.pathname}#/today/${game}?date=${day}`;
  const marks = game === 'olifantenpad' ? signs(result.turns, par) : '';
  return [`${say(WORDS[game].title)} · ${dayWords(day)}`, par ? `${points} · ${say('par-is', { par })}` : points, marks, address].filter(Boolean).join('\n');
}

/**
 * How the points of each turn stand to an even share of par, or of the best total without one.
 * @param {number[]} turns
 * @param {number | null | undefined} par
 */
export function signs(turns, par) {
  const total = par || turns.reduce((sum, points) => sum + points, 0) || 1;
  return turns.map((points) => SIGNS.find(([least]) => (points * turns.length) / total >= least)?.[1]).join('');
}

/**
 * A button that shares the text, or copies it where the device shares nothing; null where there is none.
 * @param {string} game
 * @param {string} day
 */
export function shareLine(game, day) {
  if (!resultOf(game, day)) return null;
  const said = element('span', { class: 'shared', role: 'status' });
  const press = async () => {
    said.textContent = await share(shareText(game, day) ?? '');
  };
  return element('div', { class: 'share' }, button(say('share'), press, { class: 'quiet' }), said);
}

/**
 * Shares or copies a text; gives what to say of it.
 * @param {string} text
 */
async function share(text) {
  try {
    if (matchMedia('(pointer: coarse)').matches && navigator.share) {
      await navigator.share({ text });
      return '';
    }
    await navigator.clipboard.writeText(text);
    return say('share-copied');
  } catch (problem) {
    // Closing the device's own sheet is no failure.
    return /** @type {any} */ (problem)?.name === 'AbortError' ? '' : text;
  }
}
