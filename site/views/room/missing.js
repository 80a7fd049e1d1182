/**
 * Why there is no playing with others here, and how it comes; everything for one player works.
 */

import { button, element } from '../../dom.js';
import { openLine } from '../../line.js';
import { state } from '../../state.js';
import { say } from '../../words.js';

/** What is missing, and how it comes: a title and a text each. */
const MISSING = /** @type {Record<string, [string, string]>} */ ({
  relay: ['missing-relay', 'missing-relay-how'],
  offline: ['missing-network', 'missing-network-how'],
  insecure: ['missing-secure', 'missing-secure-how'],
  old: ['missing-new', 'missing-new-how'],
});

/** @param {HTMLElement} root */
export function mount(root) {
  const [title, how] = MISSING[state.line.missing] ?? MISSING.relay;
  root.append(
    element(
      'div',
      { class: 'plain trouble-room' },
      element('h1', {}, say(title)),
      element('p', { class: 'card', role: 'status' }, say(how)),
      element('p', {}, say('missing-alone')),
      element('div', { class: 'ways' }, state.line.missing === 'offline' && button(say('engine-again'), () => openLine(), { class: 'main' }), element('a', { class: 'quiet', href: '#/' }, say('back-home'))),
    ),
  );
  return { update() {} };
}
