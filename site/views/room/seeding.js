/**
 * Before the first turn: everybody's part of the draw is sealed and opened, by itself.
 */

import { element, setText } from '../../dom.js';
import { apart, waitedFor } from '../../room/people.js';
import { say } from '../../words.js';
import { lineWords } from './linebar.js';
import { listed } from './together.js';

/** @typedef {import('../../room/reading.js').Room} Room */

/**
 * @param {HTMLElement} root
 * @param {Room} room
 */
export function mount(root, room) {
  const line = element('p', { role: 'status' });
  root.append(element('h1', { class: 'unseen' }, say('room-title', { game: say(room.standing.game) })), element('div', { class: 'waiting' }, line, element('a', { class: 'quiet', href: '#/' }, say('back-home'))));
  return {
    update() {
      const others = waitedFor(room).filter((seat) => seat !== room.seat).map((seat) => apart(room.standing.seats[seat].name));
      setText(line, lineWords() || (others.length ? say('room-drawing-for', { names: listed(others) }) : say('room-drawing')));
    },
  };
}
