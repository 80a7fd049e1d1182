/**
 * What comes out of the frame of a brought bot, read with care: it may have been written by anyone.
 */

import { Refusal } from '../engine.js';

/** Longer texts than any answer of ours are not read. */
const LONGEST = 5_000_000;

/** So much of a text is shown. */
const SHOWN = 600;

/**
 * One message: what it says, and the file beside it where there is one.
 * @param {any} data
 * @returns {{said: Record<string, any>, file?: ArrayBuffer}}
 */
export function read(data) {
  const text = typeof data === 'string' ? data : data?.reply;
  const said = typeof text === 'string' && text.length < LONGEST ? parsed(text) : null;
  if (!said || typeof said !== 'object') return { said: { error: { message: 'guest-garbled' } } };
  return { said, file: data.file instanceof ArrayBuffer ? data.file : undefined };
}

/** @param {string} text */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * A refusal as the engine writes it; one behind it stands under `cause`.
 * @param {any} error
 * @returns {Refusal & {cause?: any}}
 */
export function refusalOf(error) {
  const { message, arguments: args, cause } = Object(error);
  const plain = Object.entries(Object(args)).map(([name, value]) => [name, typeof value === 'number' ? value : String(value).slice(0, SHOWN)]);
  const refusal = new Refusal(String(message), Object.fromEntries(plain));
  return cause ? Object.assign(refusal, { cause: refusalOf(cause) }) : refusal;
}
