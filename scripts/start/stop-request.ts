const PARENT_POLL_MS = 500;

/**
 * A signal that aborts when this process is asked to end: Ctrl-C, SIGTERM, a closed terminal, or the end of the
 * package manager that runs the script (which does not hand every signal on). Asking twice calls `impatient`.
 */
export function onStopRequest(impatient: () => void): AbortSignal {
  const stop = new AbortController();
  function ask(): void {
    if (stop.signal.aborted) impatient();
    else stop.abort();
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ask);
  if (process.env.npm_lifecycle_event) watchParent(() => stop.abort());
  return stop.signal;
}

function watchParent(gone: () => void): void {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    gone();
  }, PARENT_POLL_MS);
  watch.unref();
}
