const SHORT_WAIT_MS = 300;

/** Runs the task when the browser has nothing else to do, at the latest after `timeoutMs`. Returns how to cancel it. */
export function whenIdle(task: () => void, timeoutMs: number): () => void {
  // Safari has no idle callback: there a short wait must do.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(task, SHORT_WAIT_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task, { timeout: timeoutMs });
  return () => cancelIdleCallback(handle);
}
