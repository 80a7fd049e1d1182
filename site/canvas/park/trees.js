/** Trees from above: three broad-leaved kinds and a fir, each a little different. */

/** @typedef {import('./still.js').Still} Still */
/** @typedef {import('./still.js').Pen} Pen */

/** Dark rim, body, lit side, leaves in the sun. @type {Record<'day'|'evening', string[][]>} */
const LEAVES = {
  day: [
    ['#3F6F35', '#558A44', '#6FA355', '#93BF6C'],
    ['#4C7A3A', '#679648', '#83AE58', '#A9CB72'],
    ['#9C5F6E', '#D58E9C', '#EBB1B8', '#FBD9DA'],
    ['#2F5B45', '#3E7357', '#558C6B', '#7DAE88'],
  ],
  evening: [
    ['#1C3A26', '#285033', '#36643F', '#4E7F50'],
    ['#23422A', '#315836', '#416C42', '#5C8752'],
    ['#4E343F', '#74505C', '#926A74', '#B08A90'],
    ['#172F28', '#214438', '#2E5746', '#47735A'],
  ],
};

/**
 * @param {Still} still
 * @param {number} x centre of the cell
 * @param {number} y
 * @param {() => number} random
 */
export function drawTree(still, x, y, random) {
  const { context, at, colours, dark } = still;
  const kind = [0, 0, 1, 1, 0, 3, 1, 2][Math.floor(random() * 8)];
  const size = (0.40 + random() * 0.06) * at.cell;
  const tones = LEAVES[dark ? 'evening' : 'day'][kind];
  context.save();
  context.translate(x + (random() - 0.5) * 0.06 * at.cell, y + (random() - 0.5) * 0.06 * at.cell);
  context.fillStyle = colours.shadow;
  crown(context, 0.13 * at.cell, 0.15 * at.cell, size * 0.98, 9, 0);
  if (kind === 3) drawFir(context, size, tones, random() * 2);
  else drawBroad(context, size, tones, random);
  context.restore();
}

/** @param {Pen} context @param {number} size @param {string[]} tones @param {() => number} random */
function drawBroad(context, size, tones, random) {
  const lobes = 8 + Math.floor(random() * 4), turn = random() * 2;
  context.fillStyle = tones[0];
  crown(context, 0, 0, size, lobes, turn);
  context.fillStyle = tones[1];
  crown(context, -size * 0.06, -size * 0.07, size * 0.86, lobes, turn + 0.3);
  context.fillStyle = tones[2];
  crown(context, -size * 0.16, -size * 0.18, size * 0.56, lobes - 2, turn);
  drawDabs(context, size, tones[0], random, 0.16, 0.14);
  context.globalAlpha = 0.9;
  drawDabs(context, size, tones[3], random, -0.22, -0.24);
  context.globalAlpha = 1;
}

/** Small leaves around a point. @param {Pen} context @param {number} size @param {string} tone @param {() => number} random @param {number} dx @param {number} dy */
function drawDabs(context, size, tone, random, dx, dy) {
  context.fillStyle = tone;
  context.beginPath();
  for (let i = 0; i < 11; i++) {
    const turn = random() * 7, far = Math.sqrt(random()) * 0.5 * size;
    const px = dx * size + Math.cos(turn) * far, py = dy * size + Math.sin(turn) * far;
    context.moveTo(px, py);
    context.ellipse(px, py, size * 0.075, size * 0.05, turn, 0, 7);
  }
  context.fill();
}

/** A crown with lobes. @param {Pen} context @param {number} x @param {number} y @param {number} size @param {number} lobes @param {number} turn */
function crown(context, x, y, size, lobes, turn) {
  context.beginPath();
  context.moveTo(x + size * 0.8, y);
  context.arc(x, y, size * 0.8, 0, 2 * Math.PI);
  for (let i = 0; i < lobes; i++) {
    const angle = turn + (i / lobes) * 2 * Math.PI, r = size * (0.3 + 0.05 * Math.sin(i * 2.4 + turn));
    const px = x + Math.cos(angle) * size * 0.72, py = y + Math.sin(angle) * size * 0.72;
    context.moveTo(px + r, py);
    context.arc(px, py, r, 0, 2 * Math.PI);
  }
  context.fill();
}

/** @param {Pen} context @param {number} size @param {string[]} tones @param {number} turn */
function drawFir(context, size, tones, turn) {
  [1.08, 0.82, 0.56, 0.28].forEach((scale, i) => {
    context.fillStyle = tones[i];
    star(context, -size * 0.05 * i, -size * 0.06 * i, size * scale, 12, turn + i * 0.26);
  });
}

/** @param {Pen} context @param {number} x @param {number} y @param {number} size @param {number} points @param {number} turn */
function star(context, x, y, size, points, turn) {
  context.beginPath();
  for (let i = 0; i < points * 2; i++) {
    const angle = turn + (i / points) * Math.PI, r = i % 2 ? size * 0.74 : size;
    context.lineTo(x + Math.cos(angle) * r, y + Math.sin(angle) * r);
  }
  context.fill();
}
