import { siteOf } from '../http/client-address';
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

/** The places of one client that wait, in order. */
type Line = Place[];
/** The lines of the clients that may be one subscriber; the client whose turn is next stands first. */
type Site = Map<string, Line>;

const sizeOf = (site: Site | undefined) =>
  site ? [...site.values()].reduce((sum, line) => sum + line.length, 0) : 0;

/** The key and value that measure most. Throws where there are none. */
function largest<Value>(
  entries: ReadonlyMap<string, Value>,
  measure: (value: Value) => number,
): [string, Value] {
  return [...entries].reduce((most, each) => (measure(each[1]) > measure(most[1]) ? each : most));
}

/**
 * Places that wait: sites take turns, and within a site its clients, because whoever has an IPv6 site can be as many
 * clients as there are places.
 */
class Lines {
  private readonly sites = new Map<string, Site>();
  private total = 0;

  constructor(private readonly options: FairQueueOptions) {}

  /** Throws QueueFull. Whoever holds most places gives one to who holds fewer. */
  add(client: string, place: Place): void {
    const { name, waiting, waitingPerClient } = this.options;
    const own = this.sites.get(siteOf(client))?.get(client)?.length ?? 0;
    if (own >= waitingPerClient) throw new QueueFull(`${name}: too much of one client waits`, true);
    if (this.total >= waiting) this.makeRoom(client, own);
    // Looked up after making room, which may have taken the last place of a site away.
    const site: Site = this.sites.get(siteOf(client)) ?? new Map<string, Line>();
    this.sites.set(siteOf(client), site);
    site.set(client, [...(site.get(client) ?? []), place]);
    this.total += 1;
  }

  remove(client: string, place: Place): void {
    const site = this.sites.get(siteOf(client));
    const line = (site?.get(client) ?? []).filter((other) => other !== place);
    if (line.length > 0) site?.set(client, line);
    else site?.delete(client);
    if (site?.size === 0) this.sites.delete(siteOf(client));
    this.total -= 1;
  }

  /** Whose turn it is; the next one of a site, and of a client in it, comes after one of every other. */
  next(): Place | undefined {
    const [first] = this.sites;
    if (!first) return undefined;
    const [name, site] = first;
    this.sites.delete(name);
    const [firstLine] = site;
    const [client, [place, ...rest]] = firstLine ?? ['', []];
    site.delete(client);
    if (rest.length > 0) site.set(client, rest);
    if (site.size > 0) this.sites.set(name, site);
    this.total -= 1;
    return place;
  }

  /** Takes a place from the largest site, or from the longest line of the newcomer's own. */
  private makeRoom(newcomer: string, ownLength: number): void {
    const full = new QueueFull(`${this.options.name}: no place left to wait`);
    const own = this.sites.get(siteOf(newcomer));
    const [, most] = largest(this.sites, sizeOf);
    const isOthers = sizeOf(most) > sizeOf(own) + 1;
    const from = isOthers ? most : own;
    if (!from) throw full;
    const [client, line] = largest(from, ({ length }) => length);
    const last = line.at(-1);
    if (!last || (!isOthers && line.length <= ownLength + 1)) throw full;
    this.remove(client, last);
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
