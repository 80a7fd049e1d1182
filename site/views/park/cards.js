/**
 * This hour's groups as little cards, each bound to its line on the map.
 */

import { element, setAttribute, setText, svg } from '../../dom.js';
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
  const number = element('span', {});
  const cost = element('span', { class: 'cost', title: say('cost-title') }, footprints(), number);
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
      setText(number, costText(now));
      setAttribute(cost, 'hidden', !now);
      setAttribute(button, 'data-better', !!now && now.then !== now.now);
      setAttribute(button, 'data-strong', isStrong);
    },
  };
}

/** A pair of footprints: what the number beside it counts is the effort of walking. */
function footprints() {
  const left = svg('path', { d: 'M5 1.6c1.9 0 2.6 2.2 2.4 4.4L7 9.4H3.5L3 6C2.7 3.8 3.2 1.6 5 1.6zM3.7 10.8h3.2v1.4a1.6 1.6 0 0 1-3.2 0z' });
  const right = svg('path', { d: 'M11 4.6c1.8 0 2.3 2.2 2 4.4l-.5 3.4H9L8.6 9c-.2-2.2.5-4.4 2.4-4.4zM9.2 13.8h3.2v1.4a1.6 1.6 0 0 1-3.2 0z' });
  return svg('svg', { class: 'footprints', viewBox: '0 0 16 18', 'aria-hidden': 'true' }, left, right);
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
