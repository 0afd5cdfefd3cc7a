import type { SpawnOptions } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../root';
import { runCommand } from '../run-command';
import { StartError } from '../start/start-error';

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

interface PlaywrightModule {
  readonly chromium: { executablePath(): string };
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    // Missing or not executable: either way not a browser for us.
    return false;
  }
}

function playwrightsOwn(): string {
  const requireFromE2e = createRequire(path.join(root, 'e2e/package.json'));
  return (requireFromE2e('@playwright/test') as PlaywrightModule).chromium.executablePath();
}

function onPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return SYSTEM_NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isExecutable);
}

function present(): string | undefined {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) {
    if (isExecutable(wanted)) return wanted;
    throw new StartError(`CHROMIUM_PATH is ${wanted}, which is not a program that can run.`);
  }
  return isExecutable(playwrightsOwn()) ? playwrightsOwn() : onPath();
}

/** Standard output belongs to what the caller prints. */
const OUTPUT_AS_ERRORS: SpawnOptions = { stdio: ['inherit', 2, 2] };

async function installWithPlaywright(): Promise<void> {
  const cli = path.join(root, 'e2e/node_modules/@playwright/test/cli.js');
  await runCommand(process.execPath, [cli, 'install', 'chromium'], { cwd: root, ...OUTPUT_AS_ERRORS });
}

async function installWithApt(): Promise<void> {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return;
  await runCommand('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], OUTPUT_AS_ERRORS);
}

/**
 * The path of a Chromium: CHROMIUM_PATH, Playwright's own, the system's, or one installed now.
 * @throws StartError when there is none and none can be installed
 */
export async function findChromium(): Promise<string> {
  for (const install of [installWithPlaywright, installWithApt]) {
    const found = present();
    if (found) return found;
    console.error('No Chromium here yet; installing one …');
    await install();
  }
  const found = present();
  if (found) return found;
  throw new StartError(
    'The journeys need a Chromium: install one (apt-get install chromium) or set CHROMIUM_PATH.',
  );
}
