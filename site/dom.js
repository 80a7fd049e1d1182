/**
 * Making and changing elements without markup text: names and words go in as text only.
 */

import { SEATS } from './canvas/seats.js';

const SVG = 'http://www.w3.org/2000/svg';

/** @typedef {Record<string, any>} Properties `class`, `on` (listeners by event), `data`, else attributes; false and null are left out */
/** @typedef {Node | string | null | undefined | false} Child */

/**
 * A new HTML element.
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {Properties} [properties]
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[T]}
 */
export function element(tag, properties = {}, ...children) {
  return dress(document.createElement(tag), properties, children);
}

/**
 * A new SVG element.
 * @template {keyof SVGElementTagNameMap} T
 * @param {T} tag
 * @param {Properties} [properties]
 * @param {...Child} children
 * @returns {SVGElementTagNameMap[T]}
 */
export function svg(tag, properties = {}, ...children) {
  return dress(document.createElementNS(SVG, tag), properties, children);
}

/**
 * @template {Element} E
 * @param {E} made
 * @param {Properties} properties
 * @param {Child[]} children
 * @returns {E}
 */
function dress(made, { on = {}, ...attributes }, children) {
  for (const [name, value] of Object.entries(attributes)) setAttribute(made, name, value);
  for (const [name, listener] of Object.entries(on)) made.addEventListener(name, listener);
  for (const child of children) if (child || child === '') made.append(child);
  return made;
}

/**
 * Sets an attribute, or takes it away for false, null and undefined; does nothing where it stands already.
 * @param {Element} target
 * @param {string} name
 * @param {string | number | boolean | null | undefined} value
 */
export function setAttribute(target, name, value) {
  const text = value === true ? '' : value;
  if (text === false || text === null || text === undefined) target.removeAttribute(name);
  else if (target.getAttribute(name) !== String(text)) target.setAttribute(name, String(text));
}

/**
 * Sets an element's text; does nothing where it stands already, so that it may be called every frame.
 * @param {Element} target
 * @param {string} text
 */
export function setText(target, text) {
  if (target.textContent !== text) target.textContent = text;
}

/**
 * Puts other children into a box. The keyboard stays on the one with the same `data-deed`, where
 * there still is one.
 * @param {Element} box
 * @param {Child[]} children
 */
export function refill(box, children) {
  const { activeElement } = document;
  const deed = activeElement && box.contains(activeElement) ? activeElement.getAttribute('data-deed') : null;
  box.replaceChildren(...children.filter((child) => child !== false && child !== null && child !== undefined));
  if (deed) /** @type {HTMLElement | undefined} */ ([...box.querySelectorAll('[data-deed]')].find((each) => each.getAttribute('data-deed') === deed))?.focus();
}

/**
 * A real button.
 * @param {string} text
 * @param {(event: MouseEvent) => void} press
 * @param {Properties} [properties]
 */
export function button(text, press, properties = {}) {
  return element('button', { type: 'button', ...properties, on: { click: press } }, text);
}

/**
 * A seat's emblem as a small sign in its colour; the seat's name stands beside it.
 * @param {number} seat
 */
export function emblem(seat) {
  return element('span', { class: `emblem seat-${seat}`, 'aria-hidden': 'true' }, SEATS[seat].glyph);
}
