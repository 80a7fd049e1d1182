/**
 * What is played in a room, and how fast: the choices before a match.
 */

import { element } from '../../dom.js';
import { GAMES } from '../../route.js';
import { say } from '../../words.js';

/** @typedef {{game: string, options: Record<string, any>, clock: number | null}} Terms */

/** The seconds a turn may have, by game, the usual ones first. @type {Record<string, (number | null)[]>} */
export const CLOCKS = { olifantenpad: [30, 60, 90, null], splits: [45, 90, 180, null] };

/** How long a match of Olifantenpad may be, by its last hour. */
const LENGTHS = [{ last: 17, hours: 5 }, { last: 15, hours: 3 }];

/**
 * The usual terms of a game.
 * @param {string} game
 * @returns {Terms}
 */
export function usualTerms(game) {
  return { game, options: {}, clock: CLOCKS[game][0] };
}

/**
 * A clock in words.
 * @param {string} game
 * @param {number | null} clock
 */
export function clockWords(game, clock) {
  if (clock === null) return say('clock-none');
  return say(game === 'splits' ? 'clock-turn' : 'clock-hour', { seconds: clock });
}

/** Terms in words, for who does not choose them. @param {Terms} terms */
export function termsWords({ game, options, clock }) {
  const length = game === 'olifantenpad' ? `${say('length-hours', { hours: hoursOf(options) })} · ` : '';
  return `${say(game)} · ${length}${clockWords(game, clock)}`;
}

/** @param {Record<string, any>} options */
function hoursOf({ last }) {
  return LENGTHS.find((each) => each.last === last)?.hours ?? LENGTHS[0].hours;
}

/**
 * The fields to choose by; each choice gives the whole terms.
 * @param {Terms} terms
 * @param {(terms: Terms) => void} take
 * @param {boolean} [withGame] whether the game can be chosen too
 */
export function termFields(terms, take, withGame = true) {
  const { game, options, clock } = terms;
  return [
    withGame && field('terms-game', GAMES.map((each) => [each, say(each)]), game, (chosen) => take(usualTerms(chosen))),
    game === 'olifantenpad' && field('terms-length', LENGTHS.map(({ hours }) => [String(hours), say('length-hours', { hours })]), String(hoursOf(options)), (hours) => take({ ...terms, options: optionsOf(Number(hours)) })),
    field('terms-clock', CLOCKS[game].map((each) => [String(each), clockWords(game, each)]), String(clock), (chosen) => take({ ...terms, clock: chosen === 'null' ? null : Number(chosen) })),
  ].filter((each) => each !== false);
}

/** @param {number} hours */
function optionsOf(hours) {
  const chosen = LENGTHS.find((each) => each.hours === hours);
  return chosen && chosen !== LENGTHS[0] ? { last: chosen.last } : {};
}

/**
 * @param {string} label its words' id
 * @param {string[][]} choices values with their words
 * @param {string} chosen
 * @param {(value: string) => void} take
 */
function field(label, choices, chosen, take) {
  const options = choices.map(([value, words]) => element('option', { value, selected: value === chosen }, words));
  const select = element('select', { 'data-field': label }, ...options);
  select.addEventListener('change', () => take(select.value));
  return element('label', { class: 'choice' }, say(label), select);
}
