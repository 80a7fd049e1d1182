/**
 * A room under Node: a fake relay on the line, and an engine that folds by whatever a test says.
 */

import { after, afterEach } from 'node:test';
import { fakeFrames, fakeWorker } from './fake_browser.js';
import { fakeRelay } from './fake_relay.js';

export const ROOM = 'AAAAAAAAAAAAAAAAAAAAAA';
export const NAME = `${ROOM}.relay-key`;

/** An entry as the relay tells it; what it says is for the fold to know. @param {number} number @param {object} [more] */
export function entry(number, more = {}) {
  return { number, author: 'author', text: `{"number":${number}}`, signature: '', ...more };
}

/** @param {string} key @param {object} [more] */
export function seat(key, more = {}) {
  return { key, name: key, there: true, asked: true, sealed: false, opened: false, away: false, ...more };
}

/**
 * Leaves the room, forgets it and what was asked after each test, and the line after the last.
 * @param {any} room
 */
export function clearUp(room) {
  after(async () => {
    room.end();
    (await (await import('../../site/line.js')).openLine())?.close();
  });
  afterEach(async () => {
    (await import('../../site/room/entering.js')).closeRoom();
    await (await import('../../site/room/kept.js')).forgetRooms();
    room.asked.length = room.relay.asked.length = 0;
    room.fold = () => ({});
  });
}

/** Entries of a room, folded by `fold`: what `room_read` answers, from all entries so far. */
export async function fakeRoom() {
  fakeFrames();
  Object.assign(globalThis, {
    document: { baseURI: 'https://page.test/', visibilityState: 'visible', addEventListener() {}, removeEventListener() {} },
    location: new URL('https://page.test/#/room'),
    addEventListener() {},
    fetch: async () => new Response(JSON.stringify({ relay: { url: 'wss://relay.test/relay', key: 'relay-key' } })),
  });
  const relay = fakeRelay();
  globalThis.WebSocket = /** @type {any} */ (class {
    constructor() {
      return relay.link();
    }
  });
  const room = {
    relay,
    /** All that the engine was asked. @type {any[]} */
    asked: [],
    /** The entries read since the last fresh one. @type {any[]} */
    read: [],
    /** What a fold comes to, besides its head. @type {(entries: any[]) => any} */
    fold: () => ({}),
    end: () => worker.end(),
  };
  const door = (/** @type {string} */ text) => {
    const request = JSON.parse(text);
    room.asked.push(request);
    return JSON.stringify({ ok: answerOf(room, request) });
  };
  const worker = fakeWorker({ start: async () => {}, prepare: async () => {}, ask: door, work: door });
  const { startEngine } = await import('../../site/engine.js');
  startEngine();
  return room;
}

/** @param {any} room @param {any} request */
function answerOf(room, request) {
  if (request.ask === 'record') return [];
  if (request.ask !== 'room_read') return { text: `${request.ask} ${request.kind ?? request.move}` };
  room.read = request.fresh ? request.entries : [...room.read, ...request.entries];
  const last = room.read.at(-1);
  const { fault = null, scene = null, turns = [], hash = `hash ${last.number}`, ...standing } = room.fold(room.read);
  return { fault, scene, turns, standing: { ...BARE, ...standing, head: { number: last.number, hash } } };
}

const BARE = { stage: 'lobby', phase: null, turn: 0, game: 'splits', players: [], seats: [], bots: [], emotes: [], deadline: null, paused: null, digest: null, told: null, differs: false, duel: false };
