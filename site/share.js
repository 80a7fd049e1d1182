/**
 * A whole match as text for an address, as a file, and back. What comes in may be cut off, broken
 * or of another page; whether it is a match is for the engine to say.
 */

import { decoded, writeBytes } from './bytes.js';

/** Longer texts than any match of ours are not unpacked: a few bytes can swell to gigabytes. */
const MOST = 2_000_000;

/** A link or file that cannot be read; `id` is a message of `words/*.ftl`. */
export class Unreadable extends Error {
  /** @param {string} id */
  constructor(id) {
    super(id);
    this.id = id;
    this.arguments = {};
  }
}

/**
 * A transcript packed into the letters that an address takes as they are.
 * @param {any} transcript
 * @returns {Promise<string>}
 */
export async function pack(transcript) {
  const written = new Blob([JSON.stringify(transcript)]).stream();
  const packed = await new Response(written.pipeThrough(new CompressionStream('deflate-raw'))).arrayBuffer();
  return writeBytes(new Uint8Array(packed));
}

/**
 * The transcript in a packed text.
 * @param {string} text
 * @returns {Promise<any>}
 * @throws {Unreadable}
 */
export async function unpack(text) {
  try {
    const unpacked = new Blob([decoded(text)]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    return JSON.parse(await readAtMost(unpacked, MOST));
  } catch {
    throw new Unreadable('share-broken');
  }
}

/**
 * The JSON in a file.
 * @param {Blob} file
 * @returns {Promise<any>}
 * @throws {Unreadable} for anything else, and for what is far too large to be ours
 */
export async function readFile(file) {
  try {
    return JSON.parse(await readAtMost(file.stream(), MOST * 5));
  } catch {
    throw new Unreadable('file-foreign');
  }
}

/**
 * Gives the player a file with some JSON.
 * @param {string} name
 * @param {any} content
 */
export function saveFile(name, content) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(content, null, 1)], { type: 'application/json' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/**
 * The link to a match's replay, as it can be sent to anyone.
 * @param {any} transcript
 * @returns {Promise<string>}
 */
export async function replayHash(transcript) {
  return `#/replay/${await pack(transcript)}`;
}

/**
 * @param {ReadableStream<Uint8Array<ArrayBuffer>>} stream
 * @param {number} most bytes
 */
async function readAtMost(stream, most) {
  const parts = [];
  let size = 0;
  const reader = stream.getReader();
  for (let { done, value } = await reader.read(); !done && value; { done, value } = await reader.read()) {
    size += value.length;
    if (size > most) throw new RangeError('too long');
    parts.push(value);
  }
  return new Blob(parts).text();
}
