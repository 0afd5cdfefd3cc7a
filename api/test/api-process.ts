import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export interface ApiProcess {
  readonly child: ChildProcess;
  /** Resolves with the exit code and everything the process said. */
  readonly ended: Promise<{ readonly code: number | null; readonly output: string }>;
  /** Resolves with the address once the process listens; rejects when it ends before. */
  readonly listening: Promise<string>;
}

/** The bundle, as a site runs it (scripts/jest/build-for-tests.ts); a loader at every start takes seconds. */
const PROGRAM = resolve(__dirname, '../dist/start.js');
const LISTENS_AT = /Server listening at (http:[^"]+)"/;

const running = new Set<ChildProcess>();

/** Ends the processes that a failing test left behind; for `afterEach`. */
export function endApiProcesses(): void {
  for (const child of running) child.kill('SIGKILL');
}

/** Runs the API as its start script does, in a process of its own, on a free port. */
export async function startApiProcess(env: Readonly<Record<string, string>>): Promise<ApiProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'atoll-data-'));
  const child = spawn(process.execPath, [PROGRAM], {
    cwd: resolve(__dirname, '..'),
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'development',
      PORT: '0',
      DATA_DIR: dataDir,
      SHELL_DIR: dataDir,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('close', () => running.delete(child));
  let output = '';
  const ended = new Promise<{ code: number | null; output: string }>((settle) => {
    child.once('close', (code) => settle({ code, output }));
  });
  const listening = new Promise<string>((settle, reject) => {
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
      const [, url] = LISTENS_AT.exec(output) ?? [];
      if (url) settle(url);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    void ended.then(() => reject(new Error(`the API ended before it listened: ${output}`)));
  });
  // Only some tests wait for it; without them its rejection must not count as unhandled.
  listening.catch(() => undefined);
  return { child, ended, listening };
}
