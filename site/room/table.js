/**
 * The room's match as the page's match: the same board, hand and views as any other, only that its
 * turns come out of the log. They are shown one after the other.
 */

import { ask } from '../engine.js';
import { keep } from '../keeping.js';
import { pastOf } from '../past.js';
import { hear } from '../sound.js';
import { change, state } from '../state.js';

/** @typedef {import('../match.js').Match} Match */
/** @typedef {import('../match.js').Scene} Scene */
/** @typedef {import('./reading.js').Room} Room */
/** @typedef {{scene: Scene, events: any[]}} Turn */

/**
 * Whether a match is the one that a room plays or played last.
 * @param {Match | null} match
 * @param {Room} room
 * @returns {match is Match}
 */
export function isAt(match, { name, scene }) {
  return !!match && match.room === name && match.seed === scene?.transcript.seed;
}

/**
 * Lays the room's match on the page, as far as it was played.
 * @param {Room} room
 */
export async function layTable(room) {
  const { scene, name, seat, standing } = room;
  if (!scene) return;
  const past = await ask({ ask: 'record', transcript: scene.transcript });
  if (state.room !== room || room.scene !== scene) return;
  /** @type {Match} */
  const match = {
    game: scene.game, seats: scene.seats, seed: scene.transcript.seed, options: {}, me: seat, you: seat, passing: null, scene, begun: true,
    moves: ownMove(room), playing: false, show: null, ...pastOf(past),
    room: name, names: standing.seats.map((/** @type {any} */ each) => each.name ?? ''), turns: [],
  };
  change((s) => Object.assign(s, { match, hand: null, drawn: {}, notice: null }));
}

/**
 * Takes in what was played since.
 * @param {Match} match
 * @param {Room} room
 * @param {Turn[]} turns
 */
export function playOn(match, room, turns) {
  match.turns?.push(...turns);
  match.moves = ownMove(room);
  if (room.scene?.over) keep(match, room.scene);
  if (turns.length) hear('turn');
  if (!match.show) showNext(match, room);
}

/**
 * Shows the next turn; after the last one the match stands as it stands. Of many turns at once, as
 * after sleep, only the last is shown.
 * @param {Match} match
 * @param {Room} room
 */
export function showNext(match, room) {
  const turns = match.turns?.splice(0) ?? [];
  const last = turns.at(-1);
  const before = turns.at(-2)?.scene ?? match.scene;
  match.curve.push(...turns.map(({ scene }) => scene.score.points));
  if (last && before) match.show = { events: last.events, before, after: last.scene, started: null };
  else if (room.scene) match.scene = room.scene;
}

/**
 * One's move of this turn, where it was sealed, be it on its way still: another one now would take
 * the place of what opens it.
 * @param {Room} room
 * @returns {Record<string, string>}
 */
function ownMove({ sealed, standing, seat }) {
  const own = sealed && sealed.turn === standing.turn ? sealed : null;
  if (standing.stage !== 'turn' || !(own || standing.seats[seat]?.sealed)) return {};
  return { [seat]: own?.move ?? '' };
}
