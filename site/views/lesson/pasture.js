/**
 * The pasture of a lesson: what is pointed out, the pupil's move, what it led to.
 */

import * as painter from '../../canvas/pasture.js';
import { button, setAttribute } from '../../dom.js';
import { followPointer } from '../../pointer.js';
import { isDark } from '../../theme.js';
import { say } from '../../words.js';
import { createBoard } from '../match/board.js';
import { playback, showing } from '../match/playback.js';
import { choicesNow, mayChoose } from '../match/turn.js';
import { createGlide } from '../pasture/glide.js';
import { cancel, confirm, handOf, moveNow, setHand, shift, turn } from '../pasture/hand.js';
import { keysOn } from '../pasture/keys.js';
import { boardOf, planning, standing } from '../pasture/look.js';
import { read } from '../pasture/reading.js';
import { staying } from '../pasture/split.js';
import { splitBar } from '../pasture/splitbar.js';
import { pointer } from '../pasture/touch.js';
import { wheel } from '../pasture/wheel.js';

/** @typedef {import('../../match.js').Match} Match */
/** @typedef {import('../lesson.js').Table} Table */

/**
 * @param {Match} match
 * @returns {Table}
 */
export function pastureTable(match) {
  const board = createBoard(painter, { tabindex: 0, role: 'application', 'aria-label': say('splits-board') });
  const stop = followPointer(board.canvas, { ...board, ...pointer });
  board.canvas.addEventListener('keydown', keysOn(board));
  board.canvas.addEventListener('wheel', wheel, { passive: false });
  const [split, glide] = [splitBar(shift), createGlide()];
  const back = button(say('splits-cancel'), cancel, { class: 'quiet' });
  const turning = button(say('splits-turn-tile'), () => turn(), { class: 'quiet' });
  return {
    board,
    tools: [back, turning],
    extras: [split.box],
    go: confirm,
    goWords: 'splits-confirm',
    isReady: () => mayChoose() && !!moveNow(),
    hint,
    teach: (model) => setHand(read(model, choicesNow())),
    update(now) {
      paint(board, glide, match, now);
      const choices = mayChoose() ? choicesNow() : null;
      const { pivot, place, split: half } = handOf();
      split.update(choices, half);
      setAttribute(turning, 'disabled', choices?.phase !== 'build');
      setAttribute(back, 'disabled', !choices || (!pivot && !place && !half.from));
    },
    close() {
      stop();
      board.close();
    },
  };
}

/**
 * @param {import('../match/board.js').Board} board
 * @param {ReturnType<typeof createGlide>} glide
 * @param {Match} match
 * @param {number} now
 */
function paint(board, glide, match, now) {
  const played = playback(painter.duration, now);
  const scene = played?.show.before ?? match.scene;
  if (!scene) return;
  const how = { me: match.me, dark: isDark(), events: played ? [] : match.last?.events };
  const pasture = standing(scene, how);
  const shown = played ? painter.tween(pasture, played.show.events, played.t) : pointed(match, pasture);
  board.paint(glide.at(boardOf(scene), now), shown);
}

/**
 * The pasture with the pupil's move and what the lesson points out. Where there is no field yet
 * a tile shows what one is.
 * @param {Match} match
 * @param {import('../../canvas/pasture/types.js').PastureAppearance} pasture
 */
function pointed({ lesson, me }, pasture) {
  const { told, answer } = /** @type {import('../../lesson.js').Lesson} */ (lesson);
  const choices = choicesNow() ?? (pasture.fields.length ? null : told?.scene.choices[me]);
  const isAnswered = answer || handOf().place || handOf().split.from;
  return { ...planning(pasture, choices, handOf()), marks: isAnswered ? [] : (told?.show.cells ?? []) };
}

/** @returns {import('../../state.js').Notice | null} */
function hint() {
  const { objection, split } = handOf();
  const choices = choicesNow();
  if (showing() || !choices) return null;
  if (objection) return objection;
  if (choices.phase === 'build' && moveNow()) return { id: 'splits-hint-tile' };
  if (!split.from) return null;
  if (!split.to) return { id: 'splits-hint-target' };
  return { id: 'splits-hint-split', arguments: { stay: staying(split, choices.targets), go: split.go } };
}
