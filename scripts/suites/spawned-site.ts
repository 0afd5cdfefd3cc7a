import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { root } from '../root';
import { STAND_IN_NAMES, STAND_INS } from '../start/sandbox';

const READY = /Atoll is ready on (\S+)/;

/** Every port a free one: other sites run beside it. */
const FREE_PORTS = Object.fromEntries(
  ['PORT', ...STAND_IN_NAMES.map((name) => STAND_INS[name].portVariable)].map((name) => [name, '0']),
);

export interface SpawnedSite {
  readonly url: string;
  readonly child: ChildProcess;
  /** Asks it to end, and waits until it has; its data stay. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts the built site as a process of its own, on free ports, and waits until it is ready.
 *
 * @param onOutput gets what the start prints
 * @throws with what it printed, where it ends before it is ready
 */
export async function spawnSite(
  dataDir: string,
  env: NodeJS.ProcessEnv,
  onOutput: (text: string) => void = () => {},
): Promise<SpawnedSite> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/start.ts', '--data-dir', dataDir], {
    cwd: root,
    env: { ...process.env, ...FREE_PORTS, DEMO_AGENTS: '500', CI: '1', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      onOutput(chunk.toString());
      const [, found] = READY.exec(output) ?? [];
      if (found) resolve(found);
    });
    child.once('close', (code) => reject(new Error(`The site ended with code ${code}:\n${output}`)));
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { url, child, stop };
}
