/**
 * Files that a player gives us: a match to look at, or what another browser kept.
 */

import { button } from '../dom.js';
import { takeKeepsakes } from '../keepsakes.js';
import { isSigned } from '../room/transcript.js';
import { readFile, replayHash } from '../share.js';
import { state } from '../state.js';
import { say } from '../words.js';

/**
 * Opens a file: shows the match in it, or takes over what was kept; says so where it is neither.
 * @param {Blob} file
 */
export async function openFile(file) {
  try {
    const content = await readFile(file);
    if (isSigned(content)) proveIt(content);
    else if (content?.log) location.hash = await replayHash(content);
    else await takeOver(content);
  } catch {
    location.hash = '#/replay?problem=file-foreign';
  }
}

/** A match of a room comes with what proves it. @param {any} transcript */
function proveIt(transcript) {
  state.drawn.proving = transcript;
  location.hash = `#/verify?file=${Date.now()}`;
}

/**
 * Takes over what another browser kept, and begins anew with it: its language, its light, its matches.
 * @param {any} content
 */
async function takeOver(content) {
  location.hash = `#/kept?taken=${await takeKeepsakes(content)}`;
  location.reload();
}

/** A button that lets the player choose a file. */
export function fileButton() {
  return button(say('file-open'), choose, { class: 'quiet' });
}

function choose() {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = '.json,application/json';
  input.addEventListener('change', () => input.files?.[0] && openFile(input.files[0]));
  input.click();
}

/** A file dropped anywhere on the page is opened. */
export function acceptDrops() {
  addEventListener('dragover', (event) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  });
  addEventListener('drop', (event) => {
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault();
    openFile(file);
  });
}
