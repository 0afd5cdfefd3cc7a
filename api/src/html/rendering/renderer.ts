import { circuitBreaker, ConsecutiveBreaker, handleType, isBrokenCircuitError } from 'cockatiel';
import type { FetchJson, RenderResult } from '@atoll/contracts/rendering';
import { RendererGoneError, startRendererProcess, type RendererProcess } from './renderer-process';

export interface RendererLog {
  readonly warn: (details: object, message: string) => void;
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

const DEADLINE_MS = 300;
/** The first render of a process compiles the bundle's code. */
const PRACTICE_DEADLINE_MS = 3_000;
const FETCH_BUDGET_MS = 200;
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
export function createRenderer({ app, log, practiceUrl, ...bundle }: RendererOptions): Renderer {
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
      fetchBudgetMs: FETCH_BUDGET_MS,
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
      .then(() => process.render(practiceUrl, PRACTICE_DEADLINE_MS))
      // A bundle that cannot render this page may still render others.
      .catch(() => undefined);
    current = { process, practised };
  }

  async function renderNow(url: string): Promise<RenderResult> {
    if (!current) throw new Error('no process is running');
    const { process, practised } = current;
    await within(DEADLINE_MS, practised);
    const result = await process.render(url, DEADLINE_MS);
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
      await current?.process.render(practiceUrl, PRACTICE_DEADLINE_MS).catch(() => undefined);
    },
    stop: () => {
      stopped = true;
      clearTimeout(respawn);
      current?.process.kill('the release does not run any more');
    },
  };
}
