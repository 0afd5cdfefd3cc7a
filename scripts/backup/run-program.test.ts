import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../root';
import { captureCommand } from '../run-command';

/** A command of the terminal, with its own process as an operator has it. */
function run(script: string, args: readonly string[], env: Readonly<Record<string, string>>) {
  return captureCommand(
    process.execPath,
    ['--import', 'tsx', path.join(root, 'scripts', `${script}.ts`), ...args],
    { cwd: root, env: { PATH: process.env.PATH, ...env } },
  );
}

it('PLT-17: a site that does not run is backed up and restored on the embedded engine', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'atoll-backup-command-'));
  const { output } = await run('backup', ['--new-key'], { DATA_DIR: path.join(folder, 'none') });
  const BACKUP_KEY = output.trim().split('\n').at(-1) ?? '';
  const file = path.join(folder, 'site.tar.gz.age');
  const [one, other] = ['one', 'other'].map((name) => path.join(folder, name)) as [string, string];
  mkdirSync(path.join(one, 'media', 'uploads', 'covers'), { recursive: true });
  writeFileSync(path.join(one, 'media', 'uploads', 'covers', 'a.webp'), 'a picture');

  const backup = await run('backup', ['--to', file], { DATA_DIR: one, BACKUP_KEY });
  expect(backup).toEqual({ code: 0, output: expect.stringContaining('1 files') as string });
  const verified = await run('restore', ['--from', file, '--verify'], { DATA_DIR: other, BACKUP_KEY });
  expect(verified).toEqual({ code: 0, output: expect.stringContaining('is whole') as string });
  expect(existsSync(path.join(other, 'media', 'uploads', 'covers'))).toBe(false);
  const restored = await run('restore', ['--from', file], { DATA_DIR: other, BACKUP_KEY });
  expect(restored.code).toBe(0);
  expect(readFileSync(path.join(other, 'media', 'uploads', 'covers', 'a.webp'), 'utf8')).toBe('a picture');
  const again = await run('restore', ['--from', file], { DATA_DIR: other, BACKUP_KEY });
  expect(again).toEqual({ code: 1, output: expect.stringContaining('into an empty site only') as string });
});
