import { parseArgs } from 'node:util';
import { startEmbeddedMongo } from './start-embedded-mongo';
import { messageOf } from './thrown';

const usage = 'usage: main.ts --data-dir <directory> [--port <number>] [--host <address>]';

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      'data-dir': { type: 'string' },
      port: { type: 'string', default: '0' },
      host: { type: 'string' },
    },
  });
  const port = Number(values.port);
  if (!values['data-dir'] || !Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(usage);
  const log = (message: string) => process.stderr.write(`${message}\n`);
  const server = await startEmbeddedMongo({ dataDir: values['data-dir'], port, host: values.host, log });
  process.stdout.write(`listening ${server.port}\n`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(server.stop));
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
