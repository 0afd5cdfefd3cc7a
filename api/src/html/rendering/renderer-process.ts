import { AsyncResource } from 'node:async_hooks';
import { fork, type ChildProcess } from 'node:child_process';
import { PageDescription, RenderResult, type FetchJson } from '@atoll/contracts/rendering';
import type { SiteSettings } from '@atoll/contracts/site-settings';
import { Value } from 'typebox/value';
import { FromRenderer, type ToRenderer } from './renderer-messages';
import { openRendering, type OpenRendering, type Rendering, type StepDeadlines } from './rendering';
import { residentMemoryBytes } from './resident-memory';

/** The process itself failed: it died, was killed, or said something that makes no sense. */
export class RendererGoneError extends Error {
  override readonly name = 'RendererGoneError';
}

export interface RendererProcessOptions {
  /** Path of the app's `server.mjs`. */
  readonly bundle: string;
  /** Path of the bundled renderer-child program. */
  readonly program: string;
  /** What the document tells the browser as well: a remote's code may know it. */
  readonly settings: SiteSettings;
  readonly fetchJson: FetchJson;
  /** What loading the bundle may take. */
  readonly startDeadlineMs: number;
  /** What a fetch of the page may take; less than the deadline, so that a slow provider kills nobody. */
  readonly fetchBudgetMs: number;
  readonly memoryMaxBytes: number;
  /** Called once when the process is gone, however it went. */
  readonly onExit: (reason: string) => void;
}

export interface RendererProcess {
  /** Resolves once the bundle is loaded; rejects when the process dies before. */
  readonly ready: Promise<void>;
  /** Asks for the page at an address. A process that is at it long after a deadline is stuck, and is ended. */
  readonly begin: (url: string, deadlines: StepDeadlines) => Rendering;
  readonly kill: (reason: string) => void;
}

const HEAP_MAX_MB = 96;
const MEMORY_CHECK_MS = 40;

/** Starts one process that renders one app's first screens: empty environment, deadline, memory watched. */
export function startRendererProcess(options: RendererProcessOptions): RendererProcess {
  const open = new Map<number, OpenRendering>();
  let renders = 0;
  let end: string | null = null;
  let loaded: () => void = () => undefined;
  let gone: (error: RendererGoneError) => void = () => undefined;
  const ready = new Promise<void>((resolve, reject) => {
    loaded = resolve;
    gone = reject;
  });
  // Whoever renders first hears of it; a process that is only warmed up may die unheard.
  ready.catch(() => undefined);

  const child = fork(options.program, [options.bundle, JSON.stringify(options.settings)], {
    env: {},
    execArgv: [`--max-old-space-size=${HEAP_MAX_MB}`],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'json',
  });

  // A renderer never keeps the API, or a test, from ending.
  child.unref();
  child.channel?.unref();

  function finish(reason: string): void {
    if (end !== null) return;
    end = reason;
    clearInterval(watch);
    clearTimeout(timeout);
    gone(new RendererGoneError(reason));
    for (const { onFailed } of open.values()) onFailed(new RendererGoneError(reason));
    open.clear();
    child.kill('SIGKILL');
    options.onExit(reason);
  }

  const watch = setInterval(() => {
    const bytes = residentMemoryBytes(child.pid ?? 0);
    if (bytes !== null && bytes > options.memoryMaxBytes) finish(`held ${Math.round(bytes / 2 ** 20)} MB`);
  }, MEMORY_CHECK_MS);
  watch.unref();
  const timeout = setTimeout(() => {
    finish(`was not ready within ${options.startDeadlineMs} ms`);
  }, options.startDeadlineMs);
  timeout.unref();

  child.once('exit', (code, signal) => {
    finish(`ended with ${signal ?? `code ${code}`}`);
  });
  child.once('error', (error) => {
    finish(error.message);
  });

  child.on('message', (message: unknown) => {
    if (!Value.Check(FromRenderer, message)) finish('said something unknown');
    else if (message.type === 'ready') {
      clearTimeout(timeout);
      loaded();
    } else if (message.type === 'fetch') {
      void answerFetch(child, message, open.get(message.render), options.fetchBudgetMs);
    } else hear(open, message);
  });

  return {
    ready,
    kill: finish,
    begin: (url, deadlines) => {
      const id = ++renders;
      const rendering = openRendering({
        deadlines,
        fetchJson: AsyncResource.bind(options.fetchJson),
        tellTurn: (isWanted) => send(child, { type: 'turn', id, isWanted }),
        onStuck: finish,
      });
      if (end === null) {
        open.set(id, rendering);
        send(child, { type: 'render', id, url });
      } else rendering.onFailed(new RendererGoneError(end));
      return rendering;
    },
  };
}

function send(child: ChildProcess, message: ToRenderer): void {
  // A process that just died is dealt with by its exit event.
  if (child.connected) child.send(message, () => undefined);
}

const NONSENSE = 'gave something else than a first screen';

/** Hands on what the process says of a page. */
function hear(
  open: Map<number, OpenRendering>,
  message: Extract<FromRenderer, { type: 'described' | 'rendered' | 'failed' }>,
): void {
  const rendering = open.get(message.id);
  if (message.type === 'described' && Value.Check(PageDescription, message.page)) {
    rendering?.onDescribed(message.page);
    return;
  }
  open.delete(message.id);
  if (message.type === 'rendered' && Value.Check(RenderResult, message.result)) {
    const { html, ...page } = message.result;
    rendering?.onDrawn(page, html);
  } else if (message.type === 'failed') rendering?.onFailed(new Error(message.message));
  else rendering?.onFailed(new RendererGoneError(NONSENSE));
}

async function answerFetch(
  child: ChildProcess,
  { id, path }: Extract<FromRenderer, { type: 'fetch' }>,
  rendering: OpenRendering | undefined,
  fetchBudgetMs: number,
): Promise<void> {
  const answer = (await rendering?.fetchJson(path, fetchBudgetMs)) ?? null;
  send(child, { type: 'fetched', id, answer });
}
