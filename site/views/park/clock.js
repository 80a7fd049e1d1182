/**
 * The hour as a clock face.
 */

import { element, setText, svg } from '../../dom.js';
import { say } from '../../words.js';

const FIRST_HOUR = 13;

/** A clock with the hour in words beside it. `update` sets them; `passed` is how much of the hour is over, 0 to 1. */
export function hourClock() {
  const hourHand = hand('hour-hand', 16);
  const minuteHand = hand('minute-hand', 23);
  const done = svg('circle', { class: 'done', cx: 32, cy: 32, r: 29, pathLength: 100 });
  const face = svg(
    'svg',
    { class: 'clock', viewBox: '0 0 64 64', 'aria-hidden': 'true' },
    svg('circle', { class: 'face', cx: 32, cy: 32, r: 29 }),
    done,
    ...[...Array(12).keys()].map((n) => svg('line', { class: 'mark', x1: 32, y1: 7, x2: 32, y2: n % 3 ? 9 : 11, transform: `rotate(${n * 30} 32 32)` })),
    minuteHand,
    hourHand,
    svg('circle', { class: 'pin', cx: 32, cy: 32, r: 2.5 }),
  );
  const time = element('strong', { class: 'time' });
  const count = element('span', { class: 'count' });
  return {
    box: element('div', { class: 'hour' }, face, element('p', {}, time, ' ', count)),
    /**
     * @param {number} hour
     * @param {number} last
     * @param {number} passed
     */
    update(hour, last, passed) {
      hourHand.setAttribute('transform', `rotate(${((hour + passed) % 12) * 30} 32 32)`);
      minuteHand.setAttribute('transform', `rotate(${passed * 360} 32 32)`);
      done.setAttribute('stroke-dasharray', `${((hour - FIRST_HOUR + passed) / (last - FIRST_HOUR + 1)) * 100} 100`);
      setText(time, `${hour}:00`);
      setText(count, say('hour-of', { hour: hour - FIRST_HOUR + 1, hours: last - FIRST_HOUR + 1 }));
    },
  };
}

/**
 * @param {string} name
 * @param {number} length
 */
function hand(name, length) {
  return svg('line', { class: name, x1: 32, y1: 32, x2: 32, y2: 32 - length });
}
