/**
 * A game on any page, by one line where it is to stand:
 *
 *     <script async src="https://…/embed.js" data-game="olifantenpad" data-park="today" data-lang="nl"></script>
 *
 * What may be said with `data-…` is what `embed.html` takes in its address.
 */

{
  /** Higher no frame becomes, in pixels. */
  const most = 4000;

  const script = /** @type {HTMLScriptElement} */ (document.currentScript);
  const source = new URL('embed.html', script.src);
  for (const [name, value] of Object.entries(script.dataset)) source.searchParams.set(name, value ?? '');

  const frame = document.createElement('iframe');
  Object.assign(frame, { src: source.href, title: script.title || 'Grasveld', loading: 'lazy', allow: 'clipboard-write' });
  Object.assign(frame.style, { display: 'block', width: '100%', height: '26rem', border: '0' });

  addEventListener('message', ({ origin, source: sender, data }) => {
    if (sender !== frame.contentWindow || origin !== source.origin || data?.grasveld !== 'height') return;
    const height = Number(data.height);
    if (height > 0) frame.style.height = `${Math.min(height, most)}px`;
  });
  script.after(frame);
}
