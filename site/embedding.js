/**
 * The line of HTML that puts a game on another page.
 */

/** @typedef {Record<string, string>} Asked what `embed.html` takes in its address, by name */

/**
 * One line with a script, which also makes the frame as high as its game.
 * @param {Asked} asked
 * @param {string} base where the page lies
 */
export function scriptLine(asked, base) {
  const data = Object.entries(asked).map(([name, value]) => ` data-${name}="${escaped(value)}"`);
  return `<script async src="${escaped(new URL('embed.js', base).href)}"${data.join('')}></script>`;
}

/**
 * The same as a frame alone, for pages that allow no scripts.
 * @param {Asked} asked
 * @param {string} base
 */
export function frameLine(asked, base) {
  const url = new URL('embed.html', base);
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
  return `<iframe src="${escaped(url.href)}" title="Grasveld" loading="lazy" style="width: 100%; height: 60rem; border: 0"></iframe>`;
}

/** @param {string} text */
function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/**
 * The packed match in a link to a replay, or in what is left of it.
 * @param {string} text
 */
export function replayIn(text) {
  return /(?:^|replay\/)([\w-]+)\s*$/.exec(text.trim())?.[1] ?? '';
}
