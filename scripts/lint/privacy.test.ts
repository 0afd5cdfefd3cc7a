import { readFileSync } from 'node:fs';
import path from 'node:path';
import { COOKIES } from '@atoll/contracts/cookies';
import { KEPT_ON_DEVICE, STORED } from '@atoll/contracts/privacy-facts';
import { root } from '../root';
import { captureCommand } from '../run-command';

interface Source {
  readonly file: string;
  readonly text: string;
}

/** The product's own code below these folders, without tests. */
async function sourcesIn(...folders: string[]): Promise<Source[]> {
  const { output } = await captureCommand(
    'git',
    ['ls-files', '-co', '--exclude-standard', '--', ...folders],
    {
      cwd: root,
    },
  );
  const isSource = (file: string) =>
    /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.testing\.tsx?$|\/testing\//.test(file);
  return output
    .split('\n')
    .filter(isSource)
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
}

const sorted = (values: Iterable<string>) => [...new Set(values)].sort();

function findAll(sources: readonly Source[], pattern: RegExp): string[] {
  return sources.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, found = '']) => found));
}

it('HOM-19: every collection of the database stands in what /privacy is made from, and nothing else', async () => {
  const sources = await sourcesIn('api/src', 'api/demo-data');
  expect(sorted(findAll(sources, /\bcollection: '([^']+)'/g))).toEqual(sorted(Object.keys(STORED)));
});

it('HOM-19: every cookie is one of those that /privacy names', async () => {
  const sources = await sourcesIn('api/src', 'shell', 'mfe-*');
  const setters = sources.filter(({ text }) =>
    /\.setCookie\(|cookies\.serialize\(|Max-Age=|document\.cookie|cookieStore/.test(text),
  );
  const named = setters.map(({ file, text }) => ({
    file,
    cookies: findAll([{ file, text }], /\bCOOKIES\.(\w+)/g),
  }));
  expect(named.filter(({ cookies }) => cookies.length === 0)).toEqual([]);
  expect(sorted(named.flatMap(({ cookies }) => cookies))).toEqual(sorted(Object.keys(COOKIES)));
});

it('HOM-19: every key that the browser keeps is one of those that /privacy names', async () => {
  const sources = await sourcesIn('shell', 'mfe-*');
  const keepers = sources.filter(({ text }) =>
    /localStorage|sessionStorage|deviceStorage<|DeviceText\(/.test(text),
  );
  const kept = findAll(
    keepers,
    /(?:\bkey: |\b[A-Z_]*(?:KEY|STORED|PREFIX) = |etItem\()'((?:atoll|mfe)-[^']*)'/g,
  );
  expect(sorted(kept)).toEqual(sorted(KEPT_ON_DEVICE.map(({ key }) => key)));
  expect(findAll(sources, /(indexedDB|caches\.open)/g)).toEqual([]);
});
