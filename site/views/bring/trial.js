/**
 * The brought bot against ours: against whom, how often, and what came of it.
 */

import { startTrial, stopTrial } from '../../brought/trial.js';
import { button, element, setAttribute, setText } from '../../dom.js';
import { LEVELS } from '../../seats.js';
import { state } from '../../state.js';
import { say, sayNotice } from '../../words.js';
import { matchList, scoreTable } from './results.js';

const MATCHES = [2, 10, 40, 100];
const SEATS = [2, 3, 4];
const LIMITS = [1, 5, 10, 60];

/** @type {Record<string, string>} */
const NAMES = { easy: 'choose-easy', normal: 'choose-normal', hard: 'choose-hard' };

/** @param {string} game */
export function trialPart(game) {
  const form = trialForm(game);
  const run = runPart();
  const table = scoreTable();
  const list = matchList();
  const box = element('section', { class: 'card trial' }, element('h2', {}, say('trial-title')), element('p', {}, say('trial-says')), form, run.box, table.box, list.box);
  return {
    box,
    update() {
      const trial = state.trial?.terms.game === game ? state.trial : null;
      setAttribute(form, 'data-running', trial?.stage === 'running');
      run.update(trial);
      table.update(trial);
      list.update(trial);
    },
  };
}

/** @param {string} game */
function trialForm(game) {
  const levels = LEVELS.map((level) => element('input', { type: 'checkbox', name: 'level', value: level, checked: level === 'easy' }));
  const against = element('fieldset', { class: 'counts' }, element('legend', {}, say('trial-against')), ...levels.map((input) => element('label', {}, input, element('span', {}, say(NAMES[input.value])))));
  const matches = choice('trial-matches', MATCHES, 10, (count) => String(count));
  const seats = choice('trial-seats', SEATS, 2, (count) => String(count));
  const limit = choice('trial-limit', LIMITS, 10, (count) => say('trial-seconds', { count }));
  const send = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const chosen = levels.filter((input) => input.checked).map((input) => input.value);
    if (chosen.length) startTrial({ game, levels: chosen, matches: matches.value(), seats: seats.value(), limit: limit.value() });
    else levels[0].focus();
  };
  return element('form', { on: { submit: send } }, against, matches.box, seats.box, limit.box, element('button', { type: 'submit', class: 'main' }, say('trial-start')));
}

/**
 * @param {string} id of its words
 * @param {number[]} counts
 * @param {number} usual
 * @param {(count: number) => string} words
 */
function choice(id, counts, usual, words) {
  const select = element('select', {}, ...counts.map((count) => element('option', { value: count, selected: count === usual }, words(count))));
  return { box: element('label', { class: 'choice' }, element('span', {}, say(id)), select), value: () => Number(select.value) };
}

/** How far it is, and the stop. */
function runPart() {
  const bar = element('progress', { 'aria-label': say('trial-progress') });
  const line = element('p', { role: 'status' });
  const stop = button(say('trial-stop'), stopTrial, { class: 'quiet' });
  const box = element('div', { class: 'run' }, bar, line, stop);
  return {
    box,
    /** @param {import('../../brought/trial.js').Trial | null} trial */
    update(trial) {
      setAttribute(box, 'hidden', !trial);
      if (!trial) return;
      const { plan, played, stage, notice } = trial;
      bar.max = Math.max(1, plan.length);
      bar.value = played.length;
      setAttribute(stop, 'hidden', stage !== 'running');
      setText(line, notice ? sayNotice(notice) : say(stage === 'running' ? 'trial-running' : 'trial-played', { played: played.length, matches: plan.length }));
    },
  };
}
