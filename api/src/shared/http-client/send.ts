import { request as undiciRequest } from 'undici';
import { BodyTooLarge, readBoundedText } from './bounded-body';
import { HttpFailure } from './http-failure';
import { readRetryAfter } from './retry-after';

export interface HttpRequest {
  /** GET by default. */
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as application/x-www-form-urlencoded. */
  readonly form?: Readonly<Record<string, string>>;
  /** Sent as application/json. */
  readonly json?: unknown;
  /** True for a POST that changes nothing when it is repeated; GET always is. */
  readonly idempotent?: boolean;
}

export interface SendOptions {
  readonly baseUrl: string;
  readonly timeoutMs: number;
  readonly maxBytes: number;
}

function addressOf(request: HttpRequest, baseUrl: string): URL {
  const url = new URL(baseUrl.replace(/\/+$/, '') + request.path);
  for (const [name, value] of Object.entries(request.query ?? {})) {
    if (value !== undefined) url.searchParams.set(name, value);
  }
  return url;
}

function bodyOf(request: HttpRequest): { content: string; type: string } | null {
  if (request.form) {
    return {
      content: new URLSearchParams(request.form).toString(),
      type: 'application/x-www-form-urlencoded',
    };
  }
  return request.json === undefined
    ? null
    : { content: JSON.stringify(request.json), type: 'application/json' };
}

function parse(text: string): { ok: true; value: unknown } | { ok: false; cause: unknown } {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (cause) {
    return { ok: false, cause };
  }
}

async function exchange(request: HttpRequest, url: URL, options: SendOptions, signal: AbortSignal) {
  const body = bodyOf(request);
  const answer = await undiciRequest(url, {
    method: request.method ?? 'GET',
    headers: { ...(body ? { 'content-type': body.type } : {}), ...request.headers },
    body: body?.content ?? null,
    signal,
    headersTimeout: options.timeoutMs,
    bodyTimeout: options.timeoutMs,
  });
  return { answer, text: await readBoundedText(answer.body, options.maxBytes) };
}

/**
 * One attempt: sends the request and gives the parsed JSON body of a 2xx answer. Redirects are not followed.
 * Everything else is an HttpFailure.
 */
export async function send(request: HttpRequest, options: SendOptions): Promise<unknown> {
  const url = addressOf(request, options.baseUrl);
  const { host } = url;
  const signal = AbortSignal.timeout(options.timeoutMs);
  const { answer, text } = await exchange(request, url, options, signal).catch((cause: unknown) => {
    const tooLarge = cause instanceof BodyTooLarge;
    throw new HttpFailure({ kind: signal.aborted ? 'timeout' : tooLarge ? 'body' : 'network', host, cause });
  });
  const parsed = parse(text);
  const status = answer.statusCode;
  if (status >= 200 && status < 300) {
    if (parsed.ok) return parsed.value;
    throw new HttpFailure({ kind: 'body', host, status, cause: parsed.cause });
  }
  const retryAfterMs = readRetryAfter(answer.headers['retry-after']?.toString(), Date.now());
  const body = parsed.ok ? parsed.value : undefined;
  throw new HttpFailure({ kind: 'status', host, status, body, retryAfterMs });
}
