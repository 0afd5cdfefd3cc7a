import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { TEST_TIMEOUT_MS } from './jest.base.mjs';

const root = import.meta.dirname;

/** Folders right inside this one that have tests. */
function packagesIn(folder) {
  return readdirSync(path.join(root, folder))
    .map((name) => path.join(folder, name))
    .filter((candidate) => existsSync(path.join(root, candidate, 'jest.config.mjs')));
}

/** Every package's tests in one run; each package's own two-line configuration says what it runs on. */
export default {
  // Without a terminal Jest leaves one processor idle.
  maxWorkers: Math.max(1, availableParallelism()),
  testSequencer: '<rootDir>/scripts/jest/slowest-first.mjs',
  // What a file leaves behind in memory makes every later one slower; a new worker costs a second.
  workerIdleMemoryLimit: '512MB',
  // A project's own testTimeout does not count in a run of them all.
  testTimeout: TEST_TIMEOUT_MS,
  projects: ['.', 'api', 'shell'].flatMap(packagesIn).map((folder) => `<rootDir>/${folder}`),
};
