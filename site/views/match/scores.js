/**
 * The seats with their points as bars, and who has made a move.
 */

import { emblem, element, setAttribute, setText } from '../../dom.js';
import { canSubmit } from '../../match.js';
import { nameOf } from '../../names.js';
import { apart, noteOf } from '../../room/people.js';
import { state } from '../../state.js';
import { say, sayNotice } from '../../words.js';

/** @typedef {import('../../match.js').Match} Match */

/** So many points fill a bar at least, so that the first points do not look like a win. */
const FULL = 10;

/** What seats are called by their colour. */
export const COLOURS = ['seat-red', 'seat-blue', 'seat-violet', 'seat-amber'];

/** What a bot alone is called, by its level. */
const BOTS = /** @type {Record<string, string>} */ ({ easy: 'seat-bot-easy', normal: 'seat-bot-normal', hard: 'seat-bot-hard', own: 'seat-bot-own' });

/**
 * What a seat is called: the person here "you", several by their names or colours, bots by level or number.
 * @param {Match} match
 * @param {number} at
 */
export function seatName(match, at) {
  const seat = match.seats[at];
  if (at === match.you) return say('seat-you');
  if (match.names?.[at]) return apart(match.names[at]);
  if (seat.kind === 'human') return (!match.strangers && !match.lesson && nameOf(at)) || say(COLOURS[at]);
  const bots = match.seats.filter((s) => s.kind === 'bot').length;
  const number = match.seats.slice(0, at + 1).filter((s) => s.kind === 'bot').length;
  if (bots > 1) return say('seat-bot-number', { number });
  return match.seats.length > 2 ? say('seat-bot') : say(BOTS[seat.level]);
}

/**
 * What is to be known of a seat in a room besides: that it is away, has left, or has chosen.
 * @param {Match} match
 * @param {number} seat
 */
export function noteOn(match, seat) {
  const { room } = state;
  return match.room && room?.name === match.room && room.standing ? noteOf(room, seat) : '';
}

/** The words of a seat's note, for eye and ear alike. */
export const NOTES = { '': '', sealed: '', away: 'seat-away', left: 'seat-left-room' };

/**
 * What there is to say to who chooses now, by name where several share the device.
 * @param {Match} match
 * @param {import('../../state.js').Notice} notice
 */
export function addressed(match, notice) {
  const words = sayNotice(notice);
  const isFor = match.you < 0 && !match.passing && canSubmit(match);
  return isFor ? say('seat-addressed', { name: seatName(match, match.me), words }) : words;
}

/**
 * The list of seats; `update` shows points by seat and who is ready.
 * @param {Match} match
 */
export function scoreList(match) {
  const rows = match.seats.map((_, seat) => scoreRow(match, seat));
  const list = element('ul', { class: 'scores', 'aria-label': say('scores') }, ...rows.map((row) => row.item));
  return {
    list,
    /**
     * @param {number[]} points
     * @param {(seat: number) => boolean} isReady
     */
    update(points, isReady) {
      const most = Math.max(FULL, ...points);
      rows.forEach((row, seat) => row.update(points[seat], most, isReady(seat)));
    },
  };
}

/**
 * The points by seat while a turn is shown, part of the way from what they were.
 * @param {import('../../match.js').Show} show
 * @param {number} part from 0 to 1
 * @returns {number[]}
 */
export function counted({ before, after }, part) {
  return before.score.points.map((was, seat) => Math.round(was + (after.score.points[seat] - was) * part));
}

/**
 * @param {Match} match
 * @param {number} seat
 */
function scoreRow(match, seat) {
  const points = element('strong', { class: 'points' }, '0');
  const ready = element('span', { class: 'ready', 'aria-hidden': 'true' });
  const readyWord = element('span', { class: 'unseen' });
  const fill = element('span', { class: `fill seat-${seat}` });
  const note = element('span', { class: 'note' });
  const name = element('span', { class: 'name' }, element('bdi', {}, seatName(match, seat)), ' ', note);
  const item = element(
    'li',
    { class: 'score' },
    emblem(seat),
    name,
    ready,
    readyWord,
    points,
    element('span', { class: 'bar', 'aria-hidden': 'true' }, fill),
  );
  return {
    item,
    update(/** @type {number} */ now, /** @type {number} */ most, /** @type {boolean} */ hasMoved) {
      const told = noteOn(match, seat);
      const isReady = hasMoved || (told === 'sealed' && !match.show);
      setText(note, NOTES[told] && say(NOTES[told]));
      setText(points, String(now));
      setText(ready, isReady ? '✓' : '');
      setText(readyWord, isReady ? say('seat-ready') : '');
      setAttribute(item, 'data-ready', isReady);
      fill.style.transform = `scaleX(${now / most})`;
    },
  };
}
