import { join, resolve } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Connection } from 'mongoose';
import { buildApp } from './app';
import { refuseHalfRestored } from './backup/database/restore-mark';
import { createFeatures } from './features';
import { cspHashes } from './html/inline-hashes';
import { readShellBuild } from './html/shell-build';
import { BootError } from './shared/config/boot-error';
import type { Config } from './config';
import { configWarnings } from './shared/config/shared.config';
import { createReadiness } from './shared/observability/readiness';
import { buildIndexes, connectMongo } from './shared/mongo/connection';
import { createPublisher } from './releases/publisher';
import { createReleaseStore } from './releases/release-store';
import { createReleasesRepository } from './releases/releases.repository';

export interface RunningServer {
  readonly app: FastifyInstance;
  /** Where it listens, for example http://127.0.0.1:4000. */
  readonly url: string;
  /** Finishes the requests in flight, then lets go of the database. */
  readonly stop: () => Promise<void>;
}

async function prepareApp(
  config: Config,
  log: FastifyBaseLogger,
  database: Connection,
): Promise<FastifyInstance> {
  const shell = await readShellBuild(config.SHELL_DIR);
  if (!shell) log.warn(`There is no built shell in ${config.SHELL_DIR}: the API answers, pages do not.`);
  const store = await createReleaseStore(join(config.DATA_DIR, 'releases'));
  const repository = createReleasesRepository(database);
  const readiness = createReadiness();
  const features = createFeatures({
    config,
    log,
    database,
    shell,
    readiness,
    releases: { repository, store },
  });
  await buildIndexes(database);
  const followsFolders = config.NODE_ENV === 'development';
  const provided = shell?.provides ?? null;
  const publisher = createPublisher({ repository, store, log, provided, followsFolders });
  await publisher.publishFolders(config.RELEASES_FROM);
  const scriptHashes = cspHashes(shell?.inlineScripts ?? []);
  return buildApp({ config, log, database, features, readiness, scriptHashes });
}

async function listen(app: FastifyInstance, { HOST, PORT }: Config): Promise<string> {
  try {
    return await app.listen({ host: HOST, port: PORT });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new BootError(`Port ${PORT} is already in use: stop what listens there or set PORT.`);
    }
    if (code === 'EACCES') throw new BootError(`Port ${PORT} may not be opened by this user: set PORT.`);
    throw error;
  }
}

/** What began with the application ends before the database goes. */
async function listenOrClose(app: FastifyInstance, config: Config): Promise<string> {
  try {
    return await listen(app, config);
  } catch (error) {
    await app.close();
    throw error;
  }
}

function withAbsoluteFolders(config: Config): Config {
  const { DATA_DIR, SHELL_DIR, RELEASES_FROM } = config;
  return {
    ...config,
    DATA_DIR: resolve(DATA_DIR),
    SHELL_DIR: resolve(SHELL_DIR),
    RELEASES_FROM: RELEASES_FROM.map((folder) => resolve(folder)),
  };
}

/** Connects, publishes what is new, and listens. Throws a BootError where its operator has to mend something. */
export async function startServer(config: Config, log: FastifyBaseLogger): Promise<RunningServer> {
  for (const warning of configWarnings(config)) log.warn(warning);
  const database = await connectMongo(config.MONGODB_URI);
  try {
    await refuseHalfRestored(database);
    const app = await prepareApp(withAbsoluteFolders(config), log, database);
    const url = await listenOrClose(app, config);
    const stop = async () => {
      await app.close();
      await database.close();
    };
    return { app, url, stop };
  } catch (error) {
    await database.close();
    throw error;
  }
}
