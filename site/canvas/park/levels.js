/** What a trail's level (0–3, fractions while it changes) means in widths. */

/** Half a path's width by level, in cells. */
const HALF = [0.05, 0.125, 0.19, 0.265];
/** The coloured edge by level, in cells. */
const EDGE = [0.02, 0.045, 0.055, 0.065];

/** @param {number[]} table @param {number} level */
function atLevel(table, level) {
  const low = Math.floor(level), high = Math.min(3, low + 1);
  return table[low] + (table[high] - table[low]) * (level - low);
}

/** Half the width of the earth, in cells. @param {number} level */
export function halfWidth(level) {
  return atLevel(HALF, level);
}

/** The width of the owner's edge beside it, in cells. @param {number} level */
export function edgeWidth(level) {
  return atLevel(EDGE, level);
}
