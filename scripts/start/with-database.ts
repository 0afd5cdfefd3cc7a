import type { Crew } from './crew';
import type { SiteOptions } from './options';
import { runningDatabase } from './running-database';
import { planDatabase } from './site';

/** Runs some work on the site's database, which is started for it where no site runs. */
export async function withDatabase<T>(
  root: string,
  options: SiteOptions,
  env: NodeJS.ProcessEnv,
  crew: Crew,
  work: (mongodbUri: string) => Promise<T>,
): Promise<T> {
  const uri = env.MONGODB_URI ?? (await runningDatabase(options.dataDir));
  if (uri) return work(uri);
  const database = await planDatabase(root, options, env);
  try {
    for (const member of database.members) crew.start(member);
    return await work(database.uri);
  } finally {
    await crew.stop();
    database.clear();
  }
}
