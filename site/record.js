/**
 * A match to look at again: every scene of it, told by the engine from its transcript.
 */

import { ask } from './engine.js';
import { unpack } from './share.js';
import { keptMatches } from './store.js';

/** @typedef {import('./match.js').Scene} Scene */
/** @typedef {{scene: Scene, events: import('./match.js').Event[]}} Frame a scene, and what led to it */
/** @typedef {{game: string, seats: import('./match.js').Seat[], you: number, strangers: boolean, frames: Frame[], transcript: any}} Record `you`: the player's own seat, -1 where there is none; `strangers`: whether it was played elsewhere */

/**
 * The match in the packed text of an address.
 * @param {string} packed
 * @returns {Promise<Record>}
 * @throws {import('./share.js').Unreadable | import('./engine.js').Refusal}
 */
export async function readRecord(packed) {
  const transcript = await unpack(packed);
  const frames = await ask({ ask: 'record', transcript });
  const own = await ownMatch(transcript);
  return { game: transcript.game, seats: transcript.seats, you: own?.me ?? -1, strangers: !own, frames, transcript };
}

/**
 * The same match among those kept here.
 * @param {any} transcript
 */
async function ownMatch(transcript) {
  const log = JSON.stringify(transcript.log);
  return (await keptMatches()).find((kept) => kept.transcript?.seed === transcript.seed && JSON.stringify(kept.transcript?.log) === log);
}

/**
 * The footsteps on every cell in the turns up to a frame, by cell.
 * @param {Frame[]} frames
 * @param {number} last the frame's number
 */
export function footsteps(frames, last) {
  /** @type {{[cell: string]: number}} */
  const sums = {};
  for (const { events } of frames.slice(0, last + 1)) {
    const { cells = {} } = events.find((event) => event.kind === 'footsteps') ?? {};
    for (const [cell, steps] of Object.entries(cells)) sums[cell] = (sums[cell] ?? 0) + Number(steps);
  }
  return sums;
}
