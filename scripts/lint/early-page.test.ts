import { readFileSync } from 'node:fs';
import path from 'node:path';
import { EARLY_PAGE, REPLAYS } from '@atoll/contracts/early-page';
import { root } from '../root';
import { captureCommand } from '../run-command';

const PROTOCOL: readonly string[] = Object.values(EARLY_PAGE);
/** What the browser reads before the product's code: the inline loader and the base styles. */
const READERS = /^shell\/src\/start\/(?!.*\.test\.)|^shell\/ui\/src\/styles\/base\.css$/;
/** Read by base.css while the page lives, not before. */
const NOT_EARLY = ['data-locks-scroll', 'data-theme'];

interface Source {
  readonly file: string;
  readonly text: string;
}

async function sources(): Promise<Source[]> {
  const { output } = await captureCommand(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', 'shell', 'mfe-*', 'e2e'],
    { cwd: root },
  );
  return output
    .split('\n')
    .filter((file) => /\.(tsx?|css)$/.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
}

function attributesIn({ text }: Source): string[] {
  const fromDataset = [...text.matchAll(/\bdataset(?:\.|\[')(\w+)/g)].map(
    ([, name = '']) => `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
  );
  return [...(text.match(/\bdata-[a-z]+(?:-[a-z]+)*/g) ?? []), ...fromDataset];
}

/** 'data-fly-to-zoom' as scripts and tests read it: 'flyToZoom'. */
function datasetName(attribute: string): string {
  return attribute
    .slice('data-'.length)
    .replace(/-([a-z])/g, (_match, letter: string) => letter.toUpperCase());
}

/** The attributes that elements get in JSX, with what is written behind the equals sign. */
function written(source: Source): { name: string; value: string | undefined }[] {
  if (!source.file.endsWith('.tsx') || source.file.includes('.test.')) return [];
  return [...source.text.matchAll(/\s(data-[a-z-]+)(?:="([^"]*)")?/g)].map(([, name = '', value]) => ({
    name,
    value,
  }));
}

it('the loader and the base styles read no attribute that the early page protocol does not list', async () => {
  const readers = (await sources()).filter(({ file }) => READERS.test(file));
  expect(readers.length).toBeGreaterThan(3);
  const read = readers.flatMap(attributesIn).filter((name) => !NOT_EARLY.includes(name));
  expect(read.filter((name) => !PROTOCOL.includes(name))).toEqual([]);
});

it('every attribute of an element is in the protocol or read by somebody, so that none is misspelt', async () => {
  const all = await sources();
  const uses = new Map<string, number>();
  for (const name of all.flatMap(attributesIn)) uses.set(name, (uses.get(name) ?? 0) + 1);
  const tests = all.filter(({ file }) => file.includes('.test.')).map(({ text }) => text);
  const isRead = (name: string) =>
    (uses.get(name) ?? 0) > 1 || tests.some((text) => text.includes(`${datasetName(name)}:`));
  const problems = all.flatMap((source) =>
    written(source)
      .filter(({ name }) => !PROTOCOL.includes(name) && !isRead(name))
      .map(({ name }) => `${source.file}: ${name}`),
  );
  expect(problems).toEqual([]);
});

it('a button is replayed in one of the ways that the loader knows', async () => {
  const values = (await sources())
    .flatMap(written)
    .filter(({ name, value }) => name === EARLY_PAGE.replay && value !== undefined)
    .map(({ value }) => value);
  expect(values.length).toBeGreaterThan(10);
  expect(values.filter((value) => !(REPLAYS as readonly (string | undefined)[]).includes(value))).toEqual([]);
});
