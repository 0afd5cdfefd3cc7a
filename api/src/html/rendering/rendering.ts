import type { FetchJson, PageDescription } from '@atoll/contracts/rendering';
import { within } from '@atoll/contracts/within';

/** The API did not answer what a page asked of it: nobody can say what the page is. */
export class DataUnavailableError extends Error {
  override readonly name = 'DataUnavailableError';
}

/** A page's data was not there in time. */
export class LateError extends Error {
  override readonly name = 'LateError';
}

/** One page that a renderer's process is at. */
export interface Rendering {
  /**
   * What the page is. Rejects with DataUnavailableError or LateError where nobody can say, with RendererGoneError where
   * the process ends, and with what the bundle threw.
   */
  readonly described: Promise<PageDescription>;
  /** Lets the process draw the page, and gives its HTML, however long it takes. Rejects as `described` does. */
  readonly draw: () => Promise<string>;
  /** Nobody waits for the page's first screen any more. */
  readonly leave: () => void;
}

interface Deferred<T> {
  readonly promise: Promise<T>;
  readonly resolve: (value: T) => void;
  readonly reject: (error: Error) => void;
}

function deferred<T>(): Deferred<T> {
  let resolve: Deferred<T>['resolve'] = () => undefined;
  let reject: Deferred<T>['reject'] = () => undefined;
  const promise = new Promise<T>((resolves, rejects) => {
    resolve = resolves;
    reject = rejects;
  });
  // Whoever still waits hears of a failure; where nobody does, it is no unhandled one.
  promise.catch(() => undefined);
  return { promise, resolve, reject };
}

/** How long the two steps of a page may take, in milliseconds. */
export interface StepDeadlines {
  readonly describeMs: number;
  readonly drawMs: number;
}

export interface RenderingOptions {
  readonly deadlines: StepDeadlines;
  /** In the name of whoever the page is for. */
  readonly fetchJson: FetchJson;
  /** Tells the process that it is the page's turn, or that nobody waits. */
  readonly tellTurn: (isWanted: boolean) => void;
  /** Ends the process, which has been at this page for far too long. */
  readonly onStuck: (reason: string) => void;
}

/** A page as the process is at it: what the process says of it is put in here. */
export interface OpenRendering extends Rendering {
  /** Asks the API for the page. Null where it does not answer, which the page's failure then has as its reason. */
  readonly fetchJson: (path: string, budgetMs: number) => Promise<Awaited<ReturnType<FetchJson>> | null>;
  readonly onDescribed: (page: PageDescription) => void;
  readonly onDrawn: (page: PageDescription, html: string) => void;
  readonly onFailed: (error: Error) => void;
}

/**
 * Beyond the deadline nobody waits, but a process that is merely slow, cold or on a busy machine, may finish: it is warm
 * the next time, where a new one would be cold again.
 */
const OVERTIME_MS = 1_200;
/** Where the API took this share of a description's time, it was the API that was late, and not the bundle. */
const WAITED_SHARE = 0.25;

/** Follows one page from the question to its HTML. */
export function openRendering({ deadlines, fetchJson, tellTurn, onStuck }: RenderingOptions): OpenRendering {
  const page = deferred<PageDescription>();
  const html = deferred<string>();
  let isWithoutData = false;
  let isLate = false;
  let pending = 0;
  let waitedMs = 0;
  let isOver = false;
  let stuck: NodeJS.Timeout | undefined;

  function watch(deadlineMs: number): void {
    clearTimeout(stuck);
    const endMs = deadlineMs + OVERTIME_MS;
    stuck = setTimeout(() => onStuck(`was stuck for ${endMs} ms`), endMs);
  }

  const late = setTimeout(() => {
    isLate = true;
    const reason = `not described within ${deadlines.describeMs} ms`;
    const isTheApiLate = pending > 0 || waitedMs > deadlines.describeMs * WAITED_SHARE;
    page.reject(isTheApiLate ? new DataUnavailableError(reason) : new LateError(reason));
  }, deadlines.describeMs);
  watch(deadlines.describeMs);

  function stopWatching(): void {
    clearTimeout(late);
    clearTimeout(stuck);
  }

  function end(): void {
    isOver = true;
    stopWatching();
  }

  return {
    described: page.promise,
    draw: () => {
      if (!isOver) {
        watch(deadlines.drawMs);
        tellTurn(true);
      }
      return html.promise;
    },
    leave: () => tellTurn(false),
    fetchJson: async (path, budgetMs) => {
      const askedAt = performance.now();
      pending += 1;
      const asking = fetchJson(path).catch(() => null);
      const answer = await within(asking, budgetMs, () => null);
      pending -= 1;
      waitedMs += performance.now() - askedAt;
      isWithoutData ||= answer === null;
      return answer;
    },
    onDescribed: (described) => {
      stopWatching();
      page.resolve(described);
      if (isLate) tellTurn(false);
    },
    onDrawn: (described, drawn) => {
      end();
      // A bundle that was built before pages were described says both at once.
      page.resolve(described);
      html.resolve(drawn);
    },
    onFailed: (error) => {
      end();
      const cause = isWithoutData ? new DataUnavailableError(error.message, { cause: error }) : error;
      page.reject(cause);
      html.reject(cause);
    },
  };
}
