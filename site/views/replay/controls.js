/**
 * The replay's buttons and its slider over all turns.
 */

import { button, element, setAttribute, setText } from '../../dom.js';
import { change } from '../../state.js';
import { say } from '../../words.js';
import { after, before } from './tape.js';

/** Between two turns the slider stops so often. */
const FINE = 40;

/** What the keys of the slider do: whole turns, not the slider's own small steps. */
const KEYS = /** @type {Record<string, (at: number, last: number) => number>} */ ({
  ArrowLeft: before, ArrowDown: before, ArrowRight: after, ArrowUp: after,
  PageDown: (at) => Math.max(0, Math.floor(at) - 5), PageUp: (at, last) => Math.min(last, Math.floor(at) + 5),
  Home: () => 0, End: (_, last) => last,
});

/**
 * @param {number} last the last scene
 * @param {import('./player.js').Place} place what they change
 * @param {(at: number) => string} when where a scene stands, in words
 */
export function controls(last, place, when) {
  const go = (/** @type {number} */ at, runs = false) => change(() => Object.assign(place, { at, runs }));
  const sign = (/** @type {string} */ text, /** @type {string} */ label, /** @type {() => void} */ press) =>
    button(text, press, { class: 'sign', 'aria-label': label, title: label });
  const back = sign('⏮', say('replay-back'), () => go(before(place.at)));
  const play = sign('▶', say('replay-play'), () => go(place.at >= last && !place.runs ? 0 : place.at, !place.runs));
  const on = sign('⏭', say('replay-on'), () => go(after(place.at, last)));
  const slider = element('input', { type: 'range', min: 0, max: last * FINE, step: 1, 'aria-label': say('replay-slide') });
  const line = element('p', { class: 'when' });
  slider.addEventListener('input', () => go(Number(slider.value) / FINE));
  slider.addEventListener('keydown', (event) => {
    const leads = KEYS[event.key];
    if (!leads || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    go(leads(place.at, last));
  });
  return {
    parts: [element('div', { class: 'signs' }, back, play, on, line), slider],
    update() {
      slider.value = String(Math.round(place.at * FINE));
      setAttribute(slider, 'aria-valuetext', when(Math.floor(place.at)));
      setText(line, when(Math.ceil(place.at)));
      setText(play, place.runs ? '⏸' : '▶');
      setAttribute(play, 'aria-label', say(place.runs ? 'replay-pause' : 'replay-play'));
      setAttribute(back, 'disabled', place.at <= 0);
      setAttribute(on, 'disabled', place.at >= last);
    },
  };
}
