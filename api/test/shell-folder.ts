import { mkdtemp, mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SharedByShell } from '@atoll/contracts/shared-by-shell';

/** What the shell of a test shares with the remotes. */
export const PROVIDED: SharedByShell = {
  versions: { react: '19.3.1', '@atoll/platform': '1.0.0' },
  exports: { react: ['useState', '*'], '@atoll/platform': ['createRemote'] },
  federation: '2.9.2',
};

export const THEME_SCRIPT = "document.documentElement.dataset.theme='dark'";

/** A server bundle that renders `html` as its first screen, with the slots of the remotes after it. */
export function serverBundle(html: string, more = ''): string {
  const result = `{ status: 200, head: { title: 'From the server', canonical: url }, html: ${JSON.stringify(html)}, state: [], preload: [], maxAgeSeconds: 60 }`;
  return `export async function render({ url }) { ${more}; return ${result}; }`;
}

/** Writes a folder as the shell's build leaves it and returns its path. */
export async function buildShell(server?: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'atoll-shell-'));
  await mkdir(join(folder, 'assets'));
  const record = {
    hash: '0123456789abcdef',
    scripts: ['/assets/main.0a1b2c3d.js'],
    styles: ['/assets/main.0a1b2c3d.css'],
    fonts: ['/assets/text.0a1b2c3d.woff2'],
    icon: 'data:image/svg+xml,%3Csvg/%3E',
    inlineScripts: [THEME_SCRIPT],
    provides: PROVIDED,
  };
  await writeFile(join(folder, 'shell.json'), JSON.stringify(record));
  await writeFile(join(folder, 'assets/main.0a1b2c3d.js'), 'console.log(1)');
  await writeFile(join(folder, 'assets/main.0a1b2c3d.css'), 'body{margin:0}');
  if (server) await writeFile(join(folder, 'server.mjs'), server);
  await writeFile(join(folder, 'assets/icons.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>');
  return folder;
}
