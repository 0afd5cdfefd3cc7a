import { parseArgs } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import { type EmbeddedMongo, type EmbeddedMongoOptions, startEmbeddedMongo } from './start-embedded-mongo';
import { isOutOfSpace } from './storage/disk';
import { messageOf } from './thrown';

const spaceCheckMs = 1_000;
const usage = 'usage: main.ts --data-dir <directory> [--socket <path> | --port <number> [--host <address>]]';

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      'data-dir': { type: 'string' },
      port: { type: 'string', default: '0' },
      host: { type: 'string' },
      socket: { type: 'string' },
    },
  });
  const port = Number(values.port);
  if (!values['data-dir'] || !Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(usage);
  const log = (message: string) => process.stderr.write(`${message}\n`);
  // The engine's files are nobody else's: what it makes, it makes for its owner only.
  process.umask(0o077);
  const { host, socket: socketPath } = values;
  const server = await startWhenThereIsSpace({ dataDir: values['data-dir'], port, host, socketPath, log });
  process.stdout.write(`listening ${socketPath ?? server.port}\n`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(server.stop));
}

/** A full disk has no room even for the lock: who starts us could do nothing but try again, and later each time. */
async function startWhenThereIsSpace(options: EmbeddedMongoOptions): Promise<EmbeddedMongo> {
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await startEmbeddedMongo(options);
    } catch (error) {
      if (!isOutOfSpace(error)) throw error;
      if (isFirst)
        options.log?.(
          `The data directory ${options.dataDir} is full (${messageOf(error)}): waiting for space.`,
        );
      await pause(spaceCheckMs);
    }
  }
}

async function stop(stopServer: () => Promise<void>): Promise<void> {
  try {
    await stopServer();
    process.exit(0);
  } catch (error) {
    fail(error);
  }
}

function fail(error: unknown): void {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exit(1);
}

main().catch(fail);
