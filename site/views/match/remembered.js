/**
 * Making something anew only when what it is made of has changed.
 */

/**
 * A function that gives what it gave before as long as it is asked with the very same things.
 * @template {any[]} A
 * @template T
 * @param {(...things: A) => T} make
 * @returns {(...things: A) => T}
 */
export function remembered(make) {
  /** @type {{things: A, made: T} | null} */
  let last = null;
  return (...things) => {
    const known = last;
    if (known && things.every((thing, index) => thing === known.things[index])) return known.made;
    last = { things, made: make(...things) };
    return last.made;
  };
}
