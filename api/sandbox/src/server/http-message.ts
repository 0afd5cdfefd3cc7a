import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';

/** One call as a provider sees it: parsed, independent of the HTTP library. */
export interface ProviderRequest {
  method: string;
  /** Path without the query string. */
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  /** Parsed JSON or form fields; the raw text when it is neither; null when there is none. */
  body: unknown;
  /** Scheme and host the caller used, for links in the answer. */
  origin: string;
}

/** What goes back. A string body is sent as it is, anything else as JSON; null sends no body. */
export interface ProviderAnswer {
  status: number;
  body: unknown;
  /** Null means the provider's own content type. */
  contentType?: string;
  headers?: Record<string, string>;
  /** Sent one after the other in place of the body: an event stream as it grows. */
  chunks?: readonly string[];
}

// IndexNow posts carry up to 10,000 addresses, so the limit is generous.
const bodyLimitBytes = 16 * 1024 * 1024;

/** Reads a whole request. Throws when the body is larger than 16 MiB. */
export async function readRequest(incoming: IncomingMessage): Promise<ProviderRequest> {
  const origin = `http://${incoming.headers.host ?? 'localhost'}`;
  const url = new URL(incoming.url ?? '/', 'http://sandbox.invalid');
  return {
    method: incoming.method ?? 'GET',
    path: url.pathname,
    query: url.searchParams,
    headers: incoming.headers,
    body: parseBody(await readText(incoming), incoming.headers['content-type'] ?? ''),
    origin,
  };
}

async function readText(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    sizeBytes += chunk.length;
    if (sizeBytes > bodyLimitBytes) throw new Error(`Request body is larger than ${bodyLimitBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseBody(text: string, contentType: string): unknown {
  if (text === '') return null;
  if (contentType.includes('application/x-www-form-urlencoded')) {
    return Object.fromEntries(new URLSearchParams(text));
  }
  if (!contentType.includes('json')) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    // Broken JSON is something a test may want to see in the log exactly as it was sent.
    if (error instanceof SyntaxError) return text;
    throw error;
  }
}

/** Sends an answer with exactly the given content type: vendors' SDKs compare it as a whole string. */
export function sendAnswer(response: ServerResponse, answer: ProviderAnswer, contentType: string): void {
  if (answer.chunks) {
    sendChunks(response, answer, answer.chunks, () => response.end());
    return;
  }
  const payload = encodeBody(answer.body);
  writeHead(response, answer, contentType, payload);
  response.end(payload);
}

/** One chunk in each turn of the event loop, so that a reader gets them as a real stream's. */
function sendChunks(
  response: ServerResponse,
  { status, contentType, headers }: ProviderAnswer,
  chunks: readonly string[],
  finish: () => void,
): void {
  response.writeHead(status, { 'content-type': contentType ?? 'text/event-stream', ...headers });
  const left = [...chunks];
  const next = () => {
    const chunk = left.shift();
    if (response.destroyed) return;
    if (chunk === undefined) finish();
    else response.write(chunk, () => setImmediate(next));
  };
  next();
}

/** Promises the whole answer, sends half of it and breaks the connection. */
export function sendCutAnswer(response: ServerResponse, answer: ProviderAnswer, contentType: string): void {
  if (answer.chunks) {
    const half = answer.chunks.slice(0, Math.floor(answer.chunks.length / 2));
    sendChunks(response, answer, half, () => response.destroy());
    return;
  }
  const payload = encodeBody(answer.body);
  writeHead(response, answer, contentType, payload);
  const half = payload.subarray(0, Math.floor(payload.length / 2));
  if (half.length === 0) response.flushHeaders();
  response.write(half.length > 0 ? half : '', () => response.destroy());
}

function encodeBody(body: unknown): Buffer {
  if (body === null || body === undefined) return Buffer.alloc(0);
  return Buffer.from(typeof body === 'string' ? body : JSON.stringify(body), 'utf8');
}

function writeHead(
  response: ServerResponse,
  answer: ProviderAnswer,
  contentType: string,
  payload: Buffer,
): void {
  response.writeHead(answer.status, {
    'content-type': answer.contentType ?? contentType,
    'content-length': payload.length,
    ...answer.headers,
  });
}
