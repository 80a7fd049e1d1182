// Runs compile_inside.py in Pyodide: node compile.mjs PYODIDE SOURCES ZIP
// PYODIDE is the folder of Pyodide's files, SOURCES the folder to compile, ZIP the file to write.

import { readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [pyodideFolder, sources, zip] = process.argv.slice(2).map((path) => resolve(path));
const { loadPyodide } = await import(pathToFileURL(join(pyodideFolder, 'pyodide.mjs')).href);
// A fixed hash seed: sets of strings are stored in their hash order.
const pyodide = await loadPyodide({ indexURL: pyodideFolder, env: { PYTHONHASHSEED: '0' } });
pyodide.mountNodeFS('/sources', sources);
pyodide.mountNodeFS('/made', dirname(zip));
const script = readFileSync(new URL('compile_inside.py', import.meta.url), 'utf8');
const pack = pyodide.runPython(`${script}\npack`);
pack('/sources', `/made/${basename(zip)}`);
