/**
 * Bring a bot: its source, how far it is, and what can be done with it.
 */

import { element, setAttribute } from '../dom.js';
import { newSeed } from '../openings.js';
import { GAMES, bringHash, helpHash, notebookHash, playHash } from '../route.js';
import { OWN } from '../seats.js';
import { state } from '../state.js';
import { say } from '../words.js';
import { sourceForm } from './bring/source.js';
import { standing } from './bring/standing.js';
import { trialPart } from './bring/trial.js';

/**
 * @param {HTMLElement} root
 * @param {string} game
 */
export function mount(root, game) {
  const form = sourceForm(game);
  const where = standing();
  const trial = trialPart(game);
  const play = element('button', { type: 'button', class: 'main', on: { click: () => playAgainst(game) } }, say('bring-play'));
  const ready = element('div', { class: 'bring-ready' }, element('section', { class: 'card' }, element('h2', {}, say('bring-play-title')), element('p', {}, say('bring-play-says')), play), trial.box);
  root.append(element('div', { class: 'bring' }, heading(game), form.box, where.box, ready, waysOn(game)));
  return {
    update() {
      where.update();
      trial.update();
      setAttribute(ready, 'hidden', state.brought?.stage !== 'ready');
    },
    unmount: () => form.keep(),
  };
}

/** @param {string} game */
function heading(game) {
  const others = GAMES.filter((name) => name !== game).map((name) => element('a', { class: 'quiet', href: bringHash(name) }, say(name)));
  const head = element('div', { class: 'help-head' }, element('h1', {}, say('bring-of', { game: say(game) })), element('nav', { class: 'ways' }, ...others));
  return element('div', { class: 'bring-head' }, head, element('p', {}, say('bring-intro')), element('a', { class: 'quiet', href: notebookHash(game) }, say('bring-learn')));
}

/** @param {string} game */
function waysOn(game) {
  return element('div', { class: 'ways' }, element('a', { class: 'quiet', href: helpHash(game) }, say('help-of', { game: say(game) })), element('a', { class: 'quiet', href: '#/' }, say('back-home')));
}

/**
 * A match of the player against the brought bot.
 * @param {string} game
 */
async function playAgainst(game) {
  /** @type {import('../match.js').Seat[]} */
  const seats = [{ kind: 'human' }, { kind: 'bot', level: OWN }];
  location.hash = playHash({ game, seats, seed: await newSeed(game, seats) });
}
