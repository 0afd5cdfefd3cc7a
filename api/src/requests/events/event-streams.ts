import type { ChangeLog } from '../../shared/changes/change-log';
import type { Change } from '../../shared/changes/changes';
import type { NumberedEvent } from '../../shared/http/event-lines';

/**
 * `open`, with which a stream begins, and what a page is told of what has news. Their numbers are the time, so that
 * any instance can go on, also with a page that has heard of nothing yet.
 */
export type StreamEvent = NumberedEvent<{ readonly event: 'open' | 'changed'; readonly data: object }>;

/** A request, or a connection of a hotel and an agent, of which something is new. */
export interface News {
  readonly kind: 'quote-request' | 'connection';
  readonly key: string;
}

export interface StreamOf {
  /** What this reader is told of it; null where it is none of theirs. */
  readonly tell: (news: News) => Promise<object | null>;
  /** The last event that they have seen, as its time. */
  readonly after: number | null;
  /** Aborts with the reader. */
  readonly closed: AbortController;
}

export interface EventStreams {
  readonly follow: (of: StreamOf) => AsyncIterable<StreamEvent>;
  /** Ends all of them: their readers come again, to whoever goes on. */
  readonly drain: () => void;
}

interface Reader {
  readonly add: (news: readonly News[]) => void;
  readonly end: () => void;
}

/** Clocks of instances differ by as much, and an announcement takes its time. */
const OVERLAP_MS = 10_000;

/** What is new, each once, as it comes. */
function queue(signal: AbortSignal) {
  const waiting = new Map<string, News>();
  let wake: () => void = () => undefined;
  signal.addEventListener('abort', () => wake());
  return {
    add: (news: readonly News[]) => {
      for (const one of news) waiting.set(`${one.kind} ${one.key}`, one);
      wake();
    },
    /** Empty once the reader has gone. */
    next: async (): Promise<News[]> => {
      while (waiting.size === 0 && !signal.aborted)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      const news = signal.aborted ? [] : [...waiting.values()];
      waiting.clear();
      return news;
    },
  };
}

function isNews<Heard extends Pick<Change, 'kind' | 'key'>>(change: Heard): change is Heard & News {
  return change.kind === 'quote-request' || change.kind === 'connection';
}

/** Tells open pages of what is new of their requests and connections, from the changes of all instances. */
export function createEventStreams(changes: Pick<ChangeLog, 'onChange' | 'since'>): EventStreams {
  const readers = new Set<Reader>();
  let isOver = false;
  changes.onChange((heard) => {
    const news = heard.filter(isNews);
    if (news.length > 0) for (const { add } of readers) add(news);
  });

  async function* events({ tell, after, closed }: StreamOf): AsyncGenerator<StreamEvent> {
    const { signal } = closed;
    const news = queue(signal);
    const reader = { add: news.add, end: () => closed.abort() };
    readers.add(reader);
    signal.addEventListener('abort', () => readers.delete(reader));
    if (isOver) closed.abort();
    try {
      if (after === null) yield { id: Date.now(), event: { event: 'open', data: {} } };
      else news.add((await changes.since(new Date(after - OVERLAP_MS))).filter(isNews));
      while (!signal.aborted) {
        for (const one of await news.next()) {
          const data = await tell(one);
          if (data) yield { id: Date.now(), event: { event: 'changed', data } };
        }
      }
    } finally {
      readers.delete(reader);
    }
  }

  return {
    follow: events,
    drain: () => {
      isOver = true;
      for (const { end } of [...readers]) end();
    },
  };
}
