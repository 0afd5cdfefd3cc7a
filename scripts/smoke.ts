import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { assembleFolder } from './assemble/assemble-folder';
import { SMOKE_JOURNEYS } from './assemble/smoke-journeys';
import { buildSite } from './build/build-site';
import { root } from './root';
import { Progress } from './start/progress';
import { runSuites } from './suites/run-suites';

const temporary = mkdtempSync(path.join(tmpdir(), 'atoll-smoke-'));
const folder = path.join(temporary, 'site');
try {
  const progress = new Progress();
  await buildSite(root, progress, new AbortController().signal);
  await progress.step('assemble', () => assembleFolder(root, folder));
  // The start of the site, and those of the specs that have a site of their own, read it.
  process.env.ASSEMBLED_DIR = folder;
  const wanted = process.argv.slice(2);
  await runSuites(['e2e'], wanted.length > 0 ? wanted : SMOKE_JOURNEYS);
} finally {
  rmSync(temporary, { recursive: true, force: true });
}
