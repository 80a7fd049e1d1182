/**
 * After a match in a room: once more with one click, the record of it, the room, the way out.
 */

import { button, element, setAttribute, setText } from '../../dom.js';
import { apart, ownPlayer } from '../../room/people.js';
import { say as sayInRoom } from '../../room/saying.js';
import { saveFile } from '../../share.js';
import { change, state } from '../../state.js';
import { fetchTranscript } from '../../room/transcript.js';
import { say } from '../../words.js';
import { leaveButton } from './lobby.js';
import { reportButton } from './players.js';
import { tellRating } from './rating.js';
import { listed } from './together.js';

/** @typedef {import('../../match.js').Match} Match */
/** @typedef {import('../../room/reading.js').Room} Room */
/** @typedef {import('../../room/people.js').Player} Player */

/**
 * What comes after a match in a room; null after any other. `update` brings it up to date.
 * @param {Match} match
 */
export function afterwards(match) {
  const { room } = state;
  if (!match.room || room?.name !== match.room) return null;
  const line = element('p', { role: 'status' });
  const again = button(say('rematch'), () => sayInRoom(room, 'ready', { ready: !ownPlayer(room)?.ready }), { class: 'main' });
  const lobby = button(say('room-back'), () => change((s) => (s.drawn.lobby = true)), { class: 'quiet' });
  const leave = leaveButton();
  const { duel, game } = room.standing;
  const rating = element('p', {});
  const anew = duel && element('a', { class: 'main', href: `#/duel/${game}` }, say('duel-again'));
  const rivals = room.standing.seats.filter((/** @type {any} */ { key }) => key && key !== state.line.self);
  const box = element(
    'section',
    { class: 'card afterwards' },
    line,
    rating,
    again,
    anew,
    element('div', { class: 'ways' }, lobby, saveButton(room), leave.button, ...(duel ? rivals.map((/** @type {any} */ { key, name }) => reportButton(key, name)) : [])),
  );
  let isAsked = false;
  return {
    box,
    update() {
      // The relay rates a duel once it is over, and tells of that.
      if (duel && room.standing.told && !isAsked) tellRating(rating, game);
      isAsked = !!room.standing.told;
      const isOn = room.standing.stage === 'over' && !duel && !!ownPlayer(room);
      setAttribute(again, 'hidden', !isOn);
      setAttribute(lobby, 'hidden', room.standing.stage !== 'over' || duel);
      setAttribute(leave.button, 'hidden', duel || !ownPlayer(room));
      setText(again, say(ownPlayer(room)?.ready ? 'room-unready' : 'rematch'));
      setText(line, isOn ? status(room) : '');
    },
  };
}

/** @param {Room} room */
function status({ standing }) {
  const [ready, late] = [true, false].map((is) => standing.players.filter((/** @type {Player} */ each) => each.ready === is && each.key !== state.line.self).map((/** @type {Player} */ { name }) => apart(name)));
  if (standing.players.length + standing.bots.length < 2) return say('rematch-alone');
  if (ready.length) return say('rematch-wanted', { names: listed(ready), count: ready.length });
  return late.length ? say('rematch-open') : '';
}

/** @param {Room} room */
function saveButton(room) {
  const press = async () => saveFile(`grasveld-${room.standing.game}.json`, await fetchTranscript(room));
  return button(say('room-save'), press, { class: 'quiet' });
}
