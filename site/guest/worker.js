/**
 * The thread of a brought bot: Pyodide with the whole standard library, our engine beside it, and
 * whatever the bot's user agreed to have installed.
 */

import { loadPyodide } from '../vendor/pyodide/pyodide.mjs';

const PYODIDE = new URL('../vendor/pyodide/', import.meta.url).href;
const ENGINE = new URL('../vendor/engine.zip', import.meta.url);
const ENGINE_AT = '/lib/engine.zip';
const WHEELS = '/brought/';

/** @typedef {{answer: (request: string, tell: (text: string) => void) => string, python: any}} Python */
/** @typedef {{reply: string, file?: ArrayBuffer}} Answered JSON, and the bytes of a wheel beside it */
/** @typedef {{ask: string, packages?: string[], wheel?: string, name?: string, url?: string}} Request */

/**
 * Answers the page through its port, one question after the other, all in JSON text; bytes of a
 * wheel go beside it.
 * @param {MessagePort} port
 */
function serve(port) {
  const tell = (/** @type {object} */ what) => port.postMessage(JSON.stringify(what));
  const python = start((line) => tell({ printed: line }));
  python.then(() => tell({ started: true }), (problem) => tell({ broken: String(problem) }));
  let last = Promise.resolve();
  port.onmessage = ({ data: { text, bytes } }) => {
    last = last.then(async () => {
      const { reply, file } = await python.then((here) => answered(text, bytes, here, port)).catch(told);
      port.postMessage(file ? { reply, file } : reply, file ? [file] : []);
    });
  };
}

/**
 * @param {(line: string) => void} print takes what the bot prints, a line at a time
 * @returns {Promise<Python>}
 */
async function start(print) {
  const zip = fetch(ENGINE).then((response) => response.arrayBuffer());
  const python = await loadPyodide({
    indexURL: PYODIDE,
    stdLibURL: `${PYODIDE}python_whole.zip`,
    lockFileURL: `${PYODIDE}pyodide-lock.json`,
    env: { HOME: '/home/pyodide', PYTHONPATH: ENGINE_AT },
    stdout: print,
    stderr: print,
    fsInit: async (/** @type {any} */ files) => files.writeFile(ENGINE_AT, new Uint8Array(await zip)),
  });
  python.FS.mkdir(WHEELS);
  return { python, answer: python.runPython('from engine.guest.door import answer\nanswer') };
}

/**
 * @param {string} text the request
 * @param {Uint8Array | undefined} bytes of a wheel
 * @param {Python} python
 * @param {MessagePort} port
 * @returns {Promise<Answered>}
 */
async function answered(text, bytes, { python, answer }, port) {
  const request = /** @type {Request} */ (JSON.parse(text));
  if (bytes) python.FS.writeFile(/** @type {string} */ (request.wheel), bytes);
  if (request.ask === 'fetch') return fetched(String(request.url));
  if (request.ask === 'install') return installed(python, request);
  return { reply: answer(text, (/** @type {string} */ told) => port.postMessage(told)) };
}

/** @param {string} url */
async function fetched(url) {
  const response = await fetch(url, { credentials: 'omit', referrerPolicy: 'no-referrer' });
  if (!response.ok) throw new Error(String(response.status));
  return { reply: '{"ok":{}}', file: await response.arrayBuffer() };
}

/**
 * Numpy from beside us; everything else, and the wheel itself, through micropip.
 * @param {any} python
 * @param {Request} request
 */
async function installed(python, { packages = [], wheel }) {
  const wanted = wheel ? [`emfs:${wheel}`, ...packages] : packages;
  await python.loadPackage(wanted.length ? ['numpy', 'micropip'] : ['numpy'], { messageCallback() {} });
  if (wanted.length) await python.pyimport('micropip').install(python.toPy(wanted));
  return { reply: '{"ok":{}}' };
}

/**
 * What failed outside of Python's door, with the last line that says why.
 * @param {any} problem
 * @returns {Answered}
 */
function told(problem) {
  const detail = String(problem?.message ?? problem).trim().split('\n').at(-1)?.slice(0, 500) ?? '';
  return { reply: JSON.stringify({ error: { message: 'guest-failed', arguments: { detail } } }) };
}

addEventListener('message', ({ ports: [port] }) => serve(port), { once: true });
