import { setMaxListeners } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerControl, isControlPath } from './control';
import { createFaultBook, type FaultBook } from './fault-book';
import {
  readRequest,
  sendAnswer,
  sendCutAnswer,
  type ProviderAnswer,
  type ProviderRequest,
} from './http-message';
import { createRequestLog, type RequestLog } from './request-log';

/** What one vendor's stand-in has to know; everything else is the same for all of them. */
export interface Provider {
  /** One word, as it appears in messages: `travel`. */
  name: string;
  /** Sent exactly like this, without a charset. */
  contentType: string;
  answer(request: ProviderRequest): Promise<ProviderAnswer>;
  /** The vendor's own error body for a status, used by faults that name no body and by crashes. */
  failureBody(status: number, path: string): unknown;
}

export interface ServerOptions {
  /** 0 takes any free port. */
  port: number;
  host: string;
  /** Added to every answer of the provider, none of the control calls. */
  delayMs: number;
}

export interface RunningProvider {
  url: string;
  port: number;
  stop(): Promise<void>;
}

/** With Node's five seconds a busy client sends its next request on a connection that is just ending. */
const KEEP_ALIVE_MS = 60_000;

/** Starts a provider with fault injection and a request log. Throws a plain sentence when the port is taken. */
export async function startProviderServer(
  provider: Provider,
  options: ServerOptions,
): Promise<RunningProvider> {
  const faults = createFaultBook((status, path) => provider.failureBody(status, path));
  const log = createRequestLog();
  const stopping = new AbortController();
  // Every answer that is held back listens to it.
  setMaxListeners(0, stopping.signal);
  const server = createServer((incoming, response) => {
    handle(incoming, response, {
      provider,
      faults,
      log,
      delayMs: options.delayMs,
      stopping: stopping.signal,
    }).catch((error: unknown) => fail(response, provider, incoming.url ?? '/', error));
  });
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  await listen(server, provider.name, options);
  const { port } = server.address() as AddressInfo;
  return { url: `http://${options.host}:${port}`, port, stop: () => stop(server, stopping) };
}

interface Handling {
  provider: Provider;
  faults: FaultBook;
  log: RequestLog;
  delayMs: number;
  stopping: AbortSignal;
}

async function handle(incoming: IncomingMessage, response: ServerResponse, on: Handling): Promise<void> {
  const request = await readRequest(incoming);
  if (isControlPath(request.path)) {
    sendAnswer(response, answerControl(request, on.faults, on.log), 'application/json');
    return;
  }
  on.log.add(request);
  const effect = on.faults.take(request.method, request.path);
  await pause(on.delayMs + effect.delayMs, on.stopping);
  const answer = effect.answer ?? (await on.provider.answer(request));
  const send = effect.cut ? sendCutAnswer : sendAnswer;
  send(response, answer, on.provider.contentType);
}

function fail(response: ServerResponse, provider: Provider, url: string, error: unknown): void {
  if (response.destroyed) return;
  console.error(`${provider.name} ${url}`, error);
  if (response.headersSent) response.destroy();
  else sendAnswer(response, { status: 500, body: provider.failureBody(500, url) }, provider.contentType);
}

/** Waits, but not beyond the end of the server. */
function pause(delayMs: number, stopping: AbortSignal): Promise<void> {
  if (delayMs <= 0 || stopping.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      stopping.removeEventListener('abort', finish);
      resolve();
    };
    const timer = setTimeout(finish, delayMs);
    stopping.addEventListener('abort', finish);
  });
}

function listen(server: Server, name: string, { port, host }: ServerOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      reject(taken ? new Error(`Port ${port} for the ${name} provider is already in use.`) : error);
    });
    server.listen(port, host, () => resolve());
  });
}

function stop(server: Server, stopping: AbortController): Promise<void> {
  stopping.abort();
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
    // Kept-alive and half-answered connections would hold the port for seconds.
    server.closeAllConnections();
  });
}
