/**
 * What there is to say under the board of a room's match before anything of the game's own.
 */

import { mayMove } from '../../room/moving.js';
import { state } from '../../state.js';

/** @typedef {import('../../match.js').Match} Match */

/**
 * Null where the game's own hint is the one to give.
 * @param {Match} match
 * @returns {import('../../state.js').Notice | null}
 */
export function roomHint(match) {
  const { room } = state;
  if (!match.room || room?.name !== match.room || !room.standing) return null;
  if (room.notice) return room.notice;
  if (match.you < 0) return { id: 'room-you-watch' };
  const isMine = !!match.scene?.to_move.includes(match.you);
  return isMine && !mayMove(room) && !(match.you in match.moves) ? { id: 'room-turn-closed' } : null;
}
