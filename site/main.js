/**
 * The page: what stands in the address comes on the screen, and the engine starts behind it.
 */

import { setAttribute } from './dom.js';
import { change, drawWith, state } from './state.js';
import { firstBegun } from './beginning.js';
import { idle, startEngine } from './engine.js';
import { endLesson } from './lesson.js';
import { keepOffline } from './offline.js';
import { openingsOf } from './openings.js';
import { GAMES, readRoute } from './route.js';
import { openStore } from './store.js';
import { readSeats } from './seats.js';
import { startMotion } from './motion.js';
import { startSound } from './sound.js';
import { startTheme } from './theme.js';
import { fetchWords, firstLanguage, say, speak } from './words.js';
import { mountBar } from './views/bar.js';
import { acceptDrops } from './views/files.js';
import { fetchScreen, fetchScreens, screenOf } from './views/screen.js';

/** So long the first picture waits for a match's board, in ms; then it says how far the engine is. */
const PATIENCE = 200;

const bar = /** @type {HTMLElement} */ (document.getElementById('bar'));
const view = /** @type {HTMLElement} */ (document.getElementById('view'));

/** @typedef {{update: (now: number) => void, unmount?: () => void}} Mounted */

/** The names of screens that are of no one game, by message id. */
const TITLES = /** @type {Record<string, string>} */ ({ replay: 'replay-title', kept: 'kept-title', room: 'room', profile: 'profile', verify: 'verify-title' });

/** What is on the screen: the bar of a language, and under it a screen by its key. */
const shown = {
  bar: { key: '', part: /** @type {Mounted | null} */ (null) },
  view: { key: '', part: /** @type {Mounted | null} */ (null) },
};

/**
 * One frame: builds anew what is due, then brings everything up to date.
 * @param {number} now
 */
function redraw(now) {
  renew(shown.bar, bar, state.language, mountBar);
  const next = screenOf(state);
  const isNew = next && renew(shown.view, view, `${state.language} ${next.key}`, next.mount);
  shown.bar.part?.update(now);
  shown.view.part?.update(now);
  // Only now: to focus is to lay the page out, which every change undoes.
  if (isNew) enter();
  if (next) startBehind();
}

/**
 * Builds a part of the page anew where its key has changed; says whether it did.
 * @param {typeof shown.bar} place
 * @param {HTMLElement} root
 * @param {string} key
 * @param {(root: HTMLElement) => Mounted} mount
 */
function renew(place, root, key, mount) {
  if (place.key === key) return false;
  const focused = [...root.querySelectorAll('select')].findIndex((select) => select === document.activeElement);
  place.part?.unmount?.();
  root.replaceChildren();
  Object.assign(place, { key, part: mount(root) });
  root.querySelectorAll('select')[focused]?.focus();
  return true;
}

/** Names the screen. Who reads by ear or by keyboard begins at it, not where the last one ended. */
function enter() {
  const { game, view: name } = state.route;
  const title = TITLES[name] ?? game;
  document.title = title ? `${say(title)} · ${say('grasveld')}` : say('title');
  setAttribute(view, 'aria-label', view.querySelector('h1')?.textContent);
  if (!bar.contains(document.activeElement)) view.focus({ preventScroll: true });
}

function follow() {
  change((s) => {
    s.route = readRoute(location.hash);
    s.notice = null;
  });
  if (state.route.view !== 'lesson') endLesson();
  scrollTo(0, 0);
  // What the screen needs comes while the words do, or the next frame.
  screenOf(state);
}

let hasStarted = false;

/** Fetches, once, what may come after the first picture: the other screens, openings, all for offline. */
function startBehind() {
  if (hasStarted) return;
  hasStarted = true;
  requestAnimationFrame(() =>
    setTimeout(() => {
      for (const game of GAMES) openingsOf(game, readSeats('2'));
      fetchScreens();
      keepOffline(idle());
    }),
  );
}

/** Asks, while the store opens, for what the first screen most likely needs. */
function lookAhead() {
  fetchWords(firstLanguage());
  const { view, game, query } = readRoute(location.hash);
  if (view !== 'play') return;
  fetchScreen(/** @type {'olifantenpad' | 'splits'} */ (game));
  if (!query.daily) openingsOf(game, seatsIn(query));
}

/** Waits, if not long, for the match that the address asks for, so that its board is the first that is seen. */
async function firstMatch() {
  if (state.route.view === 'play') await Promise.race([firstBegun, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}

/** @param {Record<string, string>} query of an address that someone may have written by hand */
function seatsIn({ seats = '2' }) {
  try {
    return readSeats(seats);
  } catch {
    return readSeats('2');
  }
}

lookAhead();
await openStore();
startTheme();
startMotion();
startSound();
addEventListener('hashchange', follow);
acceptDrops();
follow();
await Promise.all([speak(firstLanguage()), firstMatch()]);
// Its thread takes as long to come as the first picture takes to draw.
startEngine();
drawWith(redraw);
// At once: the next frame is up to 16 ms away.
redraw(performance.now());
