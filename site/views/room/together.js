/**
 * What a match with others shows besides the board: the time left as a ring, who is waited for,
 * what is said in the room.
 */

import { keepAwake } from '../../awake.js';
import { element, setAttribute, setText, svg } from '../../dom.js';
import { canSubmit, submit } from '../../match.js';
import { waitedFor } from '../../room/people.js';
import { secondsLeft } from '../../room/time.js';
import { change, state } from '../../state.js';
import { say } from '../../words.js';
import { seatName } from '../match/scores.js';
import { emotes } from './emotes.js';
import { lineWords } from './linebar.js';

/** @typedef {import('../../match.js').Match} Match */
/** @typedef {import('../../room/reading.js').Room} Room */

/** From here on the ring is amber, in s. */
const HURRY = 10;
/** So soon before the end what is drawn is sent as it is, in s. */
const LAST = 1.2;

/**
 * The box; hidden in a match without others. `update` brings it up to date.
 * @param {Match} match
 * @param {() => string | null} moveNow the move in the hand, null where there is none to send
 */
export function together(match, moveNow) {
  const ring = timeRing();
  const line = element('p', { class: 'waits', role: 'status' });
  const hurry = element('p', { class: 'unseen', role: 'status' });
  const said = emotes(match);
  const box = element('section', { class: 'together card', hidden: !match.room, 'aria-label': say('room') }, ring.box, line, hurry, said.opener, said.menu, said.bubbles);
  return {
    box,
    update() {
      const { room } = state;
      if (!match.room || room?.name !== match.room) return;
      const left = secondsLeft(room);
      ring.update(left, room.standing);
      keepAwake(isOpen(room));
      setText(line, waits(match, room));
      setText(hurry, left !== null && left <= HURRY && canSubmit(match) ? say('room-hurry', { seconds: HURRY }) : '');
      said.update(room);
      const move = left !== null && left <= LAST && left > 0 && canSubmit(match) ? moveNow() : null;
      if (move) submit(move);
      if (left !== null) again();
    },
    close: () => keepAwake(false),
  };
}

/** @type {any} */
let due = null;

/** Draws again in a moment, as time passes. */
function again() {
  due ??= setTimeout(() => {
    due = null;
    change();
  }, 200);
}

/** @param {Room} room */
function isOpen({ standing }) {
  return standing.stage === 'turn' || standing.stage === 'seeding';
}

/** @param {Match} match @param {Room} room */
function waits(match, room) {
  const { standing } = room;
  if (lineWords()) return lineWords();
  if (room.differs) return say('room-differs');
  if (!isOpen(room)) return '';
  if (standing.paused !== null) return say('room-paused');
  const others = waitedFor(room).filter((seat) => seat !== match.you).map((seat) => seatName(match, seat));
  if (canSubmit(match)) return others.length ? say('room-waits-you-too', { names: listed(others) }) : say('room-waits-you');
  if (!others.length) return '';
  return say(standing.phase === 'opening' ? 'room-opening' : 'room-waits', { names: listed(others) });
}

/** @param {string[]} names */
export function listed(names) {
  return new Intl.ListFormat(state.language, { type: 'conjunction' }).format(names);
}

/** The time left, as a ring with its seconds. */
function timeRing() {
  const done = svg('circle', { class: 'left', cx: 24, cy: 24, r: 20, pathLength: 100 });
  const face = svg('svg', { viewBox: '0 0 48 48', 'aria-hidden': 'true' }, svg('circle', { class: 'whole', cx: 24, cy: 24, r: 20 }), done);
  const seconds = element('span', { class: 'seconds' });
  const box = element('span', { class: 'ring', role: 'timer', 'aria-label': say('time-left') }, face, seconds);
  return {
    box,
    /** @param {number | null} left @param {any} standing */
    update(left, { clock, stage }) {
      setAttribute(box, 'hidden', left === null);
      if (left === null) return;
      setText(seconds, String(Math.ceil(left)));
      setAttribute(box, 'data-hurry', left <= HURRY);
      const whole = stage === 'seeding' ? 30 : clock;
      setAttribute(done, 'stroke-dasharray', `${Math.min(100, (left / whole) * 100).toFixed(1)} 100`);
    },
  };
}
