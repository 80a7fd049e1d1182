/** What floats on a pond: ripples, lilies and a duck. Drawn once, see still.js. */

/** @typedef {import('./still.js').Still} Still */
/** @typedef {import('./still.js').Pen} Pen */

/** A short wave. @param {Still} still @param {number} x @param {number} y @param {number} length all in cells */
export function drawRipple({ context, at, colours }, x, y, length) {
  const px = at.x + x * at.cell, py = at.y + y * at.cell, l = length * at.cell;
  context.strokeStyle = colours.ripple;
  context.lineWidth = Math.max(0.8, 0.022 * at.cell);
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(px - l, py);
  context.quadraticCurveTo(px - l / 2, py - l * 0.4, px, py);
  context.quadraticCurveTo(px + l / 2, py + l * 0.4, px + l, py);
  context.stroke();
}

/** Three lily pads, one in blossom. @param {Still} still @param {number} x in cells @param {number} y in cells @param {() => number} random */
export function drawLilies({ context, at, dark }, x, y, random) {
  const tones = dark ? ['#3B6A47', '#4B7C52'] : ['#6FA653', '#86BA62'];
  for (let i = 0; i < 3; i++) {
    const px = at.x + (x + (random() - 0.5) * 0.34) * at.cell, py = at.y + (y + (random() - 0.5) * 0.34) * at.cell;
    const r = (0.055 + random() * 0.035) * at.cell, turn = random() * 7;
    context.fillStyle = tones[i % 2];
    context.beginPath();
    context.moveTo(px, py);
    context.arc(px, py, r, turn, turn + 5.6);
    context.fill();
    if (i === 2) drawBlossom(context, px, py, r * 0.62, dark);
  }
}

/** @param {Pen} context @param {number} x @param {number} y @param {number} r @param {boolean} dark */
function drawBlossom(context, x, y, r, dark) {
  context.fillStyle = dark ? '#C9A3AE' : '#FBDCE2';
  context.beginPath();
  for (let i = 0; i < 6; i++) {
    const turn = (i / 6) * 2 * Math.PI;
    context.moveTo(x, y);
    context.ellipse(x + Math.cos(turn) * r * 0.6, y + Math.sin(turn) * r * 0.6, r * 0.55, r * 0.3, turn, 0, 7);
  }
  context.fill();
}

/** A white duck with its wake. @param {Still} still @param {import('./layout.js').Point} place in cells */
export function drawDuck({ context, at, colours, dark }, place) {
  context.save();
  context.translate(at.x + place.x * at.cell, at.y + place.y * at.cell);
  context.scale(at.cell * 0.3, at.cell * 0.3);
  context.strokeStyle = colours.ripple;
  context.lineWidth = 0.06;
  for (const r of [0.62, 0.86]) { context.beginPath(); context.ellipse(-0.08, 0.08, r, r * 0.6, 0, 0.5, 5.2); context.stroke(); }
  egg(context, colours.shade, 0.05, 0.1, 0.46, 0.28, -0.1);
  egg(context, dark ? '#C9C6B4' : '#FFFDF3', 0, 0, 0.46, 0.28, -0.1);
  egg(context, dark ? '#A9A795' : '#E6E0CC', -0.1, 0.01, 0.28, 0.15, -0.2);
  egg(context, '#E99A2E', 0.58, -0.12, 0.13, 0.07, 0.1);
  egg(context, dark ? '#C9C6B4' : '#FFFDF3', 0.4, -0.15, 0.18, 0.17, 0);
  egg(context, '#2B2A24', 0.45, -0.18, 0.035, 0.035, 0);
  context.restore();
}

/** @param {Pen} context @param {string} tone @param {number} x @param {number} y @param {number} rx @param {number} ry @param {number} turn */
function egg(context, tone, x, y, rx, ry, turn) {
  context.fillStyle = tone;
  context.beginPath();
  context.ellipse(x, y, rx, ry, turn, 0, 7);
  context.fill();
}
