/**
 * The page: what stands in the address comes on the screen, and the engine starts behind it.
 */

import { change, drawWith, state } from './state.js';
import { startEngine } from './engine.js';
import { openingsOf } from './openings.js';
import { GAMES, readRoute } from './route.js';
import { startTheme } from './theme.js';
import { firstLanguage, speak } from './words.js';
import { mountBar } from './views/bar.js';
import { screenOf } from './views/screen.js';

const bar = /** @type {HTMLElement} */ (document.getElementById('bar'));
const view = /** @type {HTMLElement} */ (document.getElementById('view'));

/** @typedef {{update: (now: number) => void, unmount?: () => void}} Mounted */

/** @type {{key: string, parts: Mounted[]}} */
let screen = { key: '', parts: [] };

/**
 * One frame: builds the screen anew where another one is due, then brings it up to date.
 * @param {number} now
 */
function redraw(now) {
  const { key, mount } = screenOf(state);
  const wanted = `${state.language} ${key}`;
  if (wanted !== screen.key) rebuild(wanted, mount);
  for (const part of screen.parts) part.update(now);
}

/**
 * @param {string} key
 * @param {(root: HTMLElement) => Mounted} mount
 */
function rebuild(key, mount) {
  const isMove = screen.key !== '';
  for (const part of screen.parts) part.unmount?.();
  view.replaceChildren();
  bar.replaceChildren();
  screen = { key, parts: [mountBar(bar), mount(view)] };
  // Who reads by ear or by keyboard begins at the new screen, not at its end.
  if (isMove && !bar.contains(document.activeElement)) view.focus({ preventScroll: true });
}

function follow() {
  change((s) => {
    s.route = readRoute(location.hash);
    s.notice = null;
  });
  scrollTo(0, 0);
}

/** Starts what may come after the first picture: the openings and the engine. */
function startBehind() {
  for (const game of GAMES) openingsOf(game, 2);
  startEngine();
}

startTheme();
addEventListener('hashchange', follow);
await speak(firstLanguage());
drawWith(redraw);
follow();
requestAnimationFrame(() => setTimeout(startBehind));
