/**
 * Drives Firefox for `e2e/drivers.py`: a request a line on standard input, an answer a line out.
 * Arguments: where puppeteer-core lies, the browser's program.
 */

import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';

const [library, executablePath] = process.argv.slice(2);
const { default: puppeteer } = createRequire(import.meta.url)(library);
const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
const [page] = await browser.pages();

const DEEDS = {
  goto: (url) => page.goto(url, { waitUntil: 'domcontentloaded' }).then(() => null),
  // The text is a function's, as in every other driver of ours.
  run: (text) => page.evaluate(`(${text})()`),
};

for await (const line of createInterface({ input: process.stdin })) {
  const { deed, what } = JSON.parse(line);
  const answer = await DEEDS[deed](what).then((ok) => ({ ok: ok ?? null }), (error) => ({ error: String(error) }));
  console.log(JSON.stringify(answer));
}
await browser.close();
