import type { FastifyBaseLogger } from 'fastify';
import { repeat } from '../../shared/repeat';
import { ALL_PAGES_TAG } from './cdn-tags';
import type { PurgeTags } from './purge-port';

/** Makes a CDN forget pages: soon, together, and again until it has. Nobody waits for it. */
export interface PagePurge {
  readonly purge: (tags: readonly string[]) => void;
  /** How often all pages were to be forgotten. */
  readonly timesForgotten: () => number;
  readonly start: () => void;
  /** Tells the CDN once what it was not told yet. */
  readonly stop: () => Promise<void>;
}

export interface PagePurgeDeps {
  readonly send: PurgeTags;
  readonly log: FastifyBaseLogger;
  readonly delayMs?: number;
  readonly retryMs?: number;
}

interface Times {
  readonly firstMs: number;
  readonly latestMs: number;
}

/** An answer that was on its way to the CDN when its page changed has arrived by then. */
const DELAY_MS = 1_000;
const RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 60_000;
/** As many as Cloudflare takes at once. */
const BATCH_MAX = 30;
/** More than that is all pages. */
const WAITING_MAX = 1_000;

/**
 * Collects the tags of pages that changed. Every instance tells the CDN, after it has dropped its own copies: until then
 * it may still have answered with the page from before. Tags stay until the CDN has taken them.
 */
export function createPagePurge({
  send,
  log,
  delayMs = DELAY_MS,
  retryMs = RETRY_MS,
}: PagePurgeDeps): PagePurge {
  /** Tags that wait since then. Those that changed again meanwhile are sent in their time, and once more after it. */
  const waiting = new Map<string, Times>();
  let failures = 0;
  let notBeforeMs = 0;
  let timesForgotten = 0;

  function add(tag: string): void {
    if (tag === ALL_PAGES_TAG) timesForgotten += 1;
    const latestMs = performance.now();
    waiting.set(tag, { firstMs: waiting.get(tag)?.firstMs ?? latestMs, latestMs });
    if (waiting.size > WAITING_MAX) {
      waiting.clear();
      add(ALL_PAGES_TAG);
    }
  }

  /** Tags that may go, taken out of those that wait; where all pages go, no other tag of the same time need. */
  function takeBatch(untilMs: number): Map<string, Times> {
    const due = [...waiting].filter(([, { firstMs }]) => firstMs <= untilMs);
    const all = due.filter(([tag]) => tag === ALL_PAGES_TAG);
    for (const [tag, { latestMs }] of all.length > 0 ? due : due.slice(0, BATCH_MAX)) {
      waiting.delete(tag);
      if (latestMs > untilMs) waiting.set(tag, { firstMs: latestMs, latestMs });
    }
    return new Map(all.length > 0 ? all : due.slice(0, BATCH_MAX));
  }

  async function sendDue(untilMs: number): Promise<void> {
    for (let batch = takeBatch(untilMs); batch.size > 0; batch = takeBatch(untilMs)) {
      try {
        await send([...batch.keys()]);
        failures = 0;
      } catch (err) {
        for (const [tag, times] of batch) waiting.set(tag, waiting.get(tag) ?? times);
        notBeforeMs = performance.now() + Math.min(retryMs * 2 ** failures, LONGEST_RETRY_MS);
        failures += 1;
        log.error(
          { err, tags: waiting.size },
          'the CDN did not forget pages that changed; asked again later',
        );
        return;
      }
    }
  }

  const sending = repeat(async () => {
    const nowMs = performance.now();
    if (nowMs >= notBeforeMs) await sendDue(nowMs - delayMs);
    return 'again';
  }, delayMs / 2);

  return {
    purge: (tags) => tags.forEach(add),
    timesForgotten: () => timesForgotten,
    start: () => sending.start((err) => log.error({ err }, 'pages that changed are not told to the CDN')),
    stop: async () => {
      await sending.stop();
      await sendDue(Infinity);
    },
  };
}
