import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readShellBuild } from './shell-build';

async function folderWith(text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'atoll-shell-'));
  await writeFile(join(folder, 'shell.json'), text);
  return folder;
}

describe('the shell build', () => {
  it('is null where none was made yet', async () => {
    expect(await readShellBuild(join(tmpdir(), 'atoll-no-such-folder'))).toBeNull();
  });

  it.each([
    ['no JSON', '{'],
    [
      'no scripts',
      JSON.stringify({ hash: '0123456789abcdef', scripts: [], styles: [], fonts: [], inlineScripts: [] }),
    ],
    [
      'a foreign script',
      JSON.stringify({
        hash: '0123456789abcdef',
        scripts: ['https://evil.example/x.js'],
        styles: [],
        fonts: [],
        inlineScripts: [],
      }),
    ],
    [
      'an inline script that ends its element',
      JSON.stringify({
        hash: '0123456789abcdef',
        scripts: ['/assets/a.js'],
        styles: [],
        fonts: [],
        inlineScripts: ['"</script>"'],
      }),
    ],
  ])('stops the start when it has %s', async (_name, text) => {
    await expect(readShellBuild(await folderWith(text))).rejects.toThrow('build the shell again');
  });
});
