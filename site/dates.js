/**
 * Calendar dates as text: "2026-11-30" everywhere.
 */

/**
 * The player's own calendar date, whatever the clock of anyone else says.
 * @param {Date} [now]
 * @returns {string}
 */
export function today(now = new Date()) {
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}

/**
 * A date as noon of that day here, so that no summer time moves it; null for what is no date.
 * @param {string} day
 * @returns {Date | null}
 */
export function dateOf(day) {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  const [year, month, date] = day.split('-').map(Number);
  const noon = new Date(year, month - 1, date, 12);
  return today(noon) === day ? noon : null;
}

/**
 * The dates of a month, for a calendar.
 * @param {string} day any of the month
 * @returns {string[]}
 */
export function monthOf(day) {
  const [year, month] = day.split('-').map(Number);
  const count = new Date(year, month, 0).getDate();
  return [...Array(count).keys()].map((date) => today(new Date(year, month - 1, date + 1, 12)));
}

/**
 * The first of the month so many months on.
 * @param {string} day
 * @param {number} by
 */
export function monthsOn(day, by) {
  const [year, month] = day.split('-').map(Number);
  return today(new Date(year, month - 1 + by, 1, 12));
}
