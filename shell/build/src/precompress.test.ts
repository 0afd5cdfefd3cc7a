import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { precompress } from './precompress';

const LONG = 'text of a page;'.repeat(100);
const dist = mkdtempSync(join(tmpdir(), 'atoll-precompress-'));
const inDist = (name: string) => join(dist, name);
afterAll(() => rmSync(dist, { recursive: true }));

it('what browsers get as text lies beside its brotli and its gzip, both of the same bytes', () => {
  mkdirSync(inDist('assets'));
  writeFileSync(inDist('assets/app.js'), LONG);
  precompress(dist);
  expect(brotliDecompressSync(readFileSync(inDist('assets/app.js.br'))).toString()).toBe(LONG);
  expect(gunzipSync(readFileSync(inDist('assets/app.js.gz'))).toString()).toBe(LONG);
});

it.each([
  ['what is too short to gain by it', 'short.js', 'short;'],
  ['what is compressed already', 'font.woff2', LONG],
  ['what only the server reads', 'server.mjs', LONG],
])('%s has no compressed sibling', (_what, name, text) => {
  writeFileSync(inDist(name), text);
  precompress(dist);
  expect([existsSync(inDist(`${name}.br`)), existsSync(inDist(`${name}.gz`))]).toEqual([false, false]);
});
