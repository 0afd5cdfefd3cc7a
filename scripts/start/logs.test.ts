import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Writable } from 'node:stream';
import { root } from '../root';
import { openLog } from './log-file';
import { WarningLog } from './warning-log';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'atoll-logs-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (log: Writable, line: string) =>
  new Promise<void>((resolve) => void log.write(`${line}\n`, () => resolve()));
const end = (log: Writable) => new Promise<void>((resolve) => void log.end(() => resolve()));
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 10));
}

/** A file system of a megabyte; null where this user may not mount one. */
function smallDisk(): string | null {
  const disk = path.join(folder, 'disk');
  mkdirSync(disk);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', disk], { stdio: 'ignore' });
    return disk;
  } catch {
    // Mounting needs rights that a developer or a CI may not have.
    return null;
  }
}

/** Fills a log until its disk refuses, empties the disk, and gives what the log says then. */
async function drill(log: Writable, said: string[], makeRoom: () => void): Promise<void> {
  while (said.length === 0) await write(log, 'x'.repeat(10_000));
  await write(log, 'what went wrong');
  for (let each = 0; each < 100; each += 1) await write(log, 'lost'.repeat(1_000));
  expect(said).toEqual([
    expect.stringMatching(/^The log API.log in \S+ cannot be written: .+\. Lines are lost until it can\.$/),
  ]);
  makeRoom();
  await until(() => said.length === 2);
  await write(log, 'kept');
  await end(log);
}

describe('a log that cannot be written', () => {
  it('ERR-14: loses lines and not the process, says so once with the cause, and goes on by itself', async () => {
    const said: string[] = [];
    const file = path.join(folder, 'API.log');
    mkdirSync(file);
    const log = openLog(folder, 'API', { retryMs: 10, say: (line) => said.push(line) });
    await drill(log, said, () => rmdirSync(file));
    const lines = read('API.log').trim().split('\n');
    expect(lines).toContain('what went wrong');
    expect(lines.at(-2)).toMatch(/"msg":"\d+ lines before this one are lost"/);
    expect(lines.at(-1)).toBe('kept');
  });

  it('ERR-14: does the same on a real disk of a megabyte, where the machine allows to mount one', async () => {
    const disk = smallDisk();
    if (!disk) return console.warn('not run: this user may not mount a file system');
    try {
      const said: string[] = [];
      const ballast = path.join(disk, 'ballast');
      writeFileSync(ballast, Buffer.alloc(800_000));
      const log = openLog(disk, 'API', { retryMs: 10, say: (line) => said.push(line) });
      await drill(log, said, () => rmSync(ballast));
      expect(said[0]).toContain('ENOSPC');
      const lines = readFileSync(path.join(disk, 'API.log'), 'utf8').trim().split('\n');
      expect(lines).toContain('what went wrong');
      expect(lines.at(-2)).toMatch(/"msg":"\d+ lines before this one are lost"/);
      expect(lines.at(-1)).toBe('kept');
    } finally {
      execFileSync('umount', [disk]);
    }
  });

  it('ERR-14: words for a person that end on a full disk do not end the site', async () => {
    const script = `
      import { Progress } from ${JSON.stringify(path.join(__dirname, 'progress.ts'))};
      const progress = new Progress();
      progress.line('lost');
      setTimeout(() => { progress.line('lost as well'); process.exit(7); }, 50);`;
    const device = openSync('/dev/full', 'w');
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      cwd: root,
      stdio: ['ignore', device, 'ignore'],
    });
    const [code] = await once(child, 'close');
    closeSync(device);
    expect(code).toBe(7);
  });
});

describe('warnings', () => {
  const entry = (level: number, msg: string, more = {}) =>
    JSON.stringify({ level, time: 'now', msg, ...more });
  const chunk = (...lines: string[]) => Buffer.from(lines.map((line) => `${line}\n`).join(''));

  function logOfWarnings(maxSize?: string) {
    return new WarningLog(openLog(folder, 'API.warnings', { maxSize }));
  }

  it('stand in a log of their own, with what a process writes to its error output', async () => {
    const warnings = logOfWarnings();
    const whole = chunk(entry(30, 'request'), entry(40, 'careful'), entry(50, 'broken'), 'no entry');
    warnings.takeOutput(whole.subarray(0, 60));
    warnings.takeOutput(whole.subarray(60));
    warnings.takeErrors(chunk('out of memory'));
    await warnings.close();
    expect(read('API.warnings.log').trim().split('\n')).toEqual([
      entry(40, 'careful'),
      entry(50, 'broken'),
      'out of memory',
    ]);
  });

  it('of a kind that comes often are counted, whatever differs from one to the next', async () => {
    const warnings = logOfWarnings();
    for (let each = 0; each < 1_000; each += 1) {
      warnings.takeOutput(chunk(entry(50, 'request failed', { reqId: each, code: 'INTERNAL' })));
    }
    await warnings.close();
    const lines = read('API.warnings.log').trim().split('\n');
    expect(lines).toHaveLength(21);
    expect(lines.at(-1)).toContain('980 more lines like these in the last hour');
  });

  it('of a day are kept, whatever comes: floods, long lines and kinds that are made up', async () => {
    const warnings = logOfWarnings();
    warnings.takeOutput(chunk(entry(50, 'the first of the day')));
    const filler = 'x'.repeat(14_000);
    const flood = (hour: number) =>
      Buffer.concat(
        Array.from({ length: 1_000 }, (_, each) => chunk(entry(50, `made up ${hour} ${each}${filler}`))),
      );
    // A day goes by in 24 calls: no clock is waited for.
    for (let hour = 0; hour < 24; hour += 1) {
      warnings.takeOutput(flood(hour));
      warnings.endHour();
    }
    await warnings.close();
    const files = readdirSync(folder).filter((name) => name.startsWith('API.warnings'));
    const all = files.map((name) => read(name)).join('');
    expect(all).toContain('the first of the day');
    expect(all.length).toBeLessThan(50_000_000);
  });
});
