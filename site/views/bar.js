/**
 * The bar over every screen: the name, language, light and dark, and how far the engine is.
 */

import { button, element, setAttribute, setText } from '../dom.js';
import { startEngine } from '../engine.js';
import { LANGUAGES } from '../languages.js';
import { offerIn } from '../offline.js';
import { change, state } from '../state.js';
import { THEMES, chooseTheme } from '../theme.js';
import { choose, say } from '../words.js';
import { matchMenu } from './match/menu.js';
import { newerNotice } from './newer.js';
import { lineBar } from './room/linebar.js';
import { waitBar } from './room/waiting.js';

/** @typedef {import('../state.js').State['engine']} Engine */

/** What is said where the engine does not start, by the first word of the problem. */
const PROBLEMS = /** @type {Record<string, string>} */ ({ 'too-slow': 'engine-slow', forbidden: 'engine-forbidden', mistyped: 'engine-mistyped' });

/** What is said where something is not remembered. */
const STORAGE = { refused: 'storage-refused', full: 'storage-full', broken: 'storage-broken' };

/** @param {HTMLElement} root */
export function mountBar(root) {
  const progress = engineBar();
  const trouble = engineTrouble();
  const memory = memoryTrouble();
  const newer = newerNotice();
  offerIn(state.language);
  const menu = matchMenu();
  const wire = lineBar();
  const wait = waitBar();
  root.append(
    element('a', { class: 'brand', href: '#/' }, logo(), element('span', {}, say('grasveld'))),
    element('nav', { class: 'settings', 'aria-label': say('settings') }, languageChoice(), themeChoice(), keptLink()),
    ...menu.parts,
    progress.track,
    trouble.box,
    memory.box,
    newer.box,
    wire.box,
    wait.box,
  );
  return {
    update() {
      progress.update(state.engine);
      trouble.update(state.engine);
      memory.update(state.storage);
      newer.update();
      menu.update();
      wire.update();
      wait.update();
    },
  };
}

function logo() {
  return element('img', { src: 'icon.svg', alt: '', width: 32, height: 32 });
}

function keptLink() {
  return element('a', { class: 'gear', href: '#/kept', 'aria-label': say('kept-link'), title: say('kept-link') }, '⚙');
}

function languageChoice() {
  const codes = Object.entries(LANGUAGES);
  return selection(say('language'), codes, state.language, (code) => choose(code));
}

function themeChoice() {
  /** @type {[string, string][]} */
  const choices = Object.entries(THEMES).map(([theme, id]) => [theme, say(id)]);
  return selection(say('theme'), choices, state.theme, (theme) => chooseTheme(/** @type {import('../theme.js').Theme} */ (theme)), 'light-choice');
}

/**
 * @param {string} label
 * @param {[string, string][]} choices value and words
 * @param {string} chosen
 * @param {(value: string) => void} take
 * @param {string | null} [name] its class
 */
function selection(label, choices, chosen, take, name = null) {
  const options = choices.map(([value, words]) => element('option', { value, selected: value === chosen }, words));
  const select = element('select', { class: name, 'aria-label': label, title: label }, ...options);
  select.addEventListener('change', () => take(select.value));
  return select;
}

/** A thin line that fills while the engine starts and goes away when it is ready. */
function engineBar() {
  const fill = element('span', { class: 'fill' });
  const track = element('div', { class: 'engine', role: 'progressbar', 'aria-label': say('engine'), 'aria-valuemin': 0, 'aria-valuemax': 100 }, fill);
  return {
    track,
    /** @param {Engine} engine */
    update({ stage, progress }) {
      fill.style.transform = `scaleX(${progress})`;
      setAttribute(track, 'aria-valuenow', Math.round(progress * 100));
      setAttribute(track, 'data-stage', stage);
    },
  };
}

/** What is said when the engine does not start, with another try. */
function engineTrouble() {
  const words = element('p', {});
  const detail = element('p', { class: 'detail' });
  const box = element('div', { class: 'trouble card', role: 'alert', hidden: true }, words, detail, button(say('engine-again'), startEngine, { class: 'main' }));
  return {
    box,
    /** @param {Engine} engine */
    update({ stage, problem }) {
      setAttribute(box, 'hidden', stage !== 'failed');
      if (stage !== 'failed') return;
      const [kind, type = '?'] = problem.split(' ');
      setText(words, say(PROBLEMS[kind] ?? 'engine-broken', { type }));
      // Of a Python traceback the last line says what it was.
      setText(detail, kind in PROBLEMS ? '' : (problem.trim().split('\n').at(-1) ?? ''));
    },
  };
}

/** What is said once where the browser remembers nothing; play goes on. */
function memoryTrouble() {
  const words = element('p', {});
  const seen = () => change((s) => {
    s.storage = '';
  });
  const box = element('div', { class: 'memory card', role: 'status' }, words, button(say('storage-seen'), seen, { class: 'quiet' }));
  return {
    box,
    /** @param {import('../state.js').State['storage']} storage */
    update(storage) {
      setAttribute(box, 'hidden', !storage);
      setText(words, storage && say(STORAGE[storage]));
    },
  };
}
