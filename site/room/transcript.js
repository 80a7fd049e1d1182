/**
 * The record of a room's match with everything that proves it, and its proof.
 */

import { work } from '../engine.js';
import { askRelay } from '../line.js';
import { verdicts } from '../signatures.js';

/** @typedef {import('./reading.js').Room} Room */
/** @typedef {{game: string, seats: {name?: string, level?: string}[], result: {why: string, points: number[], winners: number[]} | null, entries: number, record: any}} Proof `record`: the match as an ordinary transcript */

/**
 * The record of a room's last match, as the relay has it.
 * @param {Room} room
 * @returns {Promise<any>}
 */
export function fetchTranscript({ id }) {
  return askRelay('transcript', { room: id });
}

/**
 * Whether a file's content is the record of a room, with its signatures.
 * @param {any} content
 */
export function isSigned(content) {
  return typeof content?.relay === 'string' && Array.isArray(content.log) && typeof content.log[0]?.text === 'string';
}

/**
 * Checks every signature and hash of a record and plays the match once more.
 * @param {any} transcript
 * @returns {Promise<Proof>}
 * @throws {import('../engine.js').Refusal} the first entry that does not hold, and why
 */
export async function prove(transcript) {
  return work({ ask: 'room_verify', transcript, genuine: await verdicts(transcript.log) }, doesReckon(transcript.log));
}

/**
 * Whether a log has a bot that wants numpy, which comes after the engine.
 * @param {{text: string}[]} entries
 */
export function doesReckon(entries) {
  return entries.some(({ text }) => typeof text === 'string' && text.includes('"normal"'));
}
