import path from 'node:path';
import { captureCommand, runCommand } from '../run-command';
import { StartError } from '../start/start-error';
import { tryFolder } from './trial';

/** The lines of Node that the product runs on; 20 is the oldest. */
export const NODE_MAJORS = [20, 22, 24] as const;
const READY_MAX_MS = 90_000;

/** A Node of another version, as the package `node` of the registry brings it. */
export interface OtherNode {
  readonly version: string;
  readonly program: string;
}

/**
 * Fetches the newest Node of a line, where it is not here yet.
 * @throws StartError where the registry does not give it
 */
export async function fetchNode(major: number): Promise<OtherNode> {
  const print = 'console.log(process.version + " " + process.execPath)';
  const command = ['exec', '--yes', '--package', `node@${major}`, '--', 'node', '-e', print];
  const { code, output } = await captureCommand('npm', command);
  const [, version, program] = /^(v\d\S*) (.+)$/m.exec(output) ?? [];
  if (code === 0 && version?.startsWith(`v${major}.`) && program) return { version, program };
  throw new StartError(`Node ${major} could not be fetched from the registry:\n${output}`);
}

/** How long the folder takes to be ready on this Node, in milliseconds; it also has to render and to stop by itself. */
export async function startsOn({ program }: OtherNode, root: string, folder: string): Promise<number> {
  const trial = await tryFolder({ root, folder, node: program, patienceMs: READY_MAX_MS });
  try {
    const { status } = await fetch(trial.url);
    if (status !== 200) throw new StartError(`The front page answers ${status}.`);
  } finally {
    await trial.stop();
  }
  return trial.readyMs;
}

/** Runs the unit tests on this Node, and whatever Node they start besides; `args` go to Jest. Resolves with the exit code. */
export function unitTestsOn({ program }: OtherNode, root: string, args: readonly string[]): Promise<number> {
  const PATH = [path.dirname(program), process.env.PATH].join(path.delimiter);
  const jest = path.join(root, 'node_modules/jest/bin/jest.js');
  return runCommand(program, [jest, ...args], { cwd: root, env: { ...process.env, PATH } });
}
