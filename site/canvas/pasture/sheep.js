// One sheep, seen from the side. It is one unit wide and stands at 0,0.

/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('./colours.js').Colours} Colours */
/** @typedef {{face: string, faceDark: string, lying: boolean}} Dress */

// Curls around the fleece, as angles; the middle is filled.
const CURLS = Array.from({ length: 11 }, (_, i) => i * 2 * Math.PI / 11);

/** Draws a sheep.
 * @param {Context} context
 * @param {number} x where it stands
 * @param {number} y the ground under its feet
 * @param {number} size nose to tail, in the context's units
 * @param {Dress} dress face: the seat's colour
 * @param {Colours} colours */
export function drawSheep(context, x, y, size, dress, colours) {
  context.save();
  context.translate(x, y);
  context.scale(size, size);
  if (!dress.lying) drawLegs(context, colours);
  context.translate(0.06, dress.lying ? -0.26 : -0.4);
  drawFleece(context, colours);
  drawHead(context, dress, colours);
  context.restore();
}

/** @param {Context} context
 * @param {Colours} colours */
function drawLegs(context, colours) {
  context.strokeStyle = colours.leg;
  context.lineWidth = 0.075;
  context.lineCap = 'round';
  context.beginPath();
  for (const x of [-0.17, -0.05, 0.2, 0.3]) {
    context.moveTo(x, -0.25);
    context.lineTo(x, -0.03);
  }
  context.stroke();
}

/** @param {Context} context
 * @param {Colours} colours */
function drawFleece(context, colours) {
  curls(context, 0.035);
  context.fillStyle = colours.woolEdge;
  context.fill();
  curls(context, 0);
  const light = context.createLinearGradient(0, -0.3, 0, 0.3);
  light.addColorStop(0.45, colours.wool);
  light.addColorStop(1, colours.woolShade);
  context.fillStyle = light;
  context.fill();
  drawLocks(context, colours);
}

/** @param {Context} context
 * @param {number} grow */
function curls(context, grow) {
  context.beginPath();
  context.ellipse(0, 0, 0.34 + grow, 0.22 + grow, 0, 0, 2 * Math.PI);
  for (const angle of CURLS) {
    const [x, y] = [Math.cos(angle) * 0.32, Math.sin(angle) * 0.19];
    context.moveTo(x + 0.11 + grow, y);
    context.arc(x, y, 0.11 + grow, 0, 2 * Math.PI);
  }
}

/** @param {Context} context
 * @param {Colours} colours */
function drawLocks(context, colours) {
  context.strokeStyle = colours.woolShade;
  context.lineWidth = 0.035;
  context.beginPath();
  for (const [x, y] of [[0.02, -0.1], [0.2, -0.03], [0.05, 0.1]]) {
    context.moveTo(x + 0.07, y);
    context.arc(x, y, 0.07, 0, Math.PI * 0.9);
  }
  context.stroke();
}

/** @param {Context} context
 * @param {Dress} dress
 * @param {Colours} colours */
function drawHead(context, { face, faceDark, lying }, colours) {
  context.translate(-0.4, lying ? 0.02 : -0.08);
  oval(context, 0.1, -0.06, 0.11, 0.055, faceDark, -0.5);
  oval(context, -0.005, 0.015, 0.145, 0.195, faceDark, 0.35);
  oval(context, 0, 0, 0.125, 0.175, face, 0.35);
  oval(context, 0.03, -0.165, 0.13, 0.09, colours.woolEdge, 0);
  oval(context, 0.03, -0.17, 0.115, 0.075, colours.wool, 0);
  drawEye(context, lying, colours);
}

/** @param {Context} context
 * @param {boolean} asleep
 * @param {Colours} colours */
function drawEye(context, asleep, colours) {
  if (!asleep) {
    oval(context, -0.03, -0.02, 0.05, 0.055, colours.paper, 0);
    oval(context, -0.045, -0.015, 0.027, 0.032, '#231f1c', 0);
    return;
  }
  context.strokeStyle = colours.paper;
  context.lineWidth = 0.035;
  context.beginPath();
  context.arc(-0.03, -0.03, 0.05, 0.2, Math.PI - 0.2);
  context.stroke();
}

/** @param {Context} context
 * @param {number} x
 * @param {number} y
 * @param {number} rx
 * @param {number} ry
 * @param {string} colour
 * @param {number} turn */
function oval(context, x, y, rx, ry, colour, turn) {
  context.fillStyle = colour;
  context.beginPath();
  context.ellipse(x, y, rx, ry, turn, 0, 2 * Math.PI);
  context.fill();
}
