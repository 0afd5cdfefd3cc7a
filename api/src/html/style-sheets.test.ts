import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
