/**
 * The lessons of a game, in order, with a tick at those that have been done.
 */

import { element } from '../dom.js';
import { LESSONS, isDone } from '../lesson.js';
import { helpHash, lessonHash } from '../route.js';
import { say } from '../words.js';
import { framed } from './framed.js';
import { lessonPictures } from './help/pictures.js';

/**
 * @param {HTMLElement} root
 * @param {string} game
 */
export function mount(root, game) {
  const pictures = lessonPictures(game).map(framed);
  const numbers = [...Array(LESSONS[game]).keys()].map((index) => index + 1);
  root.append(
    element(
      'div',
      { class: 'lessons' },
      element('h1', {}, say('lessons-of', { game: say(game) })),
      element('ol', {}, ...numbers.map((number) => element('li', {}, card(game, number, pictures[number - 1].frame)))),
      element(
        'div',
        { class: 'ways' },
        element('a', { class: 'quiet', href: '#/' }, say('back-home')),
        element('a', { class: 'quiet', href: helpHash(game) }, say('rules')),
      ),
    ),
  );
  return {
    update: () => pictures.forEach((picture) => picture.update()),
    unmount: () => pictures.forEach((picture) => picture.close()),
  };
}

/**
 * @param {string} game
 * @param {number} number
 * @param {HTMLElement} picture
 */
function card(game, number, picture) {
  const done = isDone(game, number);
  return element(
    'a',
    { class: 'card lesson-choice', href: lessonHash(game, number) },
    picture,
    element('span', { class: 'ordinal' }, String(number)),
    element('span', { class: 'name' }, say(`lesson-${game}-${number}`), done && element('span', { class: 'done' }, `✓ ${say('lesson-done')}`)),
  );
}
