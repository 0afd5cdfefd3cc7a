import { mkdtemp, mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const THEME_SCRIPT = "document.documentElement.dataset.theme='dark'";

/** Writes a folder as the shell's build leaves it and returns its path. */
export async function buildShell(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'atoll-shell-'));
  await mkdir(join(folder, 'assets'));
  const record = {
    scripts: ['/assets/main.0a1b2c3d.js'],
    styles: ['/assets/main.0a1b2c3d.css'],
    fonts: ['/assets/text.0a1b2c3d.woff2'],
    inlineScripts: [THEME_SCRIPT],
  };
  await writeFile(join(folder, 'shell.json'), JSON.stringify(record));
  await writeFile(join(folder, 'assets/main.0a1b2c3d.js'), 'console.log(1)');
  await writeFile(join(folder, 'assets/icons.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  return folder;
}
