import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

let freshClone: string;

beforeEach(() => {
  freshClone = mkdtempSync(path.join(tmpdir(), 'atoll-clone-'));
  jest.resetModules();
  jest.doMock('../root', () => ({ root: freshClone }));
});
afterEach(() => rmSync(freshClone, { recursive: true }));

it('gives a place for a report on a fresh clone, where no folder for reports is yet', async () => {
  const { reportFile } = await import('./saved-runs');
  expect(existsSync(path.dirname(reportFile('jest.json')))).toBe(true);
});

it('keeps a run with its times, and counts a forgotten one as a failure', async () => {
  const { forgetRun, savedRun, saveRun } = await import('./saved-runs');
  const run = { outcomes: [], files: [], stages: [{ name: 'unit', durationMs: 5 }] };
  saveRun('unit', run);
  expect(savedRun('unit')).toEqual(run);
  forgetRun('unit');
  expect(savedRun('unit').outcomes).toEqual([expect.objectContaining({ passed: false })]);
});
