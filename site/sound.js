/**
 * Soft sounds for what happens in a match, made on the spot; none until the player asks for them.
 */

import { change, state } from './state.js';
import { recall, remember } from './store.js';

/** What can be heard, each a row of tones: hertz, when it begins and how long it rings, in s. */
const SOUNDS = {
  turn: [[220, 0, 0.12], [165, 0.09, 0.14]],
  points: [[523, 0, 0.14], [659, 0.1, 0.14], [784, 0.2, 0.24]],
  over: [[392, 0, 0.2], [523, 0.16, 0.2], [659, 0.32, 0.2], [784, 0.48, 0.5]],
};

/** How loud at most, of 1. */
const LOUD = 0.12;

/** @type {AudioContext | null} */
let context = null;

/** Takes the remembered choice. */
export function startSound() {
  change((s) => {
    s.sound = recall('sound') === true;
  });
}

/**
 * The player's choice, remembered.
 * @param {boolean} sound
 */
export function chooseSound(sound) {
  remember('sound', sound);
  change((s) => {
    s.sound = sound;
  });
  hear('points');
}

/**
 * Lets something be heard, where the player wants that and the browser can.
 * @param {keyof typeof SOUNDS} what
 */
export function hear(what) {
  if (!state.sound || !globalThis.AudioContext) return;
  context ??= new AudioContext();
  // Before the first touch of the page browsers let nothing be heard.
  context.resume().then(() => SOUNDS[what].forEach((tone) => ring(/** @type {AudioContext} */ (context), tone)), () => {});
}

/**
 * @param {AudioContext} audio
 * @param {number[]} tone
 */
function ring(audio, [hertz, begin, lasting]) {
  const [tone, volume, from] = [audio.createOscillator(), audio.createGain(), audio.currentTime + begin];
  tone.type = 'triangle';
  tone.frequency.value = hertz;
  volume.gain.setValueAtTime(0, from);
  volume.gain.linearRampToValueAtTime(LOUD, from + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.001, from + lasting);
  tone.connect(volume).connect(audio.destination);
  tone.start(from);
  tone.stop(from + lasting);
}
