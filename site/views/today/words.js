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
