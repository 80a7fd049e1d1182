/**
 * The frame of a brought bot. It has no origin, and so no storage and no page: all it does is to
 * narrow what may be asked of whom, and to start and end the worker in which the bot lives. A plain
 * script, since a module would be one of another origin here.
 */

{
  const own = new URL(/** @type {HTMLScriptElement} */ (document.currentScript).src);
  /** @type {Worker | null} */
  let worker = null;

  /**
   * One more policy for this frame and all that it starts; none can ever be widened.
   * @param {string} content
   */
  const narrow = (content) => {
    const policy = document.createElement('meta');
    Object.assign(policy, { httpEquiv: 'Content-Security-Policy', content });
    document.head.append(policy);
  };

  /**
   * Starts a fresh worker in place of any other; it talks with the page through `port` alone.
   * @param {MessagePort} port
   */
  const start = (port) => {
    worker?.terminate();
    // Without an origin only a data: URL can be a worker.
    const source = `import ${JSON.stringify(new URL('worker.js', own).href)};`;
    worker = new Worker(`data:text/javascript,${encodeURIComponent(source)}`, { type: 'module' });
    worker.onerror = (event) => parent.postMessage(event.message || 'worker', '*');
    worker.postMessage(null, [port]);
  };

  if (parent !== self) {
    narrow(`script-src ${own.origin} 'wasm-unsafe-eval'; worker-src ${own.origin} data:`);
    addEventListener('message', ({ source, data, ports: [port] }) => {
      if (source !== parent) return;
      if (data.hosts) narrow(`connect-src ${[own.origin, ...data.hosts].join(' ')}`);
      if (port) start(port);
      else worker?.terminate();
    });
    parent.postMessage('here', '*');
  }
}
