import type { CDPSession } from 'playwright-core';

interface Seen {
  readonly url: string;
  /** Address of what asked for it: the document, or a script. */
  readonly askedBy: string | undefined;
  kind: string;
  bytes: number;
  isCached: boolean;
  isDone: boolean;
}

interface Stack {
  readonly callFrames: readonly { readonly url: string }[];
  readonly parent?: Stack;
}

export interface Traffic {
  readonly requests: number;
  /** The longest chain of requests that each had to wait for the one before. */
  readonly depth: number;
  /** As they travelled, with their headers. */
  readonly bytes: number;
  readonly htmlBytes: number;
  readonly jsBytes: number;
  readonly cssBytes: number;
  readonly imageBytes: number;
  readonly fontBytes: number;
}

function askerOf(stack: Stack | undefined): string | undefined {
  if (!stack) return undefined;
  return stack.callFrames.find(({ url }) => url.startsWith('http'))?.url ?? askerOf(stack.parent);
}

function depthOf(
  seen: Seen | undefined,
  all: ReadonlyMap<string, Seen>,
  above: readonly Seen[] = [],
): number {
  if (!seen || above.includes(seen)) return 0;
  return 1 + depthOf(all.get(seen.askedBy ?? ''), all, [...above, seen]);
}

/** What is fetched ahead for the next page counts as what it is; the browser calls it something else. */
function kindOf(type: string, url: string): string {
  const { pathname } = new URL(url);
  if (type !== 'Other') return type;
  if (pathname.endsWith('.js')) return 'Script';
  return pathname.endsWith('.css') ? 'Stylesheet' : type;
}

/** Follows what a page asks the network for, from now on. */
export class RequestLog {
  readonly #byId = new Map<string, Seen>();
  #lastChangeMs = Date.now();

  constructor(cdp: CDPSession) {
    cdp.on('Network.requestWillBeSent', ({ requestId, request, initiator, redirectResponse }) => {
      if (!request.url.startsWith('http') || redirectResponse) return;
      const askedBy = initiator.url ?? askerOf(initiator.stack);
      this.#byId.set(requestId, {
        url: request.url,
        askedBy,
        kind: '',
        bytes: 0,
        isCached: false,
        isDone: false,
      });
      this.#lastChangeMs = Date.now();
    });
    cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
      const seen = this.#byId.get(requestId);
      if (!seen) return;
      seen.kind = kindOf(type, seen.url);
      seen.isCached = response.fromDiskCache ?? false;
    });
    cdp.on('Network.requestServedFromCache', ({ requestId }) => {
      const seen = this.#byId.get(requestId);
      if (seen) seen.isCached = true;
    });
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
      this.#finish(requestId, encodedDataLength),
    );
    cdp.on('Network.loadingFailed', ({ requestId }) => this.#finish(requestId, 0));
  }

  #finish(requestId: string, bytes: number): void {
    const seen = this.#byId.get(requestId);
    if (!seen) return;
    Object.assign(seen, { bytes, isDone: true });
    this.#lastChangeMs = Date.now();
  }

  /** Resolves when nothing has been on its way for `calmMs`; gives up waiting after `patienceMs`. */
  async idle(calmMs: number, patienceMs: number): Promise<void> {
    const endMs = Date.now() + patienceMs;
    const isCalm = () =>
      [...this.#byId.values()].every(({ isDone }) => isDone) && Date.now() - this.#lastChangeMs >= calmMs;
    while (!isCalm() && Date.now() < endMs) await new Promise((resolve) => setTimeout(resolve, 50));
  }

  traffic(): Traffic {
    const all = [...this.#byId.values()];
    // What was fetched ahead is asked for a second time by who needs it, and comes from the browser's own memory.
    const travelled = all.filter(({ isCached }) => !isCached);
    const byUrl = new Map(travelled.map((seen) => [seen.url, seen]));
    const sum = (kind?: string) =>
      travelled.reduce((bytes, seen) => (kind && seen.kind !== kind ? bytes : bytes + seen.bytes), 0);
    return {
      requests: travelled.length,
      depth: Math.max(0, ...travelled.map((seen) => depthOf(seen, byUrl))),
      bytes: sum(),
      htmlBytes: sum('Document'),
      jsBytes: sum('Script'),
      cssBytes: sum('Stylesheet'),
      imageBytes: sum('Image'),
      fontBytes: sum('Font'),
    };
  }
}
