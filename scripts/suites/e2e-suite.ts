import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Outcome } from '../report/outcome';
import { playwrightOutcomes } from '../report/playwright-outcomes';
import { forgetOutcomes, reportFile, saveOutcomes } from '../report/saved-outcomes';
import { root } from '../root';
import { runCommand } from '../run-command';
import { findChromium } from './chromium';
import { startTemporarySite } from './temporary-site';

const raw = reportFile('playwright.json');

function playwright(env: Readonly<Record<string, string>>, args: readonly string[]): Promise<number> {
  const cli = path.join(root, 'e2e/node_modules/@playwright/test/cli.js');
  return runCommand(process.execPath, [cli, 'test', ...args], {
    cwd: path.join(root, 'e2e'),
    env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: raw },
  });
}

function outcomes(): Outcome[] {
  const crashed = { title: 'Playwright could not run', file: '', part: 'workspace', passed: false };
  if (!existsSync(raw)) return [crashed];
  return playwrightOutcomes(
    JSON.parse(readFileSync(raw, 'utf8')) as Parameters<typeof playwrightOutcomes>[0],
  );
}

async function onOwnSite(chromium: string, args: readonly string[]): Promise<number> {
  const site = await startTemporarySite();
  try {
    const env = { E2E_BASE_URL: site.url, E2E_CHROMIUM: chromium, E2E_DATA_DIR: site.dataDir };
    return await playwright(env, args);
  } finally {
    await site.stop();
  }
}

/**
 * Runs the journeys against E2E_BASE_URL, or against a site of their own that is built, started and stopped here, and
 * saves their outcomes. Arguments go to Playwright. Resolves with its exit code.
 */
export async function runE2eSuite(args: readonly string[]): Promise<number> {
  forgetOutcomes('e2e');
  rmSync(raw, { force: true });
  try {
    const chromium = await findChromium();
    const running = process.env.E2E_BASE_URL;
    if (!running) return await onOwnSite(chromium, args);
    return await playwright({ E2E_BASE_URL: running, E2E_CHROMIUM: chromium }, args);
  } finally {
    saveOutcomes('e2e', outcomes());
  }
}
