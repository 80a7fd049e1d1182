/**
 * This hour's groups as little cards, each bound to its line on the map.
 */

import { element, setAttribute, setText } from '../../dom.js';
import { say } from '../../words.js';
import { placeOf } from './places.js';

/** @typedef {{from: string, to: string, size: number, kind: 'visitors' | 'school'}} Group */

/**
 * The box with the cards. `update` makes it say which groups come, which one stands out and what
 * their ways cost.
 * @param {(group: number | null) => void} point told which group is pointed at
 * @param {(group: number) => void} press
 */
export function groupCards(point, press) {
  const list = element('ul', { class: 'groups' });
  const box = element('section', { class: 'coming card' }, element('h2', {}, say('coming')), list);
  /** @type {ReturnType<typeof card>[]} */
  let cards = [];
  let shown = '';
  return {
    box,
    /**
     * @param {import('./places.js').Park & {groups: Group[]}} position
     * @param {import('./look.js').Cost[]} costs
     * @param {number | null} strong
     */
    update(position, costs, strong) {
      const key = JSON.stringify(position.groups);
      if (key !== shown) {
        shown = key;
        cards = position.groups.map((group, index) => card(position, group, index, point, press));
        box.hidden = !cards.length;
        list.replaceChildren(...cards.map((each) => each.item));
      }
      cards.forEach((each, index) => each.update(costs.find((c) => c.group === index), strong === index));
    },
  };
}

/**
 * @param {import('./places.js').Park} park
 * @param {Group} group
 * @param {number} index
 * @param {(group: number | null) => void} point
 * @param {(group: number) => void} press
 */
function card(park, group, index, point, press) {
  const cost = element('span', { class: 'cost', title: say('cost-label') });
  const people = element('span', { class: `people ${group.kind}`, 'aria-hidden': 'true' }, '●'.repeat(group.size));
  const where = say('group-way', { from: placeName(park, group.from), to: placeName(park, group.to) });
  const size = say(group.kind === 'school' ? 'group-school' : 'group-size', { size: group.size });
  const button = element(
    'button',
    {
      type: 'button',
      class: 'group',
      on: {
        click: () => press(index),
        pointerenter: (/** @type {PointerEvent} */ e) => e.pointerType !== 'touch' && point(index),
        pointerleave: () => point(null),
        focus: () => point(index),
        blur: () => point(null),
      },
    },
    people,
    element('span', { class: 'unseen' }, `${size}: `),
    element('span', { class: 'way' }, where),
    element('span', { class: 'unseen' }, `. ${say('cost-label')} `),
    cost,
  );
  return {
    item: element('li', {}, button),
    update(/** @type {import('./look.js').Cost | undefined} */ now, /** @type {boolean} */ isStrong) {
      setText(cost, costText(now));
      setAttribute(button, 'data-better', !!now && now.then !== now.now);
      setAttribute(button, 'data-strong', isStrong);
    },
  };
}

/** @param {import('./look.js').Cost | undefined} cost */
function costText(cost) {
  if (!cost) return '';
  const { now, then } = cost;
  if (now === null && then === null) return say('cost-none');
  if (now === then || then === null) return String(now);
  return say('cost-change', { now: now ?? '–', then });
}

/**
 * A place's name in the page's words.
 * @param {import('./places.js').Park} park
 * @param {string} cell
 */
export function placeName(park, cell) {
  const place = placeOf(park, cell);
  if (place.id === 'place-cell') return say(place.id, { cell });
  return place.cell ? say('place-exactly', { place: say(place.id), cell }) : say(place.id);
}
