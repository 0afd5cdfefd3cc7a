import type { EventSourceMessage } from 'eventsource-parser';
import { eventStream } from './event-stream';

type Heard = ReadableStreamDefaultController<EventSourceMessage>;

/** Outside of HTTPS and localhost browsers have no locks: each tab then has a stream of its own. */
function canShare(): boolean {
  return 'locks' in navigator && typeof BroadcastChannel === 'function';
}

/** Reads the stream while this tab has the turn, for itself and the tabs that listen. */
async function readForAll(url: string, channel: BroadcastChannel, heard: Heard, signal: AbortSignal) {
  for await (const { id, event, data } of eventStream({ url }, signal)) {
    const message = { id, event, data };
    channel.postMessage(message);
    heard.enqueue(message);
  }
}

function hear(url: string, stop: AbortController): ReadableStream<EventSourceMessage> {
  const name = `atoll-events:${url}`;
  const channel = new BroadcastChannel(name);
  return new ReadableStream({
    start: (heard) => {
      // A tab that joins has heard of nothing that happened since its page was read.
      heard.enqueue({ id: undefined, event: 'open', data: '{}' });
      channel.onmessage = ({ data }: MessageEvent<EventSourceMessage>) => heard.enqueue(data);
      stop.signal.addEventListener('abort', () => channel.close());
      navigator.locks
        .request(name, { signal: stop.signal }, () => readForAll(url, channel, heard, stop.signal))
        .then(
          () => heard.close(),
          (problem: unknown) => (stop.signal.aborted ? heard.close() : heard.error(problem)),
        )
        // A reader that has gone has closed it.
        .catch(() => undefined);
    },
    cancel: () => stop.abort(),
  });
}

/**
 * The events of a GET stream, as `eventStream` gives them, but read by one tab of the browser for all that follow the
 * same address: browsers allow six connections to a site without HTTP/2, so a seventh tab would wait for ever. When
 * the tab that reads is closed, the next one goes on. Begins with an event `open` of its own.
 */
export async function* sharedEventStream(
  url: string,
  signal: AbortSignal,
): AsyncGenerator<EventSourceMessage, void> {
  if (!canShare()) return yield* eventStream({ url }, signal);
  const stop = new AbortController();
  const end = () => stop.abort();
  signal.addEventListener('abort', end);
  if (signal.aborted) return;
  const reader = hear(url, stop).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    signal.removeEventListener('abort', end);
    stop.abort();
  }
}
