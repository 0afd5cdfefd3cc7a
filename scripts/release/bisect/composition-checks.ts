import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MANIFEST_FILE } from '@atoll/contracts/registry';
import { launchBrowser } from '../../bench/mobile';
import { findChromium } from '../../suites/chromium';
import type { Composition } from './compositions';

/** Whether a site is as it should be in a composition. */
export type Check = (composition: Composition) => Promise<boolean>;

/** How long a text may take to come. */
const PATIENCE_MS = 20_000;

/** What a browser keeps that has a composition of its own: an override for each remote (PLT-05). */
function storageOf(siteUrl: string, composition: Composition) {
  const overrides = Object.fromEntries(
    Object.entries(composition).flatMap(([remote, hash]) =>
      hash === null ? [] : [[remote, `/releases/${remote}/${hash}/${MANIFEST_FILE}`]],
    ),
  );
  const kept = { name: 'mfe-overrides', value: JSON.stringify(overrides) };
  return { cookies: [], origins: [{ origin: siteUrl, localStorage: [kept] }] };
}

/** Good where a page shows a text. */
export async function textCheck(
  siteUrl: string,
  address: string,
  text: string,
): Promise<{ readonly check: Check; readonly close: () => Promise<void> }> {
  const browser = await launchBrowser();
  const check: Check = async (composition) => {
    const context = await browser.newContext({ storageState: storageOf(siteUrl, composition) });
    const page = await context.newPage();
    await page.goto(new URL(address, siteUrl).href);
    const isShown = await page
      .getByText(text)
      .first()
      .waitFor({ timeout: PATIENCE_MS })
      .then(
        () => true,
        // It did not come: that is the answer.
        () => false,
      );
    await context.close();
    return isShown;
  };
  return { check, close: () => browser.close() };
}

function exitCodeOf(command: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv) {
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] });
  return new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
}

/** Good where a journey of `e2e` passes; `args` go to Playwright. */
export function journeyCheck(root: string, siteUrl: string, args: readonly string[]): Check {
  return async (composition) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'atoll-bisect-'));
    const state = path.join(folder, 'storage.json');
    writeFileSync(state, JSON.stringify(storageOf(siteUrl, composition)));
    const cli = path.join(root, 'e2e/node_modules/@playwright/test/cli.js');
    const env = {
      ...process.env,
      ...{ E2E_BASE_URL: siteUrl, E2E_STORAGE_STATE: state, E2E_CHROMIUM: await findChromium() },
    };
    try {
      const command = [cli, 'test', ...args, '--retries', '0', '--reporter', 'line'];
      return (await exitCodeOf(process.execPath, command, path.join(root, 'e2e'), env)) === 0;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };
}
