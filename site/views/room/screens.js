/**
 * Which screen belongs to a state of playing with others.
 */

import { openLine } from '../../line.js';
import { openRoom } from '../../room/entering.js';
import { isAt } from '../../room/table.js';

/** @typedef {import('../../state.js').State} State */
/** @typedef {'friends' | 'duel' | 'best' | 'profile' | 'verify' | 'missing' | 'stopped' | 'lobby' | 'seeding'} Name */

/** Those that want nothing but the line. */
const ON_THE_LINE = ['friends', 'duel', 'best', 'profile'];

/** The address whose room was opened last, so that redraws do not open it anew. @type {import('../../state.js').Route | null} */
let opened = null;

/**
 * The screen: its name, what makes it another one, and what it is given; `waiting` while it cannot be
 * said yet. Null where the screen is the room's match, or nothing of others at all.
 * @param {State} state
 * @returns {{name: Name, subject: string, given: any} | 'waiting' | null}
 */
export function togetherScreen(state) {
  const { route, line } = state;
  if (route.view === 'verify') return { name: 'verify', subject: route.query.file ?? '', given: null };
  const isRoom = route.view === 'room';
  if (!isRoom && !ON_THE_LINE.includes(route.view)) return null;
  if (line.stage === 'unopened') openLine();
  if (line.stage === 'missing') return { name: 'missing', subject: line.missing, given: null };
  if (line.stage === 'unopened') return 'waiting';
  if (!isRoom) return { name: /** @type {Name} */ (route.view), subject: route.game, given: route.game };
  if (opened !== route) {
    opened = route;
    openRoom(/** @type {any} */ (route.query));
  }
  return state.room ? roomScreen(state.room, state.match, state.drawn) : 'waiting';
}

/**
 * @param {import('../../room/reading.js').Room} room
 * @param {State['match']} match
 * @param {Record<string, any>} drawn
 * @returns {ReturnType<typeof togetherScreen>}
 */
function roomScreen(room, match, drawn) {
  const { stage, standing, name } = room;
  if (stage === 'refused' || stage === 'stopped') return { name: 'stopped', subject: `${name} ${room.problem?.id}`, given: room };
  if (stage === 'reading' || !standing) return 'waiting';
  if (standing.stage === 'ended' && !room.scene?.over) return { name: 'stopped', subject: `${name} ended`, given: room };
  if (standing.stage === 'seeding') return { name: 'seeding', subject: name, given: room };
  if (standing.stage !== 'lobby' && room.scene && !drawn.lobby) return isAt(match, room) ? null : 'waiting';
  return { name: 'lobby', subject: name, given: room };
}
