import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** The bundle, as a site runs it (scripts/jest/build-for-tests.ts); a loader at every start takes half a second. */
const PROGRAM = join(__dirname, '../../dist/main.js');

/** An engine in a process of its own. */
export interface EngineProcess {
  process: ChildProcess;
  uri: string;
  /** Resolves with the exit code, or the signal that ended it. */
  ended: Promise<number | string>;
}

const address = (where: string) => (/^\d+$/.test(where) ? `127.0.0.1:${where}` : encodeURIComponent(where));

/** Starts the engine's command line on a directory; rejects with what it printed when it does not come up. */
export async function startEngineProcess(dataDir: string, ...more: string[]): Promise<EngineProcess> {
  const args = [PROGRAM, '--data-dir', dataDir, '--port', '0', ...more];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const ended = new Promise<number | string>((resolve) =>
    child.on('close', (code, signal) => resolve(signal ?? code ?? 0)),
  );
  const where = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const found = /^listening (\S+)$/.exec(line);
      if (found) resolve(found[1] ?? '');
    });
    void ended.then(() => reject(new Error(errors.trim())));
  });
  return { process: child, uri: `mongodb://${address(where)}/?directConnection=true`, ended };
}
