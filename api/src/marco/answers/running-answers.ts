import { EventEmitter, once } from 'node:events';
import type { MarcoEvent } from '@atoll/contracts/marco';

/** An answer that this instance is making. */
export interface RunningAnswer {
  readonly events: readonly MarcoEvent[];
  readonly isOver: boolean;
  readonly signal: AbortSignal;
  add(event: MarcoEvent): void;
  end(): void;
  stop(): void;
  /** Gives up making it, for another instance to do: unlike a stop, this is no end of the answer. */
  leave(): void;
  readonly isLeft: boolean;
  /** Settles with the next event, at the end, or when `signal` aborts. */
  changed(signal: AbortSignal): Promise<void>;
}

const LEFT = new Error('Another instance is to make this answer');

export function createRunningAnswer(): RunningAnswer {
  const events: MarcoEvent[] = [];
  const news = new EventEmitter().setMaxListeners(0);
  const stopping = new AbortController();
  let isOver = false;
  return {
    events,
    get isOver() {
      return isOver;
    },
    signal: stopping.signal,
    add: (event) => {
      events.push(event);
      news.emit('changed');
    },
    end: () => {
      isOver = true;
      news.emit('changed');
    },
    stop: () => stopping.abort(),
    leave: () => stopping.abort(LEFT),
    get isLeft() {
      return stopping.signal.reason === LEFT;
    },
    changed: async (signal) => {
      if (isOver || signal.aborted) return;
      try {
        await once(news, 'changed', { signal });
      } catch (error) {
        if (!signal.aborted) throw error;
      }
    },
  };
}
