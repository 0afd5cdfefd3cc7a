import type { FastifyBaseLogger } from 'fastify';
import type { Page } from './page-composer';
import { compressFurther } from './page-bytes';

export interface RecompressedPagesDeps {
  readonly log: FastifyBaseLogger;
  /** Another compressor for tests. */
  readonly compress?: (html: Buffer) => Promise<Buffer>;
}

export interface RecompressedPages {
  /** Makes a page's bytes fewer, once and when it is its turn. */
  readonly shrink: (page: Page) => void;
  /** Forgets those that wait, and resolves when the one that is being compressed is done. */
  readonly stop: () => Promise<void>;
}

/** Some ten seconds of work. A page that finds no room asks again with its next visitor. */
const WAITING_MAX = 100;

/** Compresses pages as far as it goes, one at a time and beside the thread that answers. */
export function createRecompressedPages({
  log,
  compress = compressFurther,
}: RecompressedPagesDeps): RecompressedPages {
  const taken = new WeakSet<Page>();
  let waiting: Page[] = [];
  let working: Promise<void> | null = null;
  let isStopped = false;

  async function work(): Promise<void> {
    for (let page = waiting.shift(); page; page = waiting.shift()) {
      try {
        const br = await compress(page.bytes.plain);
        page.bytes = { ...page.bytes, br };
      } catch (error) {
        log.warn({ err: error }, 'a page goes on in more bytes than it needs');
      }
    }
    working = null;
  }

  return {
    shrink: (page) => {
      if (isStopped || taken.has(page) || waiting.length >= WAITING_MAX) return;
      taken.add(page);
      waiting.push(page);
      working ??= work();
    },
    stop: async () => {
      isStopped = true;
      waiting = [];
      await working;
    },
  };
}
