const POLL_MS = 50;

/**
 * Resolves when the address answers 200, polling it; rejects with the signal's reason when that aborts first.
 * What answers in between (connection refused, 503) means "not yet".
 */
export async function waitUntilReady(url: string, signal: AbortSignal): Promise<void> {
  while (!(await isReady(url))) {
    signal.throwIfAborted();
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

async function isReady(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    // Nothing listens yet: that is the answer, not a failure.
    return false;
  }
}
