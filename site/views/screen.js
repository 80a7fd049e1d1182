/**
 * Which screen belongs to a state. Screens are fetched when they are wanted first, or ahead.
 */

import { change, state } from '../state.js';
import { begin, isOf } from '../beginning.js';
import { element, setAttribute } from '../dom.js';
import { isLessonOf } from '../lesson.js';
import { say, sayNotice } from '../words.js';
import { mount as mountHome } from './home.js';

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
  olifantenpad: () => import('./park.js'),
  splits: () => import('./pasture.js'),
  result: () => import('./result.js'),
  analysis: () => import('./analysis.js'),
  replay: () => import('./replay.js'),
  kept: () => import('./kept.js'),
};

/** @typedef {keyof typeof MODULES} Name */

/** @type {Partial<Record<Name, {mount: Function}>>} */
const loaded = {};

/** Fetches all screens ahead, so that none has to be waited for. */
export function fetchScreens() {
  for (const name of /** @type {Name[]} */ (Object.keys(MODULES))) fetchScreen(name);
}

/** @param {Name} name */
async function fetchScreen(name) {
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
  if (route.view === 'choose') return module('choose', route.game, (mount, root) => mount(root, route.game));
  if (route.view === 'today') return module('today', `${route.game} ${route.query.date ?? ''}`, (mount, root) => mount(root, route));
  if (route.view === 'lessons' || route.view === 'help') return module(route.view, route.game, (mount, root) => mount(root, route.game));
  if (route.view === 'lesson' && match?.scene && isLessonOf(match, route)) {
    return module('lesson', `${match.game} ${match.seed}`, (mount, root) => mount(root, match));
  }
  if (route.view === 'lesson' || !match?.scene || !isOf(match, route)) {
    begin(route);
    return { key: 'waiting', mount: mountWaiting };
  }
  if (match.passing?.hides) return module('handover', `${match.seed} ${match.passing.to}`, (mount, root) => mount(root, match));
  if (state.drawn.analysis && match.scene.over) return module('analysis', match.seed, (mount, root) => mount(root, match));
  const name = match.scene.over && !match.show && !state.drawn.replay ? 'result' : /** @type {Name} */ (match.game);
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
