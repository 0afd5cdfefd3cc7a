import { circuitBreaker, ConsecutiveBreaker, handleType, isBrokenCircuitError } from 'cockatiel';
import type { FetchJson, RenderResult } from '@atoll/contracts/rendering';
import { RendererGoneError, startRendererProcess, type RendererProcess } from './renderer-process';

export interface RendererLog {
  readonly warn: (details: object, message: string) => void;
}

/** How long is waited for a renderer's process, in milliseconds. */
export interface RendererDeadlines {
  /** From the start of its process until the bundle is loaded. */
  readonly startMs: number;
  /** For a first screen, after which the browser draws the page. */
  readonly renderMs: number;
  /** For the first render of a process, which compiles the bundle's code. */
  readonly practiceMs: number;
  /** For one request of a page; less than a render's, so that a slow provider kills nobody. */
  readonly fetchMs: number;
}

export interface RendererOptions {
  /** Whose first screens these are, for the log. */
  readonly app: string;
  readonly bundle: string;
  /** An address of the app that a new process renders once for practice, so that no visitor waits for its first. */
  readonly practiceUrl: string;
  readonly program: string;
  readonly execArgv?: readonly string[];
  readonly fetchJson: FetchJson;
  readonly log: RendererLog;
  /** Tests of what is in a first screen wait as long as a busy machine takes. */
  readonly deadlines?: Partial<RendererDeadlines> | undefined;
}

/** Renders one app's first screens for as long as its release runs. */
export interface Renderer {
  /** Null where there is no first screen this time: the browser renders the page. Never rejects. */
  readonly render: (url: string) => Promise<RenderResult | null>;
  /** Starts the process. Resolves when it is ready or has failed; a failed one is started again by itself. */
  readonly start: () => Promise<void>;
  /** Renders the page for practice once more. Resolves when that is done or has failed. */
  readonly practise: () => Promise<void>;
  readonly stop: () => void;
}

/** A bundle is loaded in five seconds, on a busy machine too, or it is one that loops while it is loaded. */
const DEADLINES: RendererDeadlines = { startMs: 5_000, renderMs: 300, practiceMs: 3_000, fetchMs: 200 };
const MEMORY_MAX_BYTES = 256 * 2 ** 20;
const FAILURES_BEFORE_BREAK = 3;
const BREAK_MS = 10_000;
const RESPAWN_FIRST_MS = 200;
const RESPAWN_LAST_MS = 30_000;

function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error(`not ready within ${ms} ms`));
    }, ms);
    promise.then(resolve, reject).finally(() => {
      clearTimeout(timer);
    });
  });
}

/**
 * One process for one app, respawned with backoff; after three deaths in a row it is left alone for ten seconds.
 * Whatever the bundle does, it costs its own first screen only (DESIGN decision 10).
 */
export function createRenderer({ app, log, practiceUrl, deadlines, ...bundle }: RendererOptions): Renderer {
  const { startMs, renderMs, practiceMs, fetchMs } = { ...DEADLINES, ...deadlines };
  const breaker = circuitBreaker(handleType(RendererGoneError), {
    halfOpenAfter: BREAK_MS,
    breaker: new ConsecutiveBreaker(FAILURES_BEFORE_BREAK),
  });
  let current: { readonly process: RendererProcess; readonly practised: Promise<unknown> } | null = null;
  let respawn: NodeJS.Timeout | undefined;
  let deaths = 0;
  let stopped = false;

  function spawn(): void {
    const process = startRendererProcess({
      ...bundle,
      startDeadlineMs: startMs,
      fetchBudgetMs: fetchMs,
      memoryMaxBytes: MEMORY_MAX_BYTES,
      onExit: (reason) => {
        if (current?.process === process) current = null;
        if (stopped) return;
        const pauseMs = Math.min(RESPAWN_FIRST_MS * 2 ** deaths, RESPAWN_LAST_MS);
        respawn = setTimeout(spawn, pauseMs);
        deaths += 1;
        log.warn({ app, reason }, 'a renderer process ended');
      },
    });
    const practised = process.ready
      .then(() => process.render(practiceUrl, practiceMs))
      // A bundle that cannot render this page may still render others.
      .catch(() => undefined);
    current = { process, practised };
  }

  async function renderNow(url: string): Promise<RenderResult> {
    if (!current) throw new Error('no process is running');
    const { process, practised } = current;
    await within(renderMs, practised);
    const result = await process.render(url, renderMs);
    deaths = 0;
    return result;
  }

  return {
    render: async (url) => {
      try {
        return await breaker.execute(() => renderNow(url));
      } catch (error) {
        if (!isBrokenCircuitError(error))
          log.warn({ app, url, err: error }, 'no first screen from the server');
        return null;
      }
    },
    start: async () => {
      if (!current) spawn();
      await current?.practised;
    },
    practise: async () => {
      await current?.process.render(practiceUrl, practiceMs).catch(() => undefined);
    },
    stop: () => {
      stopped = true;
      clearTimeout(respawn);
      current?.process.kill('the release does not run any more');
    },
  };
}
