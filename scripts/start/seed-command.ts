import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildSite } from '../build/build-site';
import { Crew } from './crew';
import { readOptions } from './options';
import { prepareDataDir } from './preflight';
import { Progress } from './progress';
import { seedDatabase } from './seed-database';
import { onStopRequest } from './stop-request';
import { withDatabase } from './with-database';

/**
 * `seed [--agents <number>] [--data-dir <folder>]`: writes demo data into MONGODB_URI, into the running site's embedded
 * database, or into the one that a site on the data directory will have. It goes on where an earlier one stopped.
 * @throws StartError when the data cannot be written
 */
export async function seedFromCommandLine(
  root: string,
  argv: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const { values } = parseArgs({
    args: [...argv],
    options: { agents: { type: 'string' }, 'data-dir': { type: 'string' } },
  });
  const options = readOptions(argv, env, root);
  prepareDataDir(options.dataDir);
  const progress = new Progress();
  const crew = new Crew(path.join(options.dataDir, 'logs'));
  const stop = onStopRequest(() => crew.kill());
  await buildSite(root, progress, stop, (name) => name === 'api' || name === 'database');
  await withDatabase(root, options, env, crew, (mongodbUri) =>
    seedDatabase(root, { mongodbUri, agents: values.agents ?? env.DEMO_AGENTS }, progress, stop),
  );
}
