/**
 * What is said of a date and its match.
 */

import { dateOf } from '../../days.js';
import { state } from '../../state.js';

/** The ids of what is said of a date's match, by game. */
export const WORDS = /** @type {Record<string, Record<'today' | 'other' | 'title' | 'about' | 'best' | 'points' | 'legend', string>>} */ ({
  olifantenpad: {
    today: 'today-olifantenpad',
    other: 'of-a-day-olifantenpad',
    title: 'today-title-olifantenpad',
    about: 'today-about-olifantenpad',
    best: 'today-best-olifantenpad',
    points: 'share-olifantenpad',
    legend: 'calendar-legend-olifantenpad',
  },
  splits: {
    today: 'today-splits',
    other: 'of-a-day-splits',
    title: 'today-title-splits',
    about: 'today-about-splits',
    best: 'today-best-splits',
    points: 'share-splits',
    legend: 'calendar-legend-splits',
  },
});

/**
 * A date as one says it, in the page's language.
 * @param {string} day
 */
export function dayWords(day) {
  const format = new Intl.DateTimeFormat(state.language, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  return format.format(/** @type {Date} */ (dateOf(day)));
}
