import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

it('gives a place for a report on a fresh clone, where no folder for reports is yet', async () => {
  const freshClone = mkdtempSync(path.join(tmpdir(), 'atoll-clone-'));
  jest.doMock('../root', () => ({ root: freshClone }));
  const { reportFile } = await import('./saved-outcomes');
  expect(existsSync(path.dirname(reportFile('jest.json')))).toBe(true);
  rmSync(freshClone, { recursive: true });
});
