import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { defineConfig } from '@playwright/test';

const baseURL = process.env.E2E_BASE_URL ?? 'http://localhost:4000';

/** By the commit, so that each change tries other taps, and a second run of the same one the same. */
function drawSeed(): string {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--short=12', 'HEAD'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : String(randomInt(2 ** 31));
}

// Once: the workers, which read the specs too, inherit it.
process.env.TAPS_SEED ??= drawSeed();

/** What a Chromium needs on a machine without a screen, sandboxing or its vendor's servers. */
const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  '--enable-unsafe-swiftshader',
];

export default defineConfig({
  testDir: './specs',
  outputDir: '../test-results',
  forbidOnly: true,
  fullyParallel: true,
  // A journey that passes at its second try is listed as flaky, with what failed first; more than a few fail the run.
  // Specs about what search engines are told have no second try.
  retries: 1,
  workers: 2,
  // What is waited for comes in the end; how long it takes depends on what else the machine does.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL,
    // What a browser has kept already: `pnpm releases bisect` shows it other releases.
    ...(process.env.E2E_STORAGE_STATE ? { storageState: process.env.E2E_STORAGE_STATE } : {}),
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
    // What moves is drawn at once, and nobody waits for it; taps are tried with all of it.
    reducedMotion: 'reduce',
    trace: 'on-first-retry',
    launchOptions: {
      args: CHROMIUM_FLAGS,
      ...(process.env.E2E_CHROMIUM ? { executablePath: process.env.E2E_CHROMIUM } : {}),
    },
  },
});
