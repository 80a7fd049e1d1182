/**
 * A month of one's own results, a day a link.
 */

import { dateOf, monthOf, monthsOn, resultOf, today } from '../days.js';
import { element } from '../dom.js';
import { state } from '../state.js';
import { recall } from '../store.js';
import { say } from '../words.js';
import { WORDS, dayWords } from './today/words.js';

/** A Monday, to name the days of a week from. */
const MONDAY = new Date(2024, 0, 1, 12);

/**
 * The month of a day; other months are a press away.
 * @param {string} game
 * @param {string} day the chosen one
 */
export function calendar(game, day) {
  const box = element('section', { class: 'calendar card', 'aria-label': say('calendar') });
  const show = (/** @type {string} */ month) => {
    box.replaceChildren(head(month, show), grid(game, month, day), element('p', { class: 'legend' }, say(WORDS[game].legend)));
  };
  show(day);
  return box;
}

/**
 * @param {string} month any day of it
 * @param {(month: string) => void} show
 */
function head(month, show) {
  const words = new Intl.DateTimeFormat(state.language, { month: 'long', year: 'numeric' }).format(/** @type {Date} */ (dateOf(month)));
  const isLast = monthsOn(month, 1) > today();
  return element('div', { class: 'month' }, step('‹', say('calendar-before'), monthsOn(month, -1), show), element('h2', {}, words), step('›', say('calendar-after'), monthsOn(month, 1), show, isLast));
}

/**
 * @param {string} sign
 * @param {string} label
 * @param {string} month
 * @param {(month: string) => void} show
 */
function step(sign, label, month, show, disabled = false) {
  const press = (/** @type {Event} */ event) => {
    const box = /** @type {HTMLElement} */ (event.currentTarget).closest('.calendar');
    show(month);
    const again = [...(box?.querySelectorAll('button') ?? [])].find((each) => each.textContent === sign && !each.disabled);
    (again ?? box?.querySelector('button'))?.focus();
  };
  return element('button', { type: 'button', class: 'step', 'aria-label': label, title: label, disabled, on: { click: press } }, sign);
}

/**
 * @param {string} game
 * @param {string} month
 * @param {string} chosen
 */
function grid(game, month, chosen) {
  const days = monthOf(month);
  const before = (/** @type {Date} */ (dateOf(days[0])).getDay() + 6) % 7;
  const cells = [...Array(before).fill(null), ...days];
  const rows = [...Array(Math.ceil(cells.length / 7)).keys()].map((row) => cells.slice(row * 7, row * 7 + 7));
  return element(
    'table',
    {},
    element('thead', {}, element('tr', {}, ...weekdays())),
    element('tbody', {}, ...rows.map((row) => element('tr', {}, ...row.map((day) => element('td', {}, day && dayLink(game, day, chosen)))))),
  );
}

function weekdays() {
  const short = new Intl.DateTimeFormat(state.language, { weekday: 'short' });
  const long = new Intl.DateTimeFormat(state.language, { weekday: 'long' });
  return [...Array(7).keys()].map((day) => {
    const date = new Date(MONDAY.getFullYear(), 0, 1 + day, 12);
    return element('th', { scope: 'col' }, element('abbr', { title: long.format(date) }, short.format(date)));
  });
}

/**
 * @param {string} game
 * @param {string} day
 * @param {string} chosen
 */
function dayLink(game, day, chosen) {
  const number = element('span', { class: 'date-number' }, String(Number(day.slice(8))));
  if (day > today()) return element('span', { class: 'day' }, number);
  const result = resultOf(game, day);
  const par = recall(`par ${game} ${day}`);
  const reached = result && Number.isInteger(par) && result.best >= par;
  const label = result ? say('calendar-day', { day: dayWords(day), result: say(WORDS[game].points, { points: result.best }) }) : dayWords(day);
  return element(
    'a',
    { class: 'day', href: `#/today/${game}?date=${day}`, 'aria-label': label, 'aria-current': day === chosen ? 'date' : null, 'data-played': !!result, 'data-par': !!reached },
    number,
    result && element('span', { class: 'points' }, `${result.best}${reached ? '★' : ''}`),
  );
}
