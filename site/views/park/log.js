/**
 * An hour in full, for who reads by ear: who walked where, what it brought, who comes next.
 */

import { say } from '../../words.js';
import { seatName } from '../match/scores.js';
import { pointsInWords } from '../match/aloud.js';
import { placeName } from './cards.js';
import { sentences } from './saying.js';

/** @typedef {import('../../match.js').Match} Match */
/** @typedef {import('../../match.js').Show} Show */

/**
 * @param {Match} match
 * @param {Show} show the hour
 * @returns {string}
 */
export function hourInWords(match, { events, before, after }) {
  const walks = events.filter((event) => event.kind === 'walk').map((event) => walk(match, before.position, event));
  return [
    ...walks,
    ...sentences(match, events),
    pointsInWords(match, after.score.points),
    after.over ? '' : comingInWords(after.position),
  ].filter(Boolean).join(' ');
}

/**
 * @param {Match} match
 * @param {any} park
 * @param {import('../../match.js').Event} event
 */
function walk(match, park, { seat, entered, start, steps }) {
  const cells = steps.map((/** @type {{cell: string}} */ step) => step.cell).join(', ');
  const id = entered ? (cells ? 'log-came' : 'log-gate') : cells ? 'log-walked' : 'log-stayed';
  const gate = entered ? placeName(park, start) : '';
  return say(seat === match.you ? `${id}-you` : id, { name: seatName(match, seat), cells, gate });
}

/**
 * The hour that begins: its groups and their ways.
 * @param {any} position
 * @returns {string}
 */
export function comingInWords(position) {
  const { hour, groups } = position;
  const ways = groups.map((/** @type {any} */ { from, to, size, kind }) =>
    say(kind === 'school' ? 'log-school' : 'log-group', { size, from: placeName(position, from), to: placeName(position, to) }),
  );
  return [say('log-hour', { hour, groups: groups.length }), ...ways].join(' ');
}
