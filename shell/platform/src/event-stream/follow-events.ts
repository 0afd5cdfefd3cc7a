import { sharedEventStream } from './shared-stream';
import { wait } from './wait';

/** How often is asked where nobody tells what has changed. */
const POLL_MS = 20_000;

/**
 * Calls `changed` with the data of each event `changed` of the stream at `url`, and with null where anything may have
 * changed: when the stream opens, and every 20 seconds of a visible page that has none. Ends when `signal` aborts.
 */
export async function followEvents(
  url: string,
  changed: (data: string | null) => void,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    try {
      for await (const { event, data } of sharedEventStream(url, signal))
        if (event === 'open') changed(null);
        else if (event === 'changed') changed(data);
    } catch {
      // Refused or out of reach: what is shown is asked for instead, and says itself what is wrong.
    }
    await wait(POLL_MS, signal);
    if (!signal.aborted && document.visibilityState === 'visible') changed(null);
  }
}
