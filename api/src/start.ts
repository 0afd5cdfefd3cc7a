import closeWithGrace from 'close-with-grace';
import { BootError } from './shared/config/boot-error';
import { readConfig } from './config';
import { createLogger } from './shared/observability/logger';
import { startServer } from './server';

/** A server that cannot drain in this time, after it has told balancers, is ended with code 1; a second signal ends it at once. */
const DRAIN_TIMEOUT_MS = 12_000;

async function run(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLogger(config);
  const server = await startServer(config, log);
  closeWithGrace(
    { delay: config.SHUTDOWN_DELAY_MS + DRAIN_TIMEOUT_MS, logger: log },
    async ({ err, signal }) => {
      if (err) log.fatal({ err }, 'stopping after an unexpected error');
      else log.info({ signal }, 'stopping');
      await server.stop();
    },
  );
}

try {
  await run();
} catch (error) {
  console.error(error instanceof BootError ? error.message : error);
  process.exit(1);
}
