/**
 * The proof of a room's match from its file: every signature and hash, or the first that does not hold.
 */

import { button, element } from '../dom.js';
import { noticeOf } from '../notice.js';
import { prove } from '../room/transcript.js';
import { replayHash } from '../share.js';
import { change, state } from '../state.js';
import { say, sayNotice } from '../words.js';
import { fileButton } from './files.js';

/** @param {HTMLElement} root */
export function mount(root) {
  const { proving } = state.drawn;
  const box = element('section', { class: 'card', role: 'status' }, element('p', {}, say(proving ? 'verify-working' : 'verify-none')));
  const ways = element('div', { class: 'ways' }, fileButton(), element('a', { class: 'quiet', href: '#/' }, say('back-home')));
  root.append(element('div', { class: 'plain verify' }, element('h1', {}, say('verify-title')), box, ways));
  if (proving) run(box, ways, proving);
  return { update() {} };
}

/** @param {HTMLElement} box @param {HTMLElement} ways @param {any} transcript */
async function run(box, ways, transcript) {
  try {
    const proof = await prove(transcript);
    box.replaceChildren(...told(proof));
    if (proof.record) ways.prepend(button(say('replay-whole'), async () => (location.hash = await replayHash(proof.record)), { class: 'main' }));
  } catch (/** @type {any} */ why) {
    box.replaceChildren(element('p', { class: 'problem' }, say('verify-fails')), element('p', {}, sayNotice(noticeOf(why))));
  }
  change();
}

/** @param {import('../room/transcript.js').Proof} proof */
function told({ game, seats, result, entries }) {
  const rows = seats.map(({ name, level }, seat) =>
    element('li', {}, element('bdi', { class: 'name' }, name ?? say(`seat-bot-${level}`)), element('strong', {}, String(result?.points[seat] ?? '–')), !!result?.winners.includes(seat) && element('span', { class: 'marks' }, say('verify-winner'))),
  );
  return [element('p', { class: 'holds' }, say('verify-holds', { entries })), element('p', {}, say(game)), element('ol', { class: 'players' }, ...rows), ...(result ? [] : [element('p', {}, say('verify-open'))])];
}
