import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildSite } from '../build/build-site';
import { timed } from '../report/durations';
import type { Duration, SuiteRun } from '../report/outcome';
import { playwrightFileTimes, playwrightOutcomes } from '../report/playwright-outcomes';
import { forgetRun, reportFile, saveRun } from '../report/saved-runs';
import { root } from '../root';
import { runCommand } from '../run-command';
import { Progress } from '../start/progress';
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

function readReport(): Pick<SuiteRun, 'outcomes' | 'files'> {
  const crashed = { title: 'Playwright could not run', file: '', part: 'workspace', passed: false };
  if (!existsSync(raw)) return { outcomes: [crashed], files: [] };
  const report = JSON.parse(readFileSync(raw, 'utf8')) as Parameters<typeof playwrightOutcomes>[0];
  return { outcomes: playwrightOutcomes(report), files: playwrightFileTimes(report) };
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

/** Builds before the site starts, which would build too, so that the report can tell building from testing. */
async function buildTimed(): Promise<Duration> {
  const [, duration] = await timed('build', () =>
    buildSite(root, new Progress(), new AbortController().signal),
  );
  return duration;
}

/**
 * Runs the journeys against E2E_BASE_URL, or against a site of their own that is built, started and stopped here, and
 * saves their outcomes. Arguments go to Playwright. Resolves with its exit code.
 */
export async function runE2eSuite(args: readonly string[]): Promise<number> {
  forgetRun('e2e');
  rmSync(raw, { force: true });
  const stages: Duration[] = [];
  try {
    const chromium = await findChromium();
    const running = process.env.E2E_BASE_URL;
    if (!running) stages.push(await buildTimed());
    const [code, duration] = await timed('e2e', () =>
      running
        ? playwright({ E2E_BASE_URL: running, E2E_CHROMIUM: chromium }, args)
        : onOwnSite(chromium, args),
    );
    stages.push(duration);
    return code;
  } finally {
    saveRun('e2e', { ...readReport(), stages });
  }
}
