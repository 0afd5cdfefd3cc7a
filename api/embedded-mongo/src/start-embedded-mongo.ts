import { Engine } from './engine';
import { listen } from './server/listener';
import { type Disk, realDisk } from './storage/disk';

export interface EmbeddedMongoOptions {
  /** Directory of the data; made when it is missing, locked while the engine runs. */
  dataDir: string;
  /** 0, the default, for any free port. */
  port?: number;
  host?: string;
  /** Path of a Unix socket to listen on instead of a port: other users of the machine cannot reach one in a folder of 0700. */
  socketPath?: string | undefined;
  /** Receives one line per event worth knowing; nothing is logged by default. */
  log?: (message: string) => void;
  /** How often TTL indexes are swept. */
  ttlSweepMs?: number;
  /** A log this much longer than twice the data is compacted. */
  slackBytes?: number;
  /** What replaces parts of the file system; for tests of disks that are slow, full or broken. */
  disk?: Partial<Disk>;
  /** How often a full disk is asked whether it has space again. */
  spaceCheckMs?: number;
}

export interface EmbeddedMongo {
  uri: string;
  /** 0 on a Unix socket. */
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
  const { dataDir, port = 0, host = '127.0.0.1', socketPath = null, log = () => undefined } = options;
  const { ttlSweepMs = 10_000, slackBytes = 32 * 1024 * 1024, spaceCheckMs = 1_000 } = options;
  const disk = { ...realDisk, ...options.disk };
  const engine = await Engine.open({ dataDir, ttlSweepMs, slackBytes, spaceCheckMs, disk, log });
  try {
    const listener = await listen(engine, { socketPath, host, port, log });
    let stopping: Promise<void> | undefined;
    const stop = () => {
      engine.endWaits();
      return (stopping ??= listener.stop().then(() => engine.close()));
    };
    const shownHost = host.includes(':') ? `[${host}]` : host;
    const address = socketPath === null ? `${shownHost}:${listener.port}` : encodeURIComponent(socketPath);
    return {
      uri: `mongodb://${address}/?directConnection=true`,
      port: listener.port,
      stop,
    };
  } catch (error) {
    await engine.close();
    throw error;
  }
}
