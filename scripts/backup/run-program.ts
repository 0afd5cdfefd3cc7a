import path from 'node:path';
import { buildSite } from '../build/build-site';
import { runCommand } from '../run-command';
import { Crew } from '../start/crew';
import { readOptions } from '../start/options';
import { prepareDataDir } from '../start/preflight';
import { Progress } from '../start/progress';
import { onStopRequest } from '../start/stop-request';
import { withDatabase } from '../start/with-database';

/** Flags of what only makes a key, or reads a backup. */
const WITHOUT_DATABASE = ['--new-key', '--verify'];

/**
 * Runs the API's program for backups or restores on MONGODB_URI, on the running site's embedded database, or on the one
 * that a site on DATA_DIR has, which is started for it. Resolves with the program's exit code.
 * @throws StartError where the database cannot be started
 */
export async function runProgram(
  root: string,
  name: 'backup' | 'restore',
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<number> {
  const options = readOptions([], env, root);
  prepareDataDir(options.dataDir);
  const crew = new Crew(path.join(options.dataDir, 'logs'));
  const stop = onStopRequest(() => crew.kill());
  await buildSite(root, new Progress(process.stderr), stop, (part) => part === 'api' || part === 'database');
  const program = path.join(root, `api/dist/${name}.js`);
  const run = (more: Readonly<Record<string, string>>) =>
    runCommand(process.execPath, [program, ...args], { env: { ...env, DATA_DIR: options.dataDir, ...more } });
  if (args.some((arg) => WITHOUT_DATABASE.includes(arg))) return run({});
  return withDatabase(root, options, env, crew, (mongodbUri) => run({ MONGODB_URI: mongodbUri }));
}
