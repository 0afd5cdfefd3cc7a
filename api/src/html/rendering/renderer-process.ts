import { AsyncResource } from 'node:async_hooks';
import { fork, type ChildProcess } from 'node:child_process';
import type { FetchJson, RenderResult } from '@atoll/contracts/rendering';
import { RenderResult as RenderResultSchema } from '@atoll/contracts/rendering';
import { within } from '@atoll/contracts/within';
import { Value } from 'typebox/value';
import { FromRenderer, type ToRenderer } from './renderer-messages';
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
  readonly execArgv?: readonly string[];
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
  /**
   * Rejects when the render throws, gives something else than a RenderResult, takes longer than its deadline, or the
   * process dies. A process that is still at it a good while later is stuck, and is ended.
   */
  readonly render: (url: string, deadlineMs: number) => Promise<RenderResult>;
  readonly kill: (reason: string) => void;
}

interface Waiting {
  readonly resolve: (result: RenderResult) => void;
  readonly reject: (error: Error) => void;
  /** In the name of whoever the page is for. */
  readonly fetchJson: FetchJson;
}

/**
 * Beyond the deadline nobody waits, but a process that is merely slow, cold or on a busy machine, may finish: it is warm
 * the next time, where a new one would be cold again.
 */
const OVERTIME_MS = 1_200;
const HEAP_MAX_MB = 96;
const MEMORY_CHECK_MS = 40;

/** Starts one process that renders one app's first screens: empty environment, deadline, memory watched. */
export function startRendererProcess(options: RendererProcessOptions): RendererProcess {
  const waiting = new Map<number, Waiting>();
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

  const child = fork(options.program, [options.bundle], {
    env: {},
    execArgv: [`--max-old-space-size=${HEAP_MAX_MB}`, ...(options.execArgv ?? [])],
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
    for (const { reject } of waiting.values()) reject(new RendererGoneError(reason));
    waiting.clear();
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
      const fetchJson = waiting.get(message.render)?.fetchJson;
      if (fetchJson) void answerFetch(child, message, fetchJson, options.fetchBudgetMs);
      else send(child, { type: 'fetched', id: message.id, answer: null });
    } else settle(waiting, message);
  });

  return {
    ready,
    kill: finish,
    render: (url, deadlineMs) =>
      new Promise((resolve, reject) => {
        if (end !== null) {
          reject(new RendererGoneError(end));
          return;
        }
        const id = ++renders;
        const late = setTimeout(() => {
          reject(new Error(`took longer than ${deadlineMs} ms`));
        }, deadlineMs);
        const stuck = setTimeout(() => {
          finish(`was stuck for ${deadlineMs + OVERTIME_MS} ms`);
        }, deadlineMs + OVERTIME_MS);
        const settled =
          <T>(use: (value: T) => void) =>
          (value: T) => {
            clearTimeout(late);
            clearTimeout(stuck);
            use(value);
          };
        const fetchJson = AsyncResource.bind(options.fetchJson);
        waiting.set(id, { resolve: settled(resolve), reject: settled(reject), fetchJson });
        send(child, { type: 'render', id, url });
      }),
  };
}

function send(child: ChildProcess, message: ToRenderer): void {
  // A process that just died is dealt with by its exit event.
  if (child.connected) child.send(message, () => undefined);
}

function settle(
  waiting: Map<number, Waiting>,
  message: Extract<FromRenderer, { type: 'rendered' | 'failed' }>,
): void {
  const caller = waiting.get(message.id);
  waiting.delete(message.id);
  if (message.type === 'failed') caller?.reject(new Error(message.message));
  else if (Value.Check(RenderResultSchema, message.result)) caller?.resolve(message.result);
  else caller?.reject(new RendererGoneError('gave something else than a first screen'));
}

async function answerFetch(
  child: ChildProcess,
  { id, path }: Extract<FromRenderer, { type: 'fetch' }>,
  fetchJson: FetchJson,
  fetchBudgetMs: number,
): Promise<void> {
  const asking = fetchJson(path).catch(() => null);
  const answer = await within(asking, fetchBudgetMs, () => null);
  send(child, { type: 'fetched', id, answer });
}
