/**
 * Which screen belongs to a state. Screens are fetched when they are wanted first, or ahead.
 */

import { change, state } from '../state.js';
import { begin, isOf } from '../beginning.js';
import { element, setAttribute } from '../dom.js';
import { isLessonOf } from '../lesson.js';
import { say, sayNotice } from '../words.js';
import { mount as mountHome } from './home.js';
import { togetherScreen } from './room/screens.js';

/** @typedef {import('../state.js').State} State */
/** @typedef {{update: (now: number) => void, unmount?: () => void}} Mounted */
/** @typedef {{key: string, mount: (root: HTMLElement) => Mounted}} Screen `key` changes when the screen is to be built anew */

/** The modules of the screens by name. */
const MODULES = {
  choose: () => import('./choose.js'),
  today: () => import('./today.js'),
  handover: () => import('./handover.js'),
  lessons: () => import('./lessons.js'),
  lesson: () => import('./lesson.js'),
  help: () => import('./help.js'),
  bring: () => import('./bring.js'),
  notebook: () => import('./notebook.js'),
  embedding: () => import('./embedding.js'),
  olifantenpad: () => import('./park.js'),
  splits: () => import('./pasture.js'),
  result: () => import('./result.js'),
  analysis: () => import('./analysis.js'),
  replay: () => import('./replay.js'),
  kept: () => import('./kept.js'),
  friends: () => import('./friends.js'),
  lobby: () => import('./room/lobby.js'),
  seeding: () => import('./room/seeding.js'),
  missing: () => import('./room/missing.js'),
  stopped: () => import('./room/stopped.js'),
  duel: () => import('./duel.js'),
  best: () => import('./best.js'),
  profile: () => import('./profile.js'),
  verify: () => import('./verify.js'),
};

/** @typedef {keyof typeof MODULES} Name */

/** @type {Partial<Record<Name, {mount: Function}>>} */
const loaded = {};

/** Fetches all screens ahead, so that none has to be waited for. */
export function fetchScreens() {
  for (const name of /** @type {Name[]} */ (Object.keys(MODULES))) fetchScreen(name);
}

/** Fetches one screen ahead. @param {Name} name */
export async function fetchScreen(name) {
  const found = await MODULES[name]();
  change(() => {
    loaded[name] = found;
  });
}

/**
 * The screen of a state; null for the moment in which its module is still being fetched.
 * @param {State} now
 * @returns {Screen | null}
 */
export function screenOf({ route, match }) {
  if (route.view === 'home') return { key: 'home', mount: mountHome };
  if (route.view === 'replay') return module('replay', JSON.stringify(route.query), (mount, root) => mount(root, route.query));
  if (route.view === 'kept') return module('kept', route.query.taken ?? '', (mount, root) => mount(root, route.query));
  if (route.view === 'embedding') return module('embedding', '', (mount, root) => mount(root));
  if (route.view === 'choose') return module('choose', route.game, (mount, root) => mount(root, route.game));
  if (route.view === 'today') return module('today', `${route.game} ${route.query.date ?? ''}`, (mount, root) => mount(root, route));
  if (['lessons', 'help', 'bring', 'notebook'].includes(route.view)) return module(/** @type {Name} */ (route.view), route.game, (mount, root) => mount(root, route.game));
  if (route.view === 'lesson' && match?.scene && isLessonOf(match, route)) {
    return module('lesson', `${match.game} ${match.seed}`, (mount, root) => mount(root, match));
  }
  const together = togetherScreen(state);
  if (together === 'waiting') return { key: 'waiting', mount: mountWaiting };
  if (together) return module(together.name, together.subject, (mount, root) => mount(root, together.given));
  if (route.view === 'room') return matchScreen(/** @type {import('../match.js').Match} */ (match));
  if (route.view === 'lesson' || !match?.scene || !isOf(match, route)) {
    begin(route);
    return { key: 'waiting', mount: mountWaiting };
  }
  return matchScreen(match);
}

/**
 * The screen of a match: the board, who takes the device next, or what comes after it.
 * @param {import('../match.js').Match} match
 */
function matchScreen(match) {
  if (match.passing?.hides) return module('handover', `${match.seed} ${match.passing.to}`, (mount, root) => mount(root, match));
  const isOver = !!match.scene?.over;
  if (state.drawn.analysis && isOver) return module('analysis', match.seed, (mount, root) => mount(root, match));
  const name = isOver && !match.show && !state.drawn.replay ? 'result' : /** @type {Name} */ (match.game);
  return module(name, match.seed, (mount, root) => mount(root, match));
}

/**
 * @param {Name} name
 * @param {string} subject what else makes it another screen
 * @param {(mount: Function, root: HTMLElement) => Mounted} use
 * @returns {Screen | null}
 */
function module(name, subject, use) {
  const { mount } = loaded[name] ?? {};
  if (mount) return { key: `${name} ${subject}`, mount: (root) => use(mount, root) };
  fetchScreen(name);
  return null;
}

/** @param {HTMLElement} root */
function mountWaiting(root) {
  const line = element('p', { role: 'status' });
  const home = element('a', { class: 'quiet', href: '#/' }, say('back-home'));
  root.append(element('h1', { class: 'unseen' }, say('grasveld')), element('div', { class: 'waiting' }, line, home));
  return {
    update() {
      const { notice, engine } = state;
      setAttribute(home, 'hidden', !notice && engine.stage !== 'failed');
      line.textContent = notice ? sayNotice(notice) : say('waiting-engine', { percent: Math.round(engine.progress * 100) });
    },
  };
}
