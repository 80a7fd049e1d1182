/**
 * The engine's thread: Pyodide, and our Python behind one function of text to text.
 */

import * as Comlink from './vendor/comlink.mjs';
import { loadPyodide } from './vendor/pyodide/pyodide.mjs';

const PYODIDE = new URL('./vendor/pyodide/', import.meta.url).href;
const ENGINE = new URL('./vendor/engine.zip', import.meta.url);
const ENGINE_AT = '/lib/engine.zip';
const NUMPY_AT = '/lib/numpy';

/** @type {(request: string, page: string) => string} */
let answer = () => '';
/** Who is told how far the start is. @type {((progress: number) => void)[]} */
const followers = [];
/** How many pages have borrowed this thread. */
let pages = 0;

/** What the bots are made of, by the names of their modules. */
const BOTS = `
from pkgutil import iter_modules
from importlib import import_module
from engine.games import GAMES
bots = [import_module(f'engine.{game}.bots') for game in GAMES]
'\\n'.join(f'{each.__name__}.{part.name}' for each in bots for part in iter_modules(each.__path__))
`;

/** Nothing but a head: where it may not be compiled, nothing may, and Pyodide would hang. */
const EMPTY = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0);

/** Runs Python. */
let run = (/** @type {string} */ code) => /** @type {any} */ (null);

/** Fetches numpy; the engine is ready before it is here. */
let load = async () => /** @type {any} */ (null);
/** @type {Promise<any> | null} */
let loading = null;

/** numpy, once it is there. Where it cannot be fetched now, the error says `away`; a failed try is not the last. */
function numpy() {
  loading ??= load().catch(() => {
    loading = null;
    throw new Error('away');
  });
  return loading;
}

const channel = new MessageChannel();
channel.port1.start();

/** Lets the messages that wait come first; a timer would be slowed to 4 ms after some calls. */
function breathe() {
  return new Promise((resolve) => {
    channel.port1.addEventListener('message', resolve, { once: true });
    channel.port2.postMessage(0);
  });
}

/** @throws {Error} `forbidden` where the page's policy lets no Python run */
function mayCompile() {
  try {
    new WebAssembly.Module(EMPTY);
  } catch {
    throw new Error('forbidden');
  }
}

/** The engine's own zip of byte code, fetched while Pyodide starts. */
async function engineZip() {
  const response = await fetch(ENGINE);
  if (!response.ok) throw new Error(`engine.zip: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** @param {number} progress from 0 to 1 */
function tell(progress) {
  for (const follow of followers) follow(progress);
}

/** Starts Python and imports the engine. */
async function start() {
  mayCompile();
  // The largest script is wanted last; asking for it first lets it come beside the wasm.
  import(PYODIDE + 'pyodide.asm.mjs');
  const zip = engineZip();
  tell(0.1);
  const python = await loadPyodide({
    indexURL: PYODIDE,
    stdLibURL: PYODIDE + 'python_stdlib.zip',
    lockFileURL: PYODIDE + 'pyodide-lock.json',
    env: { HOME: '/home/pyodide', PYTHONPATH: ENGINE_AT },
    async fsInit(/** @type {any} */ files) {
      tell(0.5);
      files.writeFile(ENGINE_AT, await zip);
      tell(0.6);
    },
  });
  tell(0.85);
  run = (code) => python.runPython(code);
  answer = run('from engine.worker import answer\nanswer');
  load = async () => {
    // Pyodide's own way keeps a failed try for good, and loads thirteen libraries where two will do.
    const zip = await fetch(PYODIDE + 'numpy.zip');
    if (!zip.ok) throw new Error(`numpy.zip: ${zip.status}`);
    python.unpackArchive(await zip.arrayBuffer(), 'zip', { extractDir: NUMPY_AT });
    run(`import sys\nsys.path.append('${NUMPY_AT}')`);
  };
  tell(1);
}

/**
 * The door of one page.
 * @param {string} page tells its match from those of others that share the thread
 */
function doorOf(page) {
  /** Counts the matches begun: a bot that still thinks about an earlier one is dropped. */
  let begun = 0;
  return {
    /**
     * Has Python started and the engine imported.
     * @param {(progress: number) => void} follow is told how far it is, from 0 to 1
     */
    async start(follow) {
      followers.push(follow);
      await started;
    },

    /** Fetches what the stronger bots reckon with and imports all bots, ahead of when they are asked. */
    async prepare() {
      await numpy();
      for (const name of run(BOTS).split('\n')) {
        run(`import ${name}`);
        await breathe();
      }
    },

    /**
     * One question, one answer, both JSON.
     * @param {string} request
     */
    ask(request) {
      if (request.startsWith('{"ask":"begin"') || request.startsWith('{"ask":"resume"')) begun += 1;
      return answer(request, page);
    },

    /**
     * Asks what the engine answers slice by slice, `{"more": true}` between, as a bot's move or a
     * hint; other questions are answered between slices.
     * @param {string} request
     * @param {boolean} reckons whether it wants numpy
     * @returns {Promise<string>} the engine's last answer; `{"dropped": true}` when another match began
     */
    async work(request, reckons) {
      const mine = begun;
      if (reckons) await numpy();
      while (mine === begun) {
        const reply = answer(request, page);
        if (!JSON.parse(reply).ok?.more) return reply;
        await breathe();
      }
      return '{"ok": {"dropped": true}}';
    },

    /**
     * Lets another page in.
     * @param {MessagePort} port its end
     */
    lend(port) {
      pages += 1;
      Comlink.expose(doorOf(`page ${pages}`), port);
    },
  };
}

/** Done once Python runs, for every page that shares it; begun at once, since no page asks before it is drawn. */
const started = start();
started.catch(() => {});
Comlink.expose(doorOf(''));
