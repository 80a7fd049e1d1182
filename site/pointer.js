/**
 * Mouse, touch and pen on a board, as taps and drags over fields.
 */

/**
 * @typedef {{
 *   fieldAt: (x: number, y: number) => string | null,   // in CSS pixels of the canvas
 *   centreOf: (field: string) => {x: number, y: number},
 *   grab: (field: string | null) => boolean,            // whether a drag may begin here
 *   drag: (field: string) => void,                      // the drag has come to another field
 *   tap: (field: string | null) => void,                // pressed and let go without a drag
 *   hover: (field: string | null) => void,              // where a mouse is, null outside
 *   dropped?: (field: string | null) => void,           // a drag was let go
 * }} Follower
 */

/** How far out of a field's middle a drag still counts, so that diagonals miss the fields beside them. */
const CORE = 0.62;

/**
 * Follows the main pointer on a canvas until `stop` is called.
 * @param {HTMLElement} canvas
 * @param {Follower} follower
 * @returns {() => void} stop
 */
export function followPointer(canvas, follower) {
  /** @type {{id: number, field: string | null, grabbed: boolean, moved: boolean} | null} */
  let press = null;

  /** @param {PointerEvent} event */
  function down(event) {
    if (press || event.button !== 0) return;
    const field = follower.fieldAt(...spotOf(canvas, event));
    press = { id: event.pointerId, field, grabbed: follower.grab(field), moved: false };
    canvas.setPointerCapture?.(event.pointerId);
  }

  /** @param {PointerEvent} event */
  function move(event) {
    if (!press) {
      if (event.pointerType !== 'touch') follower.hover(follower.fieldAt(...spotOf(canvas, event)));
      return;
    }
    if (event.pointerId !== press.id || !press.grabbed) return;
    const between = event.getCoalescedEvents?.() ?? [];
    for (const each of between.length ? between : [event]) dragTo(each);
  }

  /** @param {PointerEvent} event */
  function dragTo(event) {
    const field = coreAt(follower, ...spotOf(canvas, event));
    if (!press || !field || field === press.field) return;
    Object.assign(press, { field, moved: true });
    follower.drag(field);
  }

  /** @param {PointerEvent} event */
  function up(event) {
    if (event.pointerId !== press?.id) return;
    const { field, moved } = press;
    press = null;
    const at = follower.fieldAt(...spotOf(canvas, event));
    if (moved) follower.dropped?.(at);
    else if (at === field) follower.tap(field);
  }

  function cancel() {
    press = null;
    follower.hover(null);
  }

  /** @type {[string, (event: any) => void][]} */
  const listeners = [
    ['pointerdown', down],
    ['pointermove', move],
    ['pointerup', up],
    ['pointercancel', cancel],
    ['pointerleave', () => !press && follower.hover(null)],
  ];
  for (const [name, listener] of listeners) canvas.addEventListener(name, listener);
  return () => {
    for (const [name, listener] of listeners) canvas.removeEventListener(name, listener);
  };
}

/**
 * Where an event is on the canvas, in CSS pixels from its top left corner.
 * @param {HTMLElement} canvas
 * @param {PointerEvent} event
 * @returns {[number, number]}
 */
function spotOf(canvas, event) {
  const box = canvas.getBoundingClientRect();
  return [event.clientX - box.left, event.clientY - box.top];
}

/**
 * The field whose inner part lies at a point, else null.
 * @param {Follower} follower
 * @param {number} x
 * @param {number} y
 */
function coreAt({ fieldAt, centreOf }, x, y) {
  const field = fieldAt(x, y);
  if (!field) return null;
  const centre = centreOf(field);
  // A point is in the core when it stays in the field after the core is stretched to the field's size.
  const stretched = fieldAt(centre.x + (x - centre.x) / CORE, centre.y + (y - centre.y) / CORE);
  return stretched === field ? field : null;
}
