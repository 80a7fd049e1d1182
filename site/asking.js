/**
 * What one wants of the relay over however many connections: questions are asked again until they
 * are answered, rooms are read on from where one was.
 */

import { Refused, Wire } from './wire.js';

/** @typedef {Omit<import('./wire.js').Settings, 'open'>} Settings */
/**
 * @typedef {{
 *   enter: () => Record<string, any>,          // what entering says besides the room, as from which number on
 *   entered: (answer: any) => void,
 *   take: (entries: any[]) => void,
 *   present: (present: any) => void,
 *   refused: (problem: Refused) => void,
 * }} Reader of a room
 */
/** @typedef {{ask: () => Promise<any>, resolve: (answer: any) => void, reject: (problem: any) => void}} Question */

/**
 * The relay, as the page talks with it.
 * @param {Settings} settings `hear` gets what is of no room
 */
export function talk(settings) {
  /** @type {Map<string, Reader>} */
  const rooms = new Map();
  /** @type {Set<Question>} */
  const questions = new Set();
  /** @type {Set<() => void>} */
  const wishes = new Set();

  const wire = new Wire({
    ...settings,
    open() {
      for (const wish of wishes) wish();
      for (const [room, reader] of rooms) enter(room, reader);
      for (const question of questions) put(question);
    },
    hear(frame) {
      const reader = rooms.get(frame.room);
      if (frame.entries) reader?.take(frame.entries);
      else if (frame.present) reader?.present(frame.present);
      else settings.hear(frame);
    },
  });

  /** @param {string} room @param {Reader} reader */
  function enter(room, reader) {
    wire.once({ do: 'enter', room, ...reader.enter() }).then(
      (answer) => rooms.get(room) === reader && reader.entered(answer),
      (problem) => problem instanceof Refused && rooms.get(room) === reader && reader.refused(problem),
    );
  }

  /** @param {Question} question */
  function put(question) {
    question.ask().then(
      (answer) => questions.delete(question) && question.resolve(answer),
      (problem) => problem instanceof Refused && questions.delete(question) && question.reject(problem),
    );
  }

  /** @param {() => Promise<any>} ask */
  function insist(ask) {
    return new Promise((resolve, reject) => {
      const question = { ask, resolve, reject };
      questions.add(question);
      if (wire.isOpen) put(question);
    });
  }

  return {
    wake: () => wire.wake(),
    takeBack: () => wire.takeBack(),
    close: () => wire.close(),
    /**
     * Asks for something, on every new connection again until there is an answer.
     * @param {string} what
     * @param {Record<string, any>} [fields]
     * @returns {Promise<any>}
     * @throws {Refused}
     */
    ask: (what, fields = {}) => insist(() => wire.once({ do: what, ...fields })),
    /**
     * Asks for something that wants a signature of its own, as what cannot be undone.
     * @param {string} what
     * @returns {Promise<any>}
     * @throws {Refused}
     */
    askSigned: (what) => insist(async () => wire.once({ do: what, signature: await wire.sign(what) })),
    /**
     * Reads a room, on every connection on from where the reader is.
     * @param {string} room
     * @param {Reader} reader
     * @returns {() => void} ends it
     */
    follow(room, reader) {
      rooms.set(room, reader);
      if (wire.isOpen) enter(room, reader);
      return () => {
        if (rooms.get(room) !== reader) return;
        rooms.delete(room);
        if (wire.isOpen) wire.once({ do: 'leave_room', room }).catch(() => {});
      };
    },
    /**
     * Wants something for as long as the line stands, so asks for it on every connection, first of all.
     * @param {string} what
     * @param {Record<string, any>} fields
     * @param {{answered: (answer: any) => void, refused: (problem: Refused) => void}} listener
     * @returns {() => void} ends it
     */
    want(what, fields, { answered, refused }) {
      const wish = () => {
        wire.once({ do: what, ...fields }).then(
          (answer) => wishes.has(wish) && answered(answer),
          (problem) => problem instanceof Refused && wishes.has(wish) && refused(problem),
        );
      };
      wishes.add(wish);
      if (wire.isOpen) wish();
      return () => void wishes.delete(wish);
    },
  };
}
