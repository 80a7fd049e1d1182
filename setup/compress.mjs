// Packs files for servers that send what was packed ahead: node compress.mjs LIST
// LIST is a JSON file of [file, its .br to be, its .gz to be]; all are packed beside each other.

import { readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const [brotli, zip] = [brotliCompress, gzip].map((each) => promisify(each));
const jobs = JSON.parse(readFileSync(process.argv[2], 'utf8'));
await Promise.all(
  jobs.map(async ([file, br, gz]) => {
    const content = readFileSync(file);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    writeFileSync(br, await brotli(content, { params }));
    writeFileSync(gz, await zip(content, { level: 9 }));
  }),
);
