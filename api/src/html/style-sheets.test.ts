import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RegistryEntry } from '@atoll/contracts/registry';
import { createStyleSheets } from './style-sheets';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atoll-styles-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('the shell’s sheet comes whole, but its fonts only on wide screens; their stand-ins everywhere', async () => {
  const standIn = '@font-face{font-family:A Fallback;src:local(Arial)}';
  const font = '@font-face{font-family:A;src:url(/assets/a.woff2)format("woff2")}';
  await writeFile(join(folder, 'main.css'), `body{margin:0}${standIn}${font}.later{color:red}`);
  const styles = await createStyleSheets(folder, folder).ofShell(['/main.css']);
  expect(styles).toEqual([
    { href: '/main.css', source: `body{margin:0}${standIn}.later{color:red}` },
    { href: '/main.css', source: font, media: '(min-width:641px)' },
  ]);
});

describe('a remote’s first screen', () => {
  const RELEASE = '/releases/mfe-tours/0123';
  const SHEETS = ['app.1.css', 'results.2.css', 'detail.3.css'];
  const entry = {
    preload: [`${RELEASE}/app.1.css`],
    integrity: Object.fromEntries(SHEETS.map((name) => [`${RELEASE}/${name}`, ''])),
  } as unknown as RegistryEntry;

  async function sheetsFor(chunks: readonly string[] | undefined): Promise<string[]> {
    await mkdir(join(folder, 'mfe-tours/0123'), { recursive: true });
    for (const name of SHEETS) await writeFile(join(folder, 'mfe-tours/0123', name), '.card{color:red}');
    const screen = { html: '<p class="card"></p>', ...(chunks && { chunks: [...chunks] }) };
    const styles = await createStyleSheets(folder, folder).ofRelease(entry, screen);
    return styles.map(({ href }) => href.replace(`${RELEASE}/`, ''));
  }

  it('takes the sheets of its own chunks alone, which all bring the kit’s rules', async () => {
    expect(await sheetsFor(['results'])).toEqual(['app.1.css', 'results.2.css']);
    expect(await sheetsFor([])).toEqual(['app.1.css']);
  });

  it('takes all of them where its release names no chunks', async () => {
    expect(await sheetsFor(undefined)).toEqual(SHEETS);
  });
});
