/**
 * The park on the screen: its picture, what pointer and keys do on it, and the unseen grid over it.
 */

import * as painter from '../../canvas/park.js';
import { hiddenGrid } from '../../accessible.js';
import { element } from '../../dom.js';
import { followPointer } from '../../pointer.js';
import { say } from '../../words.js';
import { createBoard } from '../match/board.js';
import { backTo } from '../match/keyboard.js';
import { showing } from '../match/playback.js';
import { remembered } from '../match/remembered.js';
import { mayChoose } from '../match/turn.js';
import { parkCells } from './cells.js';
import { handOf, key, touch } from './hand.js';
import { shapeOf } from './look.js';
import { steering } from './steering.js';

/** @typedef {import('../../match.js').Match} Match */
/** @typedef {import('../../match.js').Scene} Scene */

/** The park's ground: `paint` shows a scene, `focus` gives it the keyboard. */
export function parkGround() {
  const board = createBoard(painter, { tabindex: 0, role: 'application', 'aria-label': say('park-board') });
  const stop = followPointer(board.canvas, { ...board, ...touch });
  board.canvas.addEventListener('keydown', key);
  const grid = hiddenGrid({ label: say('grid-park'), keys: say('grid-park-keys') }, steering);
  const box = element('div', { class: 'ground park' }, board.canvas, grid.box);
  const named = remembered(parkCells);
  return {
    box,
    focus: backTo(box, board.canvas),
    /**
     * @param {Match} match
     * @param {Scene} scene
     * @param {import('../../canvas/park.js').ParkAppearance} appearance
     */
    paint(match, scene, appearance) {
      const rows = scene.position.park;
      box.style.setProperty('--ratio', shapeOf(rows));
      const isShown = board.paint({ columns: rows[0].length, rows: rows.length }, appearance, true);
      if (!isShown || board.isSketch() || showing()) return;
      const size = board.centreOf('b1').x - board.centreOf('a1').x;
      grid.update(named(match, scene, handOf().plan, mayChoose(), match.last), board.centreOf, size);
    },
    close() {
      stop();
      board.close();
    },
  };
}
