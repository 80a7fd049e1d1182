// Pictures of things drawn once.

/** @typedef {import('./types.js').Context} Context */

/** Draws a picture with its corner at 0,0 of a context. Where nothing is turned or
 * scaled, dot goes on dot: sharper, and much faster than drawing in between.
 * @param {Context} context
 * @param {OffscreenCanvas} picture
 * @param {number} ratio its dots in a CSS pixel */
export function drawPicture(context, picture, ratio) {
  const { a, b, c, d, e, f } = context.getTransform();
  if (a !== ratio || d !== ratio || b || c) {
    context.drawImage(picture, 0, 0, picture.width / ratio, picture.height / ratio);
    return;
  }
  context.setTransform(1, 0, 0, 1, Math.round(e), Math.round(f));
  context.drawImage(picture, 0, 0);
  context.setTransform(a, b, c, d, e, f);
}
