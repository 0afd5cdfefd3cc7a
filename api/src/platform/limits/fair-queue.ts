import { QueueFull } from './call-queue';

export interface FairQueueOptions {
  /** Names what is waited for. */
  readonly name: string;
  /** Pieces of work under way at once. */
  readonly atOnce: number;
  /** Places to wait, of all clients together. */
  readonly waiting: number;
  /** Places of one client. */
  readonly waitingPerClient: number;
}

/**
 * Does a client's work when it is its turn. Throws QueueFull where no place is left to wait, and the signal's reason
 * where that is aborted before the work has begun.
 */
export type FairQueue = <T>(client: string, work: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

interface Place {
  readonly begin: () => void;
  readonly refuse: (reason: unknown) => void;
}

/** Places that wait, in a line for each client; the client whose turn is next stands first. */
class Lines {
  private readonly lines = new Map<string, Place[]>();
  private total = 0;

  constructor(private readonly options: FairQueueOptions) {}

  /** Throws QueueFull. Whoever holds most places gives one to who holds fewer. */
  add(client: string, place: Place): void {
    const { name, waiting, waitingPerClient } = this.options;
    const own = this.lines.get(client) ?? [];
    if (own.length >= waitingPerClient) throw new QueueFull(`${name}: too much of one client waits`, true);
    if (this.total >= waiting) this.makeRoom(own.length);
    own.push(place);
    this.lines.set(client, own);
    this.total += 1;
  }

  remove(client: string, place: Place): void {
    const own = this.lines.get(client) ?? [];
    own.splice(own.indexOf(place), 1);
    if (own.length === 0) this.lines.delete(client);
    this.total -= 1;
  }

  /** Whose turn it is; the client's next one comes after one of every other client. */
  next(): Place | undefined {
    const [first] = this.lines;
    if (!first) return undefined;
    const [client, line] = first;
    this.lines.delete(client);
    const place = line.shift();
    if (line.length > 0) this.lines.set(client, line);
    this.total -= 1;
    return place;
  }

  private makeRoom(ownLength: number): void {
    const [longest] = [...this.lines].sort(([, one], [, other]) => other.length - one.length);
    const full = new QueueFull(`${this.options.name}: no place left to wait`);
    const last = longest?.[1].at(-1);
    if (!longest || !last || longest[1].length <= ownLength + 1) throw full;
    this.remove(longest[0], last);
    last.refuse(full);
  }
}

/** A queue of this instance in which no client can take the turns of another, however much it asks for. */
export function createFairQueue(options: FairQueueOptions): FairQueue {
  const lines = new Lines(options);
  let running = 0;

  function turnOf(client: string, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const leave = () => {
        lines.remove(client, place);
        reject(signal?.reason as Error);
      };
      const settled =
        <V>(settle: (value: V) => void) =>
        (value: V) => {
          signal?.removeEventListener('abort', leave);
          settle(value);
        };
      const place: Place = { begin: settled(resolve), refuse: settled(reject) };
      lines.add(client, place);
      signal?.addEventListener('abort', leave, { once: true });
    });
  }

  return async (client, work, signal) => {
    if (running >= options.atOnce) await turnOf(client, signal);
    else {
      signal?.throwIfAborted();
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = lines.next();
      if (next) next.begin();
      else running -= 1;
    }
  };
}
