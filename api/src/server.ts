import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
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
import { buildAdminServer } from './shared/observability/admin-server';
import { createMetrics } from './shared/observability/metrics';
import { startTracing, type Tracing } from './shared/observability/tracing';
import { createReadiness, type Readiness } from './shared/observability/readiness';
import { buildIndexes, connectMongo } from './shared/mongo/connection';
import { migrate } from './shared/migrations/migrate';
import { traceCommands } from './shared/mongo/trace-commands';
import { createKeptReleases } from './releases/kept-releases';
import { createPublisher } from './releases/publisher';
import { openReleaseStore } from './releases/open-release-store';
import { createReleasesRepository } from './releases/releases.repository';

export interface RunningServer {
  readonly app: FastifyInstance;
  /** Where it listens, for example http://127.0.0.1:4000. */
  readonly url: string;
  /**
   * Says at `/readyz` that it stops, answers everything for SHUTDOWN_DELAY_MS all the same, then finishes the requests in
   * flight and lets go of the database. Operators are answered to the end.
   */
  readonly stop: () => Promise<void>;
}

interface ServerOptions {
  /** Waits until a balancer has seen that the site stops: that long, unless a test knows better. */
  readonly untilNoticed?: (delayMs: number) => Promise<void>;
}

interface PreparedApp {
  readonly app: FastifyInstance;
  readonly readiness: Readiness;
}

async function prepareApp(
  config: Config,
  log: FastifyBaseLogger,
  { database, tracing }: { readonly database: Connection; readonly tracing: Tracing },
): Promise<PreparedApp> {
  const shell = await readShellBuild(config.SHELL_DIR);
  if (!shell) log.warn(`There is no built shell in ${config.SHELL_DIR}: the API answers, pages do not.`);
  const store = await openReleaseStore(config);
  const repository = createReleasesRepository(database);
  const readiness = createReadiness();
  const metrics = createMetrics();
  const features = createFeatures({
    config,
    log,
    database,
    shell,
    readiness,
    metrics,
    tracing,
    releases: { repository, store },
  });
  await buildIndexes(database);
  const followsFolders = config.NODE_ENV === 'development';
  const provided = shell?.provides ?? null;
  const kept = createKeptReleases({ database, repository, store, log });
  const publisher = createPublisher({ repository, store, kept, log, provided, followsFolders });
  await publisher.publishFolders(config.RELEASES_FROM);
  const scriptHashes = cspHashes(shell?.inlineScripts ?? []);
  const app = await buildApp({ config, log, database, features, readiness, metrics, tracing, scriptHashes });
  return { app, readiness };
}

interface Address {
  readonly host: string;
  readonly port: number;
  /** The variable that names the port. */
  readonly key: 'PORT' | 'ADMIN_PORT';
}

async function listen(app: FastifyInstance, { host, port, key }: Address): Promise<string> {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new BootError(`Port ${port} is already in use: stop what listens there or set ${key}.`);
    }
    if (code === 'EACCES') throw new BootError(`Port ${port} may not be opened by this user: set ${key}.`);
    throw error;
  }
}

/** The listener for operators; null where there is none. */
async function listenToOperators(
  app: FastifyInstance,
  { ADMIN_HOST, ADMIN_PORT }: Config,
): Promise<FastifyInstance | null> {
  if (ADMIN_PORT === 0) return null;
  const admin = await buildAdminServer(app);
  const url = await listen(admin, { host: ADMIN_HOST, port: ADMIN_PORT, key: 'ADMIN_PORT' });
  app.log.info(`Operators are answered at ${url}`);
  return admin;
}

/** What began with the application ends before the database goes. */
async function listenOrClose(
  app: FastifyInstance,
  config: Config,
): Promise<{ readonly url: string; readonly admin: FastifyInstance | null }> {
  let admin: FastifyInstance | null = null;
  try {
    admin = await listenToOperators(app, config);
    return { url: await listen(app, { host: config.HOST, port: config.PORT, key: 'PORT' }), admin };
  } catch (error) {
    await admin?.close();
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
export async function startServer(
  config: Config,
  log: FastifyBaseLogger,
  { untilNoticed = delay }: ServerOptions = {},
): Promise<RunningServer> {
  for (const warning of configWarnings(config)) log.warn(warning);
  const tracing = await startTracing(config);
  const database = await connectMongo(config.MONGODB_URI, { isTraced: tracing.isOn });
  if (tracing.isOn) traceCommands(database, tracing);
  try {
    await refuseHalfRestored(database);
    await migrate({ database, log });
    const { app, readiness } = await prepareApp(withAbsoluteFolders(config), log, { database, tracing });
    const { url, admin } = await listenOrClose(app, config);
    const stop = async () => {
      readiness.stop();
      await untilNoticed(config.SHUTDOWN_DELAY_MS);
      await app.close();
      await database.close();
      await tracing.stop();
      await admin?.close();
    };
    return { app, url, stop };
  } catch (error) {
    await database.close();
    throw error;
  }
}
