/** An event of a stream, with what a reader names it by that was cut off after it. */
export interface NumberedEvent<Event extends SentEvent = SentEvent> {
  readonly id: number;
  readonly event: Event;
}

interface SentEvent {
  readonly event: string;
  readonly data: unknown;
}

/** Between two comments that keep a silent line open: proxies cut one that says nothing for half a minute. */
const COMMENT_MS = 15_000;

function write({ id, event: { event, data } }: NumberedEvent): string {
  return `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

/**
 * Events as the lines of a stream, with a comment whenever nothing came for 15 s. Ends with the events or, without
 * another word, when `closed` aborts; aborts it where nobody reads on.
 */
export async function* eventLines(
  events: AsyncIterable<NumberedEvent>,
  closed: AbortController,
): AsyncGenerator<string> {
  const iterator = events[Symbol.asyncIterator]();
  let next = iterator.next();
  try {
    yield 'retry: 1000\n\n';
    for (;;) {
      let timer: NodeJS.Timeout | undefined;
      const silence = new Promise<'silence'>((resolve) => {
        timer = setTimeout(resolve, COMMENT_MS, 'silence' as const);
      });
      const result = await Promise.race([next, silence]);
      clearTimeout(timer);
      if (result === 'silence') yield ': still here\n\n';
      else if (result.done || closed.signal.aborted) return;
      else {
        yield write(result.value);
        next = iterator.next();
      }
    }
  } finally {
    closed.abort();
  }
}
