import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeShellRecord } from './shell-record';

const PROVIDES = {
  versions: { react: '19.3.1' },
  exports: { react: ['useState', '*'] },
  federation: '2.9.2',
};
const named = (...names: string[]) => names.map((name) => ({ name }));
const STATS = {
  assets: named('main.js', 'main.css', 'dock.css', 'b.woff2', 'a.woff2', 'dock.js'),
  entrypoints: { main: { assets: named('runtime.js', 'main.css', 'main.js') } },
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'atoll-shell-record-'));
  for (const name of ['dist', 'static', 'src/theme', 'src/start'])
    mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, 'dist/main.js'), 'main;');
  writeFileSync(join(folder, 'static/favicon.svg'), '<svg/>\n');
  writeFileSync(join(folder, 'src/theme/theme-bootstrap.js'), 'document.title = "early";');
  writeFileSync(join(folder, 'src/start/page-loader.ts'), 'const late: string = "late"; window.name = late;');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('tells what a document must load first, in the bundler’s order, from what may come later', () => {
  const record = writeShellRecord(folder, STATS, PROVIDES);
  expect(record).toMatchObject({
    scripts: ['/runtime.js', '/main.js'],
    styles: ['/main.css'],
    laterStyles: ['/dock.css'],
    fonts: ['/a.woff2', '/b.woff2'],
    icon: 'data:image/svg+xml,%3Csvg%2F%3E',
    provides: PROVIDES,
  });
  expect(JSON.parse(readFileSync(join(folder, 'dist/shell.json'), 'utf8'))).toEqual(record);
});

it('has the source of what runs before the first paint, bundled, in the order in which it must run', () => {
  const [theme, loader, ...more] = writeShellRecord(folder, STATS, PROVIDES).inlineScripts;
  expect(theme).toContain('document.title="early"');
  expect(loader).toContain('window.name=');
  expect(loader).not.toContain(': string');
  expect(more).toEqual([]);
});

it('is named by its files: the record itself changes nothing, another byte does', () => {
  const { hash } = writeShellRecord(folder, STATS, PROVIDES);
  expect(writeShellRecord(folder, STATS, PROVIDES).hash).toBe(hash);
  writeFileSync(join(folder, 'dist/main.js'), 'Main;');
  expect(writeShellRecord(folder, STATS, PROVIDES).hash).not.toBe(hash);
});

it('a build without an entry fails, instead of a site of empty pages', () => {
  expect(() => writeShellRecord(folder, { ...STATS, entrypoints: {} }, PROVIDES)).toThrow('no entry script');
});
