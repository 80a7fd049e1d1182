/**
 * One's own rating in words.
 */

import { setText } from '../../dom.js';
import { fetchProfile } from '../../profile.js';
import { say } from '../../words.js';

/**
 * Puts one's rating in a game on a line, once the relay has told it.
 * @param {HTMLElement} line
 * @param {string} game
 */
export async function tellRating(line, game) {
  const profile = await fetchProfile().catch(() => null);
  const own = profile?.games[game];
  setText(line, own ? say('duel-rating', { rating: Math.round(own.rating), games: own.games }) : say('duel-unrated'));
}
