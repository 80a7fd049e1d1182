// What stands still is painted once and kept as pictures as large as the canvas.

import { colours } from './colours.js';
import { drawMeadow } from './meadow.js';
import { drawPasture } from './ground.js';
import { drawPicture } from './picture.js';

/** @typedef {import('./types.js').Layout} Layout */
/** @typedef {'all'|'meadow'|'pasture'} Part */
/** @typedef {{layout: Layout, fields: string[], dark: boolean, ratio: number}} Scenery */

// A board at rest needs one; one that comes nearer needs two more on its way.
const KEPT = 3;

/** @type {Map<string, OffscreenCanvas>} */
const pictures = new Map();

/** Draws what stands still, or a part of it, on a context scaled to CSS pixels.
 * @param {import('./types.js').Context} context
 * @param {Scenery} scenery
 * @param {Part} part */
export function drawStill(context, scenery, part) {
  drawPicture(context, pictureOf(scenery, part), scenery.ratio);
}

/** @param {Scenery} scenery
 * @param {Part} part
 * @returns {OffscreenCanvas} */
function pictureOf({ layout, fields, dark, ratio }, part) {
  const key = JSON.stringify([part, layout, fields, dark, ratio]);
  const picture = pictures.get(key) ?? paint({ layout, fields, dark, ratio }, part);
  // The newest stands last; the one longest unused goes.
  pictures.delete(key);
  pictures.set(key, picture);
  if (pictures.size > KEPT) pictures.delete([...pictures.keys()][0]);
  return picture;
}

/** @param {Scenery} scenery
 * @param {Part} part
 * @returns {OffscreenCanvas} */
function paint({ layout, fields, dark, ratio }, part) {
  const picture = new OffscreenCanvas(Math.ceil(layout.width * ratio), Math.ceil(layout.height * ratio));
  const context = /** @type {OffscreenCanvasRenderingContext2D} */ (picture.getContext('2d', { alpha: part === 'pasture' }));
  context.scale(ratio, ratio);
  if (part !== 'pasture') drawMeadow(context, layout, fields, colours(dark));
  if (part !== 'meadow') drawPasture(context, layout, fields, colours(dark));
  return picture;
}
