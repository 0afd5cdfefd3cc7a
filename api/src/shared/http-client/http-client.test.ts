import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eventually } from '../../../test/eventually';
import { stopClock } from '../../../test/stop-clock';
import { createHttpClient, type HttpClientOptions } from './http-client';

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
const hang: Answer = () => undefined;

describe('http client', () => {
  let server: Server;
  let answers: Answer[];
  let asked: IncomingMessage[];

  beforeEach(async () => {
    answers = [];
    asked = [];
    server = createServer((request, response) => {
      asked.push(request);
      (answers.length > 1 ? answers.shift() : answers[0])?.(response, request);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  const client = (options: Partial<HttpClientOptions> = {}) =>
    createHttpClient({
      baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      timeoutMs: 60_000,
      ...options,
      retry: { firstDelayMs: 1, ...options.retry },
    });

  it('repeats a GET that the server failed, and gives the answer that follows', async () => {
    answers = [json(500, {}), json(503, {}), json(200, { fine: true })];
    await expect(client().json({ path: '/' })).resolves.toEqual({ fine: true });
    expect(asked).toHaveLength(3);
  });

  it('never repeats what is not idempotent, what was refused, or what timed out', async () => {
    answers = [json(500, {})];
    await expect(client().json({ method: 'POST', path: '/', json: {} })).rejects.toMatchObject({
      status: 500,
    });
    answers = [json(400, { why: 'bad' })];
    await expect(client().json({ path: '/' })).rejects.toMatchObject({ status: 400, body: { why: 'bad' } });
    answers = [hang];
    await expect(client({ timeoutMs: 50 }).json({ path: '/' })).rejects.toMatchObject({ kind: 'timeout' });
    // On a busy machine the time may be over before the call has come here.
    expect(asked.length).toBeLessThanOrEqual(3);
  });

  it('repeats 429 only when told how long to wait, and only for a short wait', async () => {
    answers = [json(429, {}, { 'retry-after': '0' }), json(200, { fine: true })];
    await expect(client().json({ path: '/' })).resolves.toEqual({ fine: true });
    answers = [json(429, {})];
    await expect(client().json({ path: '/' })).rejects.toMatchObject({ status: 429 });
    answers = [json(429, {}, { 'retry-after': '60' })];
    await expect(client().json({ path: '/' })).rejects.toMatchObject({ retryAfterMs: 60_000 });
    expect(asked).toHaveLength(4);
  });

  it.each<[string, Answer, string]>([
    ['garbage', (response) => response.writeHead(200).end('<html>'), 'body'],
    ['an empty body', (response) => response.writeHead(200).end(), 'body'],
    [
      'a redirect',
      (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
      'status',
    ],
    [
      'a cut answer',
      (response) => {
        response.writeHead(200, { 'content-length': '100' }).write('{"half":');
        setImmediate(() => response.destroy());
      },
      'network',
    ],
    ['more than we hold', json(200, 'x'.repeat(5_000)), 'body'],
  ])('fails on %s', async (_name, answer, kind) => {
    answers = [answer];
    await expect(client({ maxBytes: 1_000 }).json({ path: '/' })).rejects.toMatchObject({ kind });
  });

  it('keeps credentials out of the error', async () => {
    answers = [json(500, {})];
    const failure = await client()
      .json({ path: '/', query: { key: 'secret-1' }, headers: { authorization: 'Bearer secret-2' } })
      .catch((error: unknown) => error);
    expect(JSON.stringify(failure, Object.getOwnPropertyNames(failure))).not.toContain('secret');
  });

  it('leaves a failing host alone, and finds out by itself that it is back', async () => {
    const moveClock = stopClock();
    answers = [json(500, {})];
    const http = client({ retry: { retries: 0 }, breaker: { failures: 3, openMs: 100 } });
    for (let call = 0; call < 3; call += 1) await http.json({ path: '/' }).catch(() => undefined);
    await expect(http.json({ path: '/' })).rejects.toMatchObject({ kind: 'circuit-open', retryAfterMs: 100 });
    expect(asked).toHaveLength(3);
    answers = [json(200, { back: true })];
    moveClock(101);
    await expect(http.json({ path: '/' })).resolves.toEqual({ back: true });
    await expect(http.json({ path: '/' })).resolves.toEqual({ back: true });
  });

  it('leaves a hanging host alone before its calls time out, and lets nobody wait for the call that tries it', async () => {
    const moveClock = stopClock();
    answers = [hang];
    const http = client({ breaker: { failures: 2, openMs: 50, slowCallMs: 30 } });
    const calls = [1, 2].map(() => http.json({ path: '/' }).catch((error: unknown) => error));
    await new Promise((resolve) => setTimeout(resolve, 60));
    await expect(http.json({ path: '/' })).rejects.toMatchObject({ kind: 'circuit-open' });
    moveClock(51);
    const trial = http.json({ path: '/' }).catch((error: unknown) => error);
    await expect(http.json({ path: '/' })).rejects.toMatchObject({ kind: 'circuit-open' });
    await eventually(async () => expect(asked).toHaveLength(3));
    // Who is cut off asks again.
    answers = [json(200, {})];
    server.closeAllConnections();
    await Promise.all([...calls, trial]);
  });

  it('does not open for what the host refuses', async () => {
    answers = [json(404, {})];
    const http = client({ breaker: { failures: 2 } });
    for (let call = 0; call < 5; call += 1) {
      await expect(http.json({ path: '/' })).rejects.toMatchObject({ kind: 'status', status: 404 });
    }
  });

  it('uses the answer of a slow call all the same', async () => {
    answers = [
      (response) => setTimeout(() => json(200, { late: true })(response, asked[0] as IncomingMessage), 80),
    ];
    await expect(client({ breaker: { slowCallMs: 20 } }).json({ path: '/' })).resolves.toEqual({
      late: true,
    });
  });
});
