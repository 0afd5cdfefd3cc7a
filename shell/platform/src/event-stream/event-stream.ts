import { currentAccessToken, toAppError, type AppError } from '@atoll/platform';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { wait } from './wait';

export interface EventStreamRequest {
  readonly url: string;
  /** Sent as JSON in a POST. Such a stream is never asked for twice: the request may have done something. */
  readonly body?: unknown;
}

const RETRY_MS = 1_000;
const RETRY_MAX_MS = 30_000;
const RETRIES_MAX = 5;

/** A reply that is no stream. `toAppError` gives its cause. */
class RefusedStreamError extends Error {
  constructor(refusal: AppError, status: number) {
    super(`The event stream was refused with status ${status}`, { cause: refusal });
    this.isFinal = status < 500 && status !== 429;
  }
  /** True where asking again would be refused again. */
  readonly isFinal: boolean;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not ours, such as the error page of a proxy: its status says enough.
    return null;
  }
}

async function refusalOf(response: Response): Promise<RefusedStreamError> {
  const { status } = response;
  const error = toAppError(parseJson(await response.text()), status);
  return new RefusedStreamError(error.kind === 'unknown' ? { ...error, status } : error, status);
}

/** Where a stream stands, for when it is asked for again. */
interface Progress {
  lastEventId: string;
  retryMs: number;
  /** In a row, without an event in between. */
  failures: number;
}

async function open({ url, body }: EventStreamRequest, { lastEventId }: Progress, signal: AbortSignal) {
  const token = await currentAccessToken();
  return fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    signal,
    cache: 'no-store',
    headers: {
      accept: 'text/event-stream',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(lastEventId && { 'last-event-id': lastEventId }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

/** The events of one response, in order; comment lines, which only keep the connection open, are left out. */
async function* eventsOf(
  stream: ReadableStream<Uint8Array>,
  progress: Progress,
): AsyncGenerator<EventSourceMessage> {
  const arrived: EventSourceMessage[] = [];
  const parser = createParser({
    onEvent: (event) => void arrived.push(event),
    onRetry: (ms) => {
      progress.retryMs = ms;
    },
  });
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      parser.feed(decoder.decode(value, { stream: true }));
      for (const event of arrived.splice(0)) {
        progress.failures = 0;
        if (event.id !== undefined) progress.lastEventId = event.id;
        yield event;
      }
    }
  } finally {
    // Ends the connection where the reader stopped early. What was aborted before answers with that abort again.
    await reader.cancel().catch(() => undefined);
  }
}

/** One connection. True where the API says that there is no more to come. */
async function* connection(
  request: EventStreamRequest,
  progress: Progress,
  signal: AbortSignal,
): AsyncGenerator<EventSourceMessage, boolean> {
  const response = await open(request, progress, signal);
  if (response.status === 204) return true;
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
  if (!response.ok || !isStream || !response.body) throw await refusalOf(response);
  yield* eventsOf(response.body, progress);
  return request.body !== undefined;
}

/**
 * Reads server-sent events from the site's API. A GET is asked for again where its connection breaks or ends, after the
 * last event that it gave, until the API answers 204; a POST ends with its answer. Ends without an error when `signal`
 * aborts; throws, for `toAppError`, when the API refuses or stays out of reach.
 */
export async function* eventStream(
  request: EventStreamRequest,
  signal: AbortSignal,
): AsyncGenerator<EventSourceMessage, void> {
  const progress: Progress = { lastEventId: '', retryMs: RETRY_MS, failures: 0 };
  for (;;) {
    let problem: unknown = new Error('The event stream ended');
    try {
      if (yield* connection(request, progress, signal)) return;
    } catch (error) {
      problem = error;
    }
    if (signal.aborted) return;
    const isFinal = problem instanceof RefusedStreamError && problem.isFinal;
    if (request.body !== undefined || isFinal || progress.failures >= RETRIES_MAX) throw problem;
    await wait(Math.min(RETRY_MAX_MS, progress.retryMs * 2 ** progress.failures), signal);
    if (signal.aborted) return;
    progress.failures += 1;
  }
}
