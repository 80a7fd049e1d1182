/**
 * The seats over the pasture: whose turn it is, fields won, the largest herd, tiles left.
 */

import { element, emblem, setAttribute, setText } from '../../dom.js';
import { say } from '../../words.js';
import { NOTES, noteOn, seatName } from '../match/scores.js';

/** @typedef {import('../../match.js').Match} Match */
/** @typedef {import('../../match.js').Scene} Scene */

/**
 * The list of seats; `update` shows a scene.
 * @param {Match} match
 */
export function seatList(match) {
  const rows = match.seats.map((_, seat) => seatRow(match, seat));
  const list = element('ul', { class: 'pasture-seats', 'aria-label': say('scores') }, ...rows.map((row) => row.item));
  return {
    list,
    /** @param {Scene} scene */
    update: (scene) => rows.forEach((row, seat) => row.update(scene, seat)),
  };
}

/**
 * @param {Match} match
 * @param {number} seat
 */
function seatRow(match, seat) {
  const detail = element('span', { class: 'detail' });
  const points = element('strong', { class: 'points' });
  const name = element('bdi', { class: 'name' }, seatName(match, seat));
  const item = element('li', { class: `pasture-seat seat-${seat}` }, emblem(seat), element('span', { class: 'who' }, name, detail), points);
  return {
    item,
    /**
     * @param {Scene} scene
     * @param {number} at
     */
    update(scene, at) {
      setText(points, String(scene.score.points[at]));
      setAttribute(points, 'title', say('splits-fields', { fields: scene.score.points[at] }));
      const note = NOTES[noteOn(match, at)];
      setText(detail, note ? say(note) : detailOf(scene, at));
      setAttribute(item, 'aria-current', scene.to_move.includes(at) ? 'true' : null);
    },
  };
}

/**
 * What matters of a seat in the scene's phase.
 * @param {Scene} scene
 * @param {number} seat
 */
function detailOf({ position, score }, seat) {
  if (position.left[seat]) return say('splits-left');
  if (position.phase === 'build') return say('splits-tiles', { tiles: position.tiles_left[seat] });
  return position.phase === 'place' ? say('splits-ready') : say('splits-herd', { size: score.ties[seat] });
}
