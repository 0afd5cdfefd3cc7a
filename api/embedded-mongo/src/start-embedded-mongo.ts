import { Engine } from './engine';
import { listen } from './server/listener';
import type { SyncFile } from './storage/log-writer';

export interface EmbeddedMongoOptions {
  /** Directory of the data; made when it is missing, locked while the engine runs. */
  dataDir: string;
  /** 0, the default, for any free port. */
  port?: number;
  host?: string;
  /** Receives one line per event worth knowing; nothing is logged by default. */
  log?: (message: string) => void;
  /** How often TTL indexes are swept. */
  ttlSweepMs?: number;
  /** A log this much longer than twice the data is compacted. */
  slackBytes?: number;
  /** How written bytes are forced to disk; for tests of what waits for it. */
  syncFile?: SyncFile;
}

export interface EmbeddedMongo {
  uri: string;
  port: number;
  /** Answers what is running, saves, and gives the directory and the port free. Calling it again does nothing. */
  stop(): Promise<void>;
}

/**
 * Starts the database and resolves when it accepts connections.
 *
 * Throws DataDirectoryError when the directory is in use by a live process, was written by another engine, is not
 * writable, or is damaged; the system's own error when the port cannot be had.
 */
export async function startEmbeddedMongo(options: EmbeddedMongoOptions): Promise<EmbeddedMongo> {
  const { dataDir, port = 0, host = '127.0.0.1', log = () => undefined } = options;
  const { ttlSweepMs = 10_000, slackBytes = 32 * 1024 * 1024, syncFile } = options;
  const engine = await Engine.open({ dataDir, ttlSweepMs, slackBytes, syncFile, log });
  try {
    const listener = await listen(engine, { host, port, log });
    let stopping: Promise<void> | undefined;
    const stop = () => (stopping ??= listener.stop().then(() => engine.close()));
    const shownHost = host.includes(':') ? `[${host}]` : host;
    return {
      uri: `mongodb://${shownHost}:${listener.port}/?directConnection=true`,
      port: listener.port,
      stop,
    };
  } catch (error) {
    await engine.close();
    throw error;
  }
}
