/**
 * How others come in: a code to say, a link to send, a picture of the link to hold a camera at.
 */

import { button, element, setText, svg } from '../../dom.js';
import { roomHash } from '../../route.js';
import { say } from '../../words.js';

/** @typedef {import('../../room/reading.js').Room} Room */

/** So wide the light edge around the picture is, in its own squares. */
const EDGE = 4;

/**
 * Code, link and picture of a room.
 * @param {Room} room
 */
export function invitation(room) {
  const link = room.secret && new URL(roomHash(room.name, room.secret), location.href).href;
  const said = element('p', { class: 'unseen', role: 'status' });
  const picture = element('div', { class: 'qr' });
  if (link) draw(picture, link);
  return [
    element('h2', {}, say('room-invite')),
    element(
      'div',
      { class: 'ways-in' },
      room.code && element('p', { class: 'code-line' }, say('room-code'), ' ', element('strong', { class: 'code' }, room.code)),
      link && element('div', { class: 'ways' }, shareButton(link), copyButton(link, said)),
      said,
    ),
    link && picture,
  ];
}

/** Opens the device's own sheet for sharing, where it has one. @param {string} link */
function shareButton(link) {
  if (!navigator.share) return null;
  const share = () => navigator.share({ title: say('grasveld'), text: say('room-share-text'), url: link }).catch(() => {});
  return button(say('room-share'), share, { class: 'quiet' });
}

/** @param {string} link @param {HTMLElement} said */
function copyButton(link, said) {
  const press = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setText(copy, say('replay-copied'));
      setText(said, say('replay-copied'));
    } catch {
      prompt(say('replay-copy-yourself'), link);
    }
  };
  const copy = button(say('replay-copy'), press, { class: 'quiet' });
  return copy;
}

/** @param {HTMLElement} box @param {string} link */
async function draw(box, link) {
  // @ts-expect-error: its types describe the package by name, not this file.
  const { generate } = /** @type {import('lean-qr')} */ (await import('../../vendor/lean-qr/index.mjs'));
  const code = generate(link);
  const rows = [...Array(code.size).keys()];
  const path = rows.flatMap((y) => rows.map((x) => (code.get(x, y) ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  const size = code.size + 2 * EDGE;
  box.append(
    svg(
      'svg',
      { viewBox: `${-EDGE} ${-EDGE} ${size} ${size}`, role: 'img', 'aria-label': say('room-qr'), 'shape-rendering': 'crispEdges' },
      svg('rect', { class: 'paper', x: -EDGE, y: -EDGE, width: size, height: size }),
      svg('path', { class: 'ink', d: path }),
    ),
  );
}
