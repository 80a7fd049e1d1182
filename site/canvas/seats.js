/**
 * The seats' colours and emblems, the same in every place of the page.
 * Colour never stands alone: each seat also has a shape (WCAG 1.4.1).
 */

/** @typedef {'disc'|'diamond'|'triangle'|'square'} Emblem */

/**
 * colour: on light ground · text: the same hue with 4.5:1 against the paper ·
 * dark: on dark ground, 4.5:1 against the dark page · glyph: the emblem as text.
 * @typedef {{colour: string, text: string, dark: string, emblem: Emblem, glyph: string}} Seat
 */

/** @type {readonly Seat[]} */
export const SEATS = [
  { colour: '#C8402F', text: '#A93222', dark: '#F07F6C', emblem: 'disc', glyph: '●' },
  { colour: '#2F6DB3', text: '#265C99', dark: '#7DB2F0', emblem: 'diamond', glyph: '◆' },
  { colour: '#7A4FA3', text: '#6A4192', dark: '#C09AE6', emblem: 'triangle', glyph: '▲' },
  { colour: '#B9770E', text: '#875505', dark: '#E9B44C', emblem: 'square', glyph: '■' },
];

/**
 * Corners of the emblems on a circle of radius 1, sized so that all four weigh the same to the eye.
 * @type {Record<Exclude<Emblem, 'disc'>, [number, number][]>}
 */
const CORNERS = {
  diamond: [[0, -1.12], [1.02, 0], [0, 1.12], [-1.02, 0]],
  triangle: [[0, -1.1], [1.1, 0.82], [-1.1, 0.82]],
  square: [[-0.88, -0.88], [0.88, -0.88], [0.88, 0.88], [-0.88, 0.88]],
};

/**
 * Adds a seat's emblem to the current path; fill or stroke it afterwards.
 * @param {CanvasPath} path a context (after beginPath) or a Path2D
 * @param {number} seat 0–3
 * @param {number} x centre
 * @param {number} y centre
 * @param {number} radius
 */
export function emblemPath(path, seat, x, y, radius) {
  const { emblem } = SEATS[seat];
  if (emblem === 'disc') {
    path.moveTo(x + radius, y);
    path.arc(x, y, radius, 0, 2 * Math.PI);
    return;
  }
  CORNERS[emblem].forEach(([dx, dy], i) =>
    i ? path.lineTo(x + dx * radius, y + dy * radius) : path.moveTo(x + dx * radius, y + dy * radius));
  path.closePath();
}

/**
 * Fills a seat's emblem with the context's fill style.
 * @param {CanvasRenderingContext2D|OffscreenCanvasRenderingContext2D} context
 * @param {number} seat 0–3
 * @param {number} x centre, CSS pixels
 * @param {number} y centre, CSS pixels
 * @param {number} radius CSS pixels
 */
export function drawEmblem(context, seat, x, y, radius) {
  context.beginPath();
  emblemPath(context, seat, x, y, radius);
  context.fill();
}
