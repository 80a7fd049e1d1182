/**
 * A room that cannot be read, or whose reading was stopped, and why.
 */

import { button, element } from '../../dom.js';
import { saveFile } from '../../share.js';
import { state } from '../../state.js';
import { say, sayNotice } from '../../words.js';

/** @typedef {import('../../room/reading.js').Room} Room */

/**
 * Title and text, by what became of the room.
 * @param {Room} room
 */
function told({ stage, problem, standing }) {
  const why = problem ? sayNotice(problem) : '';
  if (stage === 'stopped') return [say('room-stopped'), why];
  if (stage === 'refused') return [say('room-refused'), why];
  return [say('room-ended'), say(standing.result?.why === 'void' ? 'room-ended-void' : 'room-ended-old')];
}

/**
 * @param {HTMLElement} root
 * @param {Room} room
 */
export function mount(root, room) {
  const isFault = room.stage === 'stopped';
  const [title, text] = told(room);
  const save = () => saveFile('grasveld-room.json', { room: room.name, relay: state.line.relay, log: room.entries, known: room.head, count: room.count, problem: room.problem });
  root.append(
    element(
      'div',
      { class: 'plain' },
      element('h1', {}, title),
      element('p', { class: 'card', role: 'alert' }, text),
      isFault && element('p', {}, say('room-stopped-says')),
      element('div', { class: 'ways' }, isFault && button(say('room-save-log'), save, { class: 'quiet' }), element('a', { class: 'main', href: '#/' }, say('back-home'))),
    ),
  );
  return { update() {} };
}
