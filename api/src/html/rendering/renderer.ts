import { circuitBreaker, ConsecutiveBreaker, handleType, isBrokenCircuitError } from 'cockatiel';
import type { SiteSettings } from '@atoll/contracts/site-settings';
import type { FetchJson, PageDescription } from '@atoll/contracts/rendering';
import { within } from '@atoll/contracts/within';
import { QueueFull } from '../../shared/limits/call-queue';
import { createFairQueue } from '../../shared/limits/fair-queue';
import { RendererGoneError, startRendererProcess, type RendererProcess } from './renderer-process';
import { DataUnavailableError, LateError, type Rendering } from './rendering';

export interface RendererLog {
  readonly warn: (details: object, message: string) => void;
}

/** How long is waited for a renderer's process, in milliseconds. */
export interface RendererDeadlines {
  /** From the start of its process until the bundle is loaded. */
  readonly startMs: number;
  /** For what a page is: its status, its head and the data that it is made of. */
  readonly describeMs: number;
  /** For its first screen after that, its turn included; then the browser draws the page. */
  readonly drawMs: number;
  /** For the first page of a process, which compiles the bundle's code. */
  readonly practiceMs: number;
  /** For one request of a page; less than a description's, so that a slow provider kills nobody. */
  readonly fetchMs: number;
}

export interface RendererOptions {
  /** Whose first screens these are, for the log. */
  readonly app: string;
  readonly bundle: string;
  /** An address of the app that a new process renders once for practice, so that no visitor waits for its first. */
  readonly practiceUrl: string;
  readonly program: string;
  readonly settings: SiteSettings;
  readonly fetchJson: FetchJson;
  readonly log: RendererLog;
  /** Sees its processes end, and how first screens go. */
  readonly watch?: RendererWatch | undefined;
  /** Tests of what is in a first screen wait as long as a busy machine takes. */
  readonly deadlines?: Partial<RendererDeadlines> | undefined;
}

/** What an app's server bundle says of a page. */
export type FirstScreen =
  | {
      readonly kind: 'described';
      readonly page: PageDescription;
      /** Null where it was not drawn in time: the browser draws the page. */
      readonly html: string | null;
    }
  /** What the page is made of did not come: nobody can say what it is. */
  | { readonly kind: 'no data' }
  /** There is no bundle, it fails, or it takes too long. */
  | { readonly kind: 'no answer' };

/** Sees how renderers do. */
export interface RendererWatch {
  /** A process ended by itself, or was ended because it was stuck or too big; another is begun. */
  readonly onDeath: (app: string) => void;
  readonly onScreen: (app: string, screen: FirstScreen, durationMs: number) => void;
}

/** Renders one app's first screens for as long as its release runs. */
export interface Renderer {
  /** What the page at an address is, and its first screen; drawn for the clients who wait in turn. Never rejects. */
  readonly render: (url: string, client: string) => Promise<FirstScreen>;
  /** Starts the process. Resolves when it is ready or has failed; a failed one is started again by itself. */
  readonly start: () => Promise<void>;
  /** Renders the page for practice once more. Resolves when that is done or has failed. */
  readonly practise: () => Promise<void>;
  readonly stop: () => void;
}

/** A bundle is loaded in five seconds, on a busy machine too, or it is one that loops while it is loaded. */
const DEADLINES: RendererDeadlines = {
  startMs: 5_000,
  describeMs: 8_000,
  drawMs: 2_000,
  practiceMs: 3_000,
  fetchMs: 6_000,
};
/** More than this is not drawn within the deadline anyway. */
const DRAWINGS = { atOnce: 1, waiting: 400, waitingPerClient: 100 };
const MEMORY_MAX_BYTES = 256 * 2 ** 20;
const FAILURES_BEFORE_BREAK = 3;
const BREAK_MS = 10_000;
const RESPAWN_FIRST_MS = 200;
const RESPAWN_LAST_MS = 30_000;

/**
 * One process for one app, respawned with backoff; after three deaths in a row it is left alone for ten seconds.
 * Whatever the bundle does, it costs its own first screen only (docs/decisions/0012).
 */
export function createRenderer({
  app,
  log,
  practiceUrl,
  deadlines,
  watch,
  ...bundle
}: RendererOptions): Renderer {
  const { startMs, describeMs, drawMs, practiceMs, fetchMs } = { ...DEADLINES, ...deadlines };
  // Drawing keeps the process busy: one page after the other, so that each is done as soon as it can be.
  const turns = createFairQueue({ name: `first screens of ${app}`, ...DRAWINGS });
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
        watch?.onDeath(app);
        log.warn({ app, reason }, 'a renderer process ended');
      },
    });
    const practised = process.ready.then(() => practiseOn(process)).catch(() => undefined);
    current = { process, practised };
  }

  /** Renders the practice page. A bundle that cannot render this one may still render others. */
  async function practiseOn(process: RendererProcess): Promise<void> {
    const rendering = process.begin(practiceUrl, { describeMs: practiceMs, drawMs: practiceMs });
    await rendering.described.then(rendering.draw).catch(() => undefined);
  }

  /** What the page is; rejects where the bundle or the API does not say. */
  async function describe(url: string): Promise<{ page: PageDescription; rendering: Rendering }> {
    // No death of its own: it counts for nothing.
    if (!current) throw new Error('no process is running');
    const { process, practised } = current;
    await within(practised, describeMs, () => {
      throw new LateError(`not ready within ${describeMs} ms`);
    });
    const rendering = process.begin(url, { describeMs, drawMs });
    return { page: await rendering.described, rendering };
  }

  /** The page's HTML, when it is the client's turn; null where that is not in time. */
  function draw(rendering: Rendering, client: string): Promise<string | null> {
    const late = AbortSignal.timeout(drawMs);
    const drawn = turns(client, rendering.draw, late).catch((error: unknown) => {
      if (error !== late.reason && !(error instanceof QueueFull)) throw error;
      rendering.leave();
      return null;
    });
    return within<string | null>(drawn, drawMs, () => null);
  }

  async function firstScreen(url: string, client: string): Promise<FirstScreen> {
    let page: PageDescription | undefined;
    try {
      return await breaker.execute(async () => {
        const described = await describe(url);
        page = described.page;
        return { kind: 'described', page, html: await draw(described.rendering, client) };
      });
    } catch (error) {
      if (!isBrokenCircuitError(error)) log.warn({ app, url, err: error }, 'no first screen from the server');
      if (page) return { kind: 'described', page, html: null };
      return { kind: error instanceof DataUnavailableError ? 'no data' : 'no answer' };
    }
  }

  return {
    render: async (url, client) => {
      const fromMs = performance.now();
      const screen = await firstScreen(url, client);
      watch?.onScreen(app, screen, performance.now() - fromMs);
      return screen;
    },
    start: async () => {
      if (!current) spawn();
      await current?.practised;
    },
    practise: async () => {
      if (current) await practiseOn(current.process);
    },
    stop: () => {
      stopped = true;
      clearTimeout(respawn);
      current?.process.kill('the release does not run any more');
    },
  };
}
