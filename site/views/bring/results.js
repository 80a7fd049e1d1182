/**
 * What came of a trial: the score against each level, and the matches, each to be watched.
 */

import { OWN } from '../../brought/trial.js';
import { button, element, setAttribute } from '../../dom.js';
import { replayHash } from '../../share.js';
import { state } from '../../state.js';
import { say, sayNotice } from '../../words.js';

/** @typedef {import('../../brought/trial.js').Trial} Trial */
/** @typedef {import('../../brought/trial.js').Played} Played */

/** @type {Record<string, string>} */
const NAMES = { easy: 'seat-bot-easy', normal: 'seat-bot-normal', hard: 'seat-bot-hard' };

/** The score against each level with its 95 % interval. */
export function scoreTable() {
  const heads = ['trial-rival', 'trial-count', 'trial-score', 'trial-interval', 'trial-time', 'trial-faults'];
  const body = element('tbody', {});
  const box = element('table', { class: 'score-table' }, element('thead', {}, element('tr', {}, ...heads.map((id) => element('th', { scope: 'col' }, say(id))))), body);
  return fed(box, (trial) => body.replaceChildren(...trial.table.map((row) => scoreRow(row, trial.played))));
}

/**
 * @param {import('../../brought/trial.js').Row} row
 * @param {Played[]} played
 */
function scoreRow({ b, matches, score, low, high }, played) {
  const met = played.filter(({ lineup }) => lineup.includes(b));
  const faults = met.filter((match) => faultOf(match)).length;
  const times = met.flatMap(({ lineup, ms }) => ms[lineup.indexOf(OWN)] ?? []).sort((one, other) => one - other);
  const cells = [String(matches), percent(score), `${percent(low)} – ${percent(high)}`, time(times[Math.floor(times.length / 2)] ?? 0), String(faults)];
  return element('tr', {}, element('th', { scope: 'row' }, say(NAMES[b] ?? 'seat-bot')), ...cells.map((text) => element('td', {}, text)));
}

/** Every match: how it ended, why where the bot failed, and the way to its replay. */
export function matchList() {
  const list = element('ol', {});
  const box = element('details', { class: 'match-list' }, element('summary', {}, say('trial-list')), list);
  return fed(box, (trial) => list.append(...trial.played.slice(list.childElementCount).map(matchRow)), () => list.replaceChildren());
}

/** @param {Played} match */
function matchRow(match) {
  const { lineup, points, winners, transcript } = match;
  const seat = lineup.indexOf(OWN);
  const ended = !winners.includes(seat) ? 'trial-lost' : winners.length > 1 ? 'trial-draw' : 'trial-won';
  const rival = lineup.find((name) => name !== OWN) ?? '';
  const why = faultOf(match);
  const told = say(ended, { name: say(NAMES[rival] ?? 'seat-bot'), points: ownFirst(points, seat).join(' : ') });
  const watch = button(say('trial-watch'), async () => void (location.hash = await replayHash(transcript)), { class: 'quiet' });
  return element('li', {}, element('span', {}, why ? `${told} ${why}` : told), watch);
}

/**
 * @param {number[]} points
 * @param {number} seat the brought bot's
 */
function ownFirst(points, seat) {
  return [points[seat], ...points.filter((_, at) => at !== seat)];
}

/**
 * Why the brought bot lost a match by itself; empty where it did not.
 * @param {Played} match
 */
function faultOf({ lineup, faults }) {
  const { notice } = faults.find(({ seat }) => seat === lineup.indexOf(OWN)) ?? {};
  return notice ? sayNotice(inWords(notice)) : '';
}

/**
 * @param {any} notice as the engine writes it
 * @returns {import('../../state.js').Notice}
 */
function inWords({ message, arguments: args, cause }) {
  return { id: String(message), arguments: args, cause: cause && inWords(cause) };
}

/**
 * A part that is filled where a trial has come further.
 * @param {HTMLElement} box
 * @param {(trial: Trial) => void} fill
 * @param {() => void} [clear] where another trial begins
 */
function fed(box, fill, clear = () => {}) {
  /** @type {Trial | null} */
  let shown = null;
  let count = 0;
  return {
    box,
    /** @param {Trial | null} trial */
    update(trial) {
      setAttribute(box, 'hidden', !trial?.played.length);
      if (trial === shown && trial?.played.length === count) return;
      if (trial !== shown) clear();
      shown = trial;
      count = trial?.played.length ?? 0;
      if (trial) fill(trial);
    },
  };
}

/** @param {number} part */
function percent(part) {
  return new Intl.NumberFormat(state.language, { style: 'percent', maximumFractionDigits: 0 }).format(part);
}

/** @param {number} ms */
function time(ms) {
  const [unit, value] = ms < 1000 ? ['millisecond', ms] : ['second', ms / 1000];
  return new Intl.NumberFormat(state.language, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value);
}
