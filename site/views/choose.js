/**
 * Who sits at the table: as many seats as the game has, each a person on this device or a bot of a level.
 */

import { button, element, emblem } from '../dom.js';
import { playHash } from '../route.js';
import { newSeed } from '../openings.js';
import { LEAST, LEVELS, MOST, readSeats, writeSeats } from '../seats.js';
import { recall, remember } from '../store.js';
import { say } from '../words.js';
import { COLOURS } from './match/scores.js';

/** @typedef {import('../match.js').Seat} Seat */

/** Who may sit on a seat, each with the id of its words. */
const SITTERS = { human: 'choose-person', easy: 'choose-easy', normal: 'choose-normal', hard: 'choose-hard' };

/**
 * @param {HTMLElement} root
 * @param {string} game
 */
export function mount(root, game) {
  /** Everyone who sat there last stays on their seat, also while there are fewer. */
  const sitters = namesOf(remembered(game));
  let count = Math.max(LEAST[game], remembered(game).length);
  const list = element('ol', { class: 'table-seats' });
  const show = () => {
    list.replaceChildren(...[...Array(count).keys()].map((seat) => seatRow(sitters, seat)));
  };
  const start = async () => {
    const seats = readSeats(sitters.slice(0, count).join('.'));
    remember(`table ${game}`, writeSeats(seats));
    location.hash = playHash({ game, seats, seed: await newSeed(game, seats) });
  };
  const choice = counts(game, count, (chosen) => {
    count = chosen;
    show();
  });
  show();
  root.append(
    element('div', { class: 'choose' }, element('h1', {}, say(game)), choice, list, button(say('choose-start'), start, { class: 'main' }), element('a', { class: 'quiet', href: '#/' }, say('back-home'))),
  );
  return { update() {} };
}

/**
 * The table that was chosen last.
 * @param {string} game
 * @returns {Seat[]}
 */
function remembered(game) {
  try {
    return readSeats(recall(`table ${game}`) ?? '2');
  } catch {
    return readSeats('2');
  }
}

/**
 * The sitters of four seats, those of a table first.
 * @param {Seat[]} seats
 */
function namesOf(seats) {
  const names = seats.map((seat) => (seat.kind === 'bot' ? seat.level : 'human'));
  return ['human', 'easy', 'easy', 'easy'].map((usual, seat) => names[seat] ?? usual);
}

/**
 * How many play, as a row of radio buttons.
 * @param {string} game
 * @param {number} chosen
 * @param {(count: number) => void} take
 */
function counts(game, chosen, take) {
  const choices = [1, 2, 3, MOST].filter((count) => count >= LEAST[game]).map((count) => {
    const input = element('input', { type: 'radio', name: 'count', value: count, checked: count === chosen });
    input.addEventListener('change', () => take(count));
    return element('label', {}, input, element('span', {}, String(count)));
  });
  return element('fieldset', { class: 'counts' }, element('legend', {}, say('choose-count')), ...choices);
}

/**
 * One seat: whose colour, and who sits there. Somebody must sit on the first.
 * @param {string[]} sitters
 * @param {number} seat
 */
function seatRow(sitters, seat) {
  const name = say(COLOURS[seat]);
  const who = seat ? sitterChoice(sitters, seat, name) : element('strong', { class: 'person' }, say('choose-you'));
  return element('li', { class: `card seat-${seat}` }, emblem(seat), element('span', { class: 'name' }, name), who);
}

/**
 * @param {string[]} sitters
 * @param {number} seat
 * @param {string} name
 */
function sitterChoice(sitters, seat, name) {
  const options = ['human', ...LEVELS].map((sitter) => {
    const words = say(SITTERS[/** @type {keyof typeof SITTERS} */ (sitter)]);
    return element('option', { value: sitter, selected: sitter === sitters[seat] }, words);
  });
  const select = element('select', { 'aria-label': say('choose-seat', { name }) }, ...options);
  select.addEventListener('change', () => (sitters[seat] = select.value));
  return select;
}
