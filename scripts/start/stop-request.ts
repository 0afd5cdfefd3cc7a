import { isIntact, launcherLinks } from './launchers';

const LAUNCHER_POLL_MS = 500;

/**
 * A signal that aborts when this process is asked to end: Ctrl-C, SIGTERM, a closed terminal, or the end of the
 * package manager that runs the script (`npx` and `pnpm` do not hand every signal on). Asking twice calls
 * `impatient`.
 */
export function onStopRequest(impatient: () => void): AbortSignal {
  const stop = new AbortController();
  function ask(): void {
    if (stop.signal.aborted) impatient();
    else stop.abort();
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ask);
  watchLaunchers(() => stop.abort());
  // A closed terminal breaks our output before its signal arrives: there is nobody left to read it.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => stop.abort());
  return stop.signal;
}

function watchLaunchers(gone: () => void): void {
  const links = launcherLinks();
  if (links.length === 0) return;
  const watch = setInterval(() => {
    if (isIntact(links)) return;
    clearInterval(watch);
    gone();
  }, LAUNCHER_POLL_MS);
  watch.unref();
}
