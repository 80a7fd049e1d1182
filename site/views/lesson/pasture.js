/**
 * The pasture of a lesson: what is pointed out, the pupil's move, what it led to.
 */

import * as painter from '../../canvas/pasture.js';
import { button } from '../../dom.js';
import { isDark } from '../../theme.js';
import { say } from '../../words.js';
import { turnLog } from '../match/aloud.js';
import { playback, showing } from '../match/playback.js';
import { choicesNow, mayChoose } from '../match/turn.js';
import { pastureGround } from '../pasture/ground.js';
import { cancel, confirm, handOf, moveNow, setHand, shift, turn } from '../pasture/hand.js';
import { turnInWords } from '../pasture/log.js';
import { planning, standing } from '../pasture/look.js';
import { read } from '../pasture/reading.js';
import { staying } from '../pasture/split.js';
import { splitBar } from '../pasture/splitbar.js';

/** @typedef {import('../../match.js').Match} Match */
/** @typedef {import('../lesson.js').Table} Table */

/**
 * @param {Match} match
 * @param {string} hintId of the line that says what one can do
 * @returns {Table}
 */
export function pastureTable(match, hintId) {
  const [ground, log, split] = [pastureGround(hintId), turnLog(match, turnInWords), splitBar(shift)];
  const back = button(say('splits-cancel'), cancel, { class: 'quiet' });
  const turning = button(say('splits-turn-tile'), () => turn(), { class: 'quiet' });
  return {
    ground: ground.box,
    tools: [back, turning],
    isOfUse: (tool) => (tool === turning ? choicesNow()?.phase === 'build' : !isEmpty()),
    isEmpty,
    extras: [split.box, log.box],
    go: confirm,
    goWords: 'splits-confirm',
    isReady: () => mayChoose() && !!moveNow(),
    hint,
    teach: (model) => setHand(read(model, choicesNow())),
    update(now) {
      paint(ground.paint, match, now);
      log.update();
      split.update(mayChoose() ? choicesNow() : null, handOf().split);
    },
    close: () => ground.close(),
  };
}

/** Whether nothing has been chosen. */
function isEmpty() {
  const { pivot, place, split } = handOf();
  return !pivot && !place && !split.from;
}

/**
 * @param {import('../lesson.js').Paint} show
 * @param {Match} match
 * @param {number} now
 */
function paint(show, match, now) {
  const played = playback(painter.duration, now);
  const scene = played?.show.before ?? match.scene;
  if (!scene) return;
  const how = { me: match.me, dark: isDark(), events: played ? [] : match.last?.events };
  const pasture = standing(scene, how);
  const shown = played ? painter.tween(pasture, played.show.events, played.t) : pointed(match, pasture);
  show(match, scene, shown, now);
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
