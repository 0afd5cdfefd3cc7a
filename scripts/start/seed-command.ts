import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildSite } from '../build/build-site';
import { Crew } from './crew';
import { readOptions, type SiteOptions } from './options';
import { prepareDataDir } from './preflight';
import { Progress } from './progress';
import { runningDatabase } from './running-database';
import { seedDatabase } from './seed-database';
import { planDatabase } from './site';
import { onStopRequest } from './stop-request';

/** Runs some work on the site's database, which is started for it where no site runs. */
async function withDatabase(
  root: string,
  options: SiteOptions,
  env: NodeJS.ProcessEnv,
  crew: Crew,
  work: (mongodbUri: string) => Promise<void>,
): Promise<void> {
  const uri = env.MONGODB_URI ?? (await runningDatabase(options.dataDir));
  if (uri) return work(uri);
  const database = await planDatabase(root, options, env);
  try {
    for (const member of database.members) crew.start(member);
    await work(database.uri);
  } finally {
    await crew.stop();
    database.clear();
  }
}

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
