/**
 * The replay's buttons and its slider over all turns.
 */

import { button, element, setAttribute, setText, svg } from '../../dom.js';
import { change } from '../../state.js';
import { say } from '../../words.js';
import { after, before } from './tape.js';

/** Between two turns the slider stops so often. */
const FINE = 40;

/** The signs on the buttons, as paths in a square of 24: few fonts have them. */
const SIGNS = {
  back: 'M6 5h2.5v14H6zM20 5v14L9.5 12z',
  play: 'M7 4.5v15L20 12z',
  pause: 'M6 5h4.5v14H6zM13.5 5H18v14h-4.5z',
  on: 'M15.5 5H18v14h-2.5zM4 5v14l10.5-7z',
};

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
  const back = sign('back', say('replay-back'), () => go(before(place.at)));
  const play = sign('play', say('replay-play'), () => go(place.at >= last && !place.runs ? 0 : place.at, !place.runs));
  const on = sign('on', say('replay-on'), () => go(after(place.at, last)));
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
      const [shape, label] = place.runs ? [SIGNS.pause, say('replay-pause')] : [SIGNS.play, say('replay-play')];
      play.querySelector('path')?.setAttribute('d', shape);
      setAttribute(play, 'aria-label', label);
      setAttribute(play, 'title', label);
      setAttribute(back, 'disabled', place.at <= 0);
      setAttribute(on, 'disabled', place.at >= last);
    },
  };
}

/**
 * @param {keyof typeof SIGNS} shape
 * @param {string} label
 * @param {() => void} press
 */
function sign(shape, label, press) {
  const made = button('', press, { class: 'sign', 'aria-label': label, title: label });
  made.append(svg('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' }, svg('path', { d: SIGNS[shape] })));
  return made;
}
