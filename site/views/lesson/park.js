/**
 * The park of a lesson: what is pointed out, the pupil's walk, the hour that it led to.
 */

import * as painter from '../../canvas/park.js';
import { button, element, setText } from '../../dom.js';
import { submit } from '../../match.js';
import { isDark } from '../../theme.js';
import { say } from '../../words.js';
import { turnLog } from '../match/aloud.js';
import { playback, showing } from '../match/playback.js';
import { choicesNow, mayChoose } from '../match/turn.js';
import { groupCards } from '../park/cards.js';
import { costsOf } from '../park/costs.js';
import { parkGround } from '../park/ground.js';
import { clear, handOf, setHand, undo } from '../park/hand.js';
import { hourInWords } from '../park/log.js';
import { planning, standing } from '../park/look.js';
import { notation, numbered, read, stepsLeft } from '../park/plan.js';
import { spoken } from '../park/saying.js';

/** @typedef {import('../../match.js').Match} Match */
/** @typedef {import('../../match.js').Scene} Scene */
/** @typedef {import('../../lesson.js').Told} Told */
/** @typedef {import('../lesson.js').Table} Table */

/**
 * @param {Match} match
 * @returns {Table}
 */
export function parkTable(match) {
  const [ground, log] = [parkGround(), turnLog(match, hourInWords)];
  const cards = groupCards((strong) => setHand({ strong }), (strong) => setHand({ strong }));
  const byEar = element('p', { class: 'unseen', role: 'status' });
  const tools = [button(say('undo'), undo, { class: 'quiet' }), button(say('clear'), clear, { class: 'quiet' })];
  return {
    ground: ground.box,
    tools,
    isOfUse: () => !isEmpty(),
    isEmpty,
    aside: cards.box,
    extras: [byEar, log.box],
    go: () => submit(notation(handOf().plan)),
    goWords: 'walk',
    isReady: mayChoose,
    hint,
    teach: (model) => setHand({ plan: read(model), sure: false }),
    update(now) {
      paint(ground.paint, match, now);
      log.update();
      if (match.scene) cards.update(match.show?.before.position ?? match.scene.position, costsNow(match), handOf().strong);
      const choices = choicesNow();
      setText(byEar, choices && match.scene ? spoken(match.scene.position, choices, handOf()) : '');
    },
    close: () => ground.close(),
  };
}

/** Whether no walk has been drawn. */
function isEmpty() {
  return notation(handOf().plan) === '-';
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
  const look = played ? painter.tween(standing(scene, isDark()), played.show.events, played.t) : pointed(match, scene);
  show(match, scene, look, now);
}

/**
 * The park as it stands, with the pupil's walk and what the lesson points out.
 * @param {Match} match
 * @param {Scene} scene
 */
function pointed(match, scene) {
  const { told, answer } = /** @type {import('../../lesson.js').Lesson} */ (match.lesson);
  const { cells = [], groups = [], plans = {} } = answer || !told ? {} : told.show;
  const hand = handOf();
  const strong = hand.strong ?? (groups.length === 1 ? groups[0] : null);
  const look = planning(scene, { ...hand, strong, me: match.me, costs: costsNow(match), open: mayChoose(), dark: isDark() });
  const others = Object.entries(plans).map(([seat, text]) => planOf(/** @type {Told} */ (told), Number(seat), read(text)));
  return { ...look, marks: cells, others };
}

/**
 * What the groups' ways cost while a walk is drawn or looked at.
 * @param {Match} match
 */
function costsNow(match) {
  return match.show || match.lesson?.answer ? [] : costsOf(match, notation(handOf().plan));
}

/**
 * A seat's plan as the painter wants it.
 * @param {Told} told
 * @param {number} seat
 * @param {import('../park/plan.js').Plan} plan
 */
function planOf({ scene: { choices, position } }, seat, plan) {
  return { seat, gate: plan.gate, from: plan.gate ?? position.players[seat].at, steps: numbered(plan, choices[seat]) };
}

/** @returns {import('../../state.js').Notice | null} */
function hint() {
  const { plan, sure } = handOf();
  const choices = choicesNow();
  if (showing()) return { id: 'hint-skip' };
  if (!choices || isEmpty()) return sure ? { id: 'hint-stay' } : null;
  return { id: 'hint-steps', arguments: { steps: stepsLeft(plan, choices) } };
}
