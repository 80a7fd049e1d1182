/**
 * The pasture on the screen: its picture, what pointer and keys do on it, and the unseen grid over it.
 */

import * as painter from '../../canvas/pasture.js';
import { hiddenGrid } from '../../accessible.js';
import { element } from '../../dom.js';
import { followPointer } from '../../pointer.js';
import { say } from '../../words.js';
import { createBoard } from '../match/board.js';
import { backTo } from '../match/keyboard.js';
import { showing } from '../match/playback.js';
import { remembered } from '../match/remembered.js';
import { choicesNow, mayChoose } from '../match/turn.js';
import { pastureCells } from './cells.js';
import { createGlide } from './glide.js';
import { handOf, tileNow } from './hand.js';
import { keysOn } from './keys.js';
import { boardOf } from './look.js';
import { steering } from './steering.js';
import { pointer } from './touch.js';
import { wheel } from './wheel.js';

/** @typedef {import('../../match.js').Match} Match */
/** @typedef {import('../../match.js').Scene} Scene */

/**
 * The pasture's ground: `paint` shows a scene, `focus` gives it the keyboard.
 * @param {string} hintId of the line that says what one can do
 */
export function pastureGround(hintId) {
  const board = createBoard(painter, { tabindex: 0, role: 'application', 'aria-label': say('splits-board'), 'aria-describedby': hintId });
  const stop = followPointer(board.canvas, { ...board, ...pointer });
  board.canvas.addEventListener('keydown', keysOn(board));
  board.canvas.addEventListener('wheel', wheel, { passive: false });
  const grid = hiddenGrid({ label: say('grid-pasture'), keys: say('grid-pasture-keys') }, steering);
  const box = element('div', { class: 'ground splits' }, board.canvas, grid.box);
  const glide = createGlide();
  const named = remembered(cellsNow);
  return {
    box,
    focus: backTo(box, board.canvas),
    /**
     * @param {Match} match
     * @param {Scene} scene
     * @param {import('../../canvas/pasture/types.js').PastureAppearance} appearance
     * @param {number} now
     */
    paint(match, scene, appearance, now) {
      const place = glide.at(boardOf(scene), now);
      const isShown = board.paint(place, appearance);
      if (!isShown || showing() || 't' in place) return;
      const [a, b] = [board.centreOf('0,0'), board.centreOf('1,0')];
      grid.update(named(match, scene, handOf(), mayChoose()), board.centreOf, Math.hypot(b.x - a.x, b.y - a.y));
    },
    close() {
      stop();
      board.close();
    },
  };
}

/**
 * @param {Match} match
 * @param {Scene} scene
 * @param {import('./hand.js').Hand} hand
 * @param {boolean} isOpen whether a move may be made now
 */
function cellsNow(match, scene, hand, isOpen) {
  return pastureCells(match, scene, { choices: isOpen ? choicesNow() : null, hand, tile: tileNow() });
}
