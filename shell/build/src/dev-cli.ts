import { resolve } from 'node:path';
import { startStandalone } from './standalone/dev-server';

const folder = resolve(process.argv[2] ?? '.');
const port = Number(process.env['PORT'] ?? 4200);
const api = process.env['ATOLL_SITE'] ?? 'http://localhost:4000';

try {
  const { url, stop } = await startStandalone(folder, port, api);
  console.log(`${url}\nData and pictures come from ${api} (ATOLL_SITE). Ctrl-C stops.`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void stop().then(() => process.exit(0));
    });
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
