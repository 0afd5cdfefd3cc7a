import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startInShell } from './in-shell/in-shell-server';
import { startStandalone } from './standalone/dev-server';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { 'in-shell': { type: 'boolean', default: false } },
});
const folder = resolve(positionals[0] ?? '.');
const port = Number(process.env['PORT'] ?? 4200);
const api = process.env['ATOLL_SITE'] ?? 'http://localhost:4000';

/** A dev server for a site that runs already, or one with a stub shell around the remote. Returns what ends it. */
async function start(): Promise<() => Promise<void>> {
  if (values['in-shell']) {
    const { origin, stop } = await startInShell(folder, port, console.log);
    console.log(
      `${origin} serves it to sites that trust this origin (TRUSTED_REMOTE_ORIGINS). Ctrl-C stops.`,
    );
    return stop;
  }
  const { url, stop } = await startStandalone(folder, port, api);
  console.log(`${url}\nData and pictures come from ${api} (ATOLL_SITE). Ctrl-C stops.`);
  return stop;
}

try {
  const stop = await start();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void stop().then(() => process.exit(0));
    });
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
