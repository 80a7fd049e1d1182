/**
 * A board as a picture in a frame, painted by the game's own painter.
 */

import { element } from '../dom.js';
import { change } from '../state.js';
import { isDark } from '../theme.js';
import { createBoard } from './match/board.js';

/**
 * A frame that stays empty until the painter is there; what it shows stands beside it in words.
 * `update` paints where anything has changed, `close` ends it.
 * @param {import('./pictures.js').Picture} picture
 */
export function framed(picture) {
  const frame = element('div', { class: 'picture', 'aria-hidden': 'true' });
  /** @type {ReturnType<typeof createBoard> | null} */
  let board = null;
  picture.painter().then((painter) => {
    board = createBoard(painter);
    frame.append(board.canvas);
    change();
  });
  let painted = '';
  return {
    frame,
    update() {
      const key = `${isDark()} ${board?.canvas.clientWidth}`;
      if (!board || key === painted) return;
      if (board.paint(picture.board, picture.appearance(isDark()))) painted = key;
    },
    close: () => board?.close(),
  };
}
