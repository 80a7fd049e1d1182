/**
 * A finished match once more, from the address; or why it cannot be shown, and a way on.
 */

import { button, element } from '../dom.js';
import { readRecord } from '../record.js';
import { change } from '../state.js';
import { say, sayNotice } from '../words.js';
import { fileButton } from './files.js';
import { mountPlayer } from './replay/player.js';

/** Problems that an address may name: those of a file that was dropped on the page. */
const PROBLEMS = ['file-foreign', 'share-broken'];

/** @typedef {{update: (now: number) => void, unmount?: () => void}} Mounted */

/**
 * @param {HTMLElement} root
 * @param {Record<string, string>} query `data`: the packed match; `problem`: why there is none
 */
export function mount(root, { data, problem }) {
  /** @type {Mounted} */
  let shown = mountWaiting(root);
  let isGone = false;
  /** @param {() => Mounted} mountNext */
  const next = (mountNext) => {
    if (isGone) return;
    root.replaceChildren();
    shown = mountNext();
    change();
  };
  if (problem || !data) next(() => mountProblem(root, { id: PROBLEMS.includes(problem) ? problem : 'share-broken' }));
  else readRecord(data).then((record) => next(() => mountPlayer(root, record, data))).catch((why) => next(() => mountProblem(root, why)));
  return {
    update: (/** @type {number} */ now) => shown.update(now),
    unmount() {
      isGone = true;
      shown.unmount?.();
    },
  };
}

/** @param {HTMLElement} root */
function mountWaiting(root) {
  root.append(element('p', { class: 'waiting', role: 'status' }, say('replay-waiting')));
  return { update() {} };
}

/**
 * @param {HTMLElement} root
 * @param {any} why a refusal of the engine, or of the link itself
 */
function mountProblem(root, why) {
  const detail = why.id && !PROBLEMS.includes(why.id) ? sayNotice(why) : '';
  root.append(
    element(
      'div',
      { class: 'plain' },
      element('h1', {}, say('replay-title')),
      element('p', { role: 'alert' }, say(why.id === 'file-foreign' ? 'file-foreign' : 'share-broken')),
      detail && element('p', { class: 'detail' }, detail),
      element('div', { class: 'ways' }, fileButton(), element('a', { class: 'quiet', href: '#/kept' }, say('kept-title')), element('a', { class: 'main', href: '#/' }, say('back-home'))),
    ),
  );
  return { update() {} };
}
