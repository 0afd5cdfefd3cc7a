import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { emptySlot } from '@atoll/contracts/rendering';
import { testDatabase } from '../../test/database';
import { eventually } from '../../test/eventually';
import { buildRelease } from '../../test/release-folder';
import { buildShell, serverBundle } from '../../test/shell-folder';
import { buildTestSite, type TestSite } from '../../test/site';
import { createLogger } from '../shared/observability/logger';

const HTML = { accept: 'text/html' };
/** Who comes with a name is answered by Fastify. */
const BY_FASTIFY = { ...HTML, authorization: 'Basic eA==' };
const FASTIFY_HANDLES = 'tracing:fastify.request.handler:start';

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly html: string;
  /** Whether it says how long its body is. */
  readonly fits: boolean;
  readonly isByFastify: boolean;
}

const DECODERS: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

describe('a kept page, over HTTP', () => {
  const database = testDatabase();
  const lines: string[] = [];
  let site: TestSite;
  let port: number;
  let handled = 0;
  const count = () => {
    handled += 1;
  };

  const built = (marker: string) =>
    buildRelease('mfe-tours', marker, {}, serverBundle(`<h1>${marker} ${'atoll '.repeat(500)}</h1>`));

  beforeAll(async () => {
    subscribe(FASTIFY_HANDLES, count);
    const shell = await buildShell(serverBundle(`<header>Shell</header>${emptySlot('mfe-tours')}`));
    const log = createLogger({ LOG_LEVEL: 'info' }, { write: (line: string) => void lines.push(line) });
    const env = { SHELL_DIR: shell, PUBLIC_URL: 'http://site.example' };
    site = await buildTestSite(database().connection, { env, log });
    await site.publish((await built('one')).folder);
    await site.app.listen({ port: 0, host: '127.0.0.1' });
    ({ port } = site.app.server.address() as AddressInfo);
    await eventually(async () => expect((await ask('/tours')).html).toContain('<h1>one'));
  });
  afterAll(async () => {
    unsubscribe(FASTIFY_HANDLES, count);
    await site.app.close();
  });

  async function ask(path: string, headers: Record<string, string> = HTML, method = 'GET'): Promise<Answer> {
    const before = handled;
    const answer = await new Promise<{ headers: IncomingHttpHeaders; status?: number; bytes: Buffer }>(
      (resolve, reject) => {
        const call = httpRequest({ port, path, headers, method, agent: false }, (response) => {
          const { statusCode: status } = response;
          buffer(response).then((bytes) => resolve({ headers: response.headers, status, bytes }), reject);
        });
        call.on('error', reject).end();
      },
    );
    const decode = DECODERS[answer.headers['content-encoding'] ?? ''] ?? ((bytes: Buffer) => bytes);
    return {
      status: answer.status,
      headers: { ...answer.headers, date: undefined, 'content-length': undefined },
      html: decode(answer.bytes).toString(),
      fits: (answer.headers['content-length'] ?? '0') === String(answer.bytes.length),
      isByFastify: handled > before,
    };
  }

  it.each([
    ['brotli', '/tours', 200, { 'accept-encoding': 'gzip, br' }],
    ['gzip', '/tours', 200, { 'accept-encoding': 'gzip' }],
    ['plain', '/tours', 200, {}],
    ['plain, by an address that says more than the page knows', '/tours?utm_source=mail', 200, {}],
    ['unchanged', '/tours', 304, { 'if-none-match': '*' }],
    ['the page for addresses that are none', '/nope', 404, { 'accept-encoding': 'br' }],
  ])('%s: status, headers and text are those of Fastify', async (_form, path, status, headers) => {
    const byFastify = await ask(path, { ...BY_FASTIFY, ...headers });
    const again = await ask(path, { ...HTML, ...headers });
    expect(byFastify).toMatchObject({ status, fits: true, isByFastify: true });
    expect(again).toEqual({ ...byFastify, isByFastify: false });
    expect(again.headers).toMatchObject({
      'content-security-policy': expect.stringContaining("'sha256-") as string,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding, Accept',
    });
  });

  it('every other answer is Fastify’s as ever', async () => {
    const wrong = { ...HTML, accept: 'application/json' };
    expect(await ask('/nope', wrong)).toMatchObject({ status: 404, isByFastify: true });
    expect(await ask('/healthz')).toMatchObject({ status: 200, isByFastify: true });
    expect(await ask('/healthz')).toMatchObject({ status: 200, isByFastify: true });
    expect(await ask('/tours', HTML, 'HEAD')).toMatchObject({ status: 200, isByFastify: true });
    expect((await ask('/tours', HTML, 'POST')).status).toBe(405);
    expect(await ask('/hotels?q=Paris')).toMatchObject({ status: 303, isByFastify: true });
    const www = await ask('/tours', { ...HTML, host: 'www.site.example' });
    expect(www).toMatchObject({ status: 301, headers: { location: 'http://site.example/tours' } });
  });

  it('is logged and counted as Fastify’s answers are, without its query', async () => {
    const counted = async () => {
      const { html } = await ask('/metrics');
      const of = (series: string) =>
        Number(
          html
            .split('\n')
            .find((line) => line.startsWith(`${series} `))
            ?.split(' ')[1] ?? 0,
        );
      return {
        answers: of('atoll_http_answers_total{area="pages",method="GET",status="2xx"}'),
        timed: of('atoll_http_answer_seconds_count{area="pages"}'),
        hits: of('atoll_cache_reads_total{cache="pages",result="hit"}'),
      };
    };
    const before = await counted();
    lines.length = 0;
    expect((await ask('/tours?utm_source=mail', BY_FASTIFY)).isByFastify).toBe(true);
    expect((await ask('/tours?utm_source=mail')).isByFastify).toBe(false);
    await eventually(async () => expect(lines).toHaveLength(2));
    const [byFastify, again] = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(Object.keys(again ?? {})).toEqual(Object.keys(byFastify ?? {}));
    expect(again).toMatchObject({ level: 30, method: 'GET', path: '/tours', status: 200, msg: 'request' });
    expect(again?.reqId).toMatch(/^[0-9a-f-]{36}$/);
    expect(again?.reqId).not.toBe(byFastify?.reqId);
    const { answers, timed, hits } = before;
    expect(await counted()).toEqual({ answers: answers + 2, timed: timed + 2, hits: hits + 2 });
  });

  it('travels in fewer bytes after a while, and means the same', async () => {
    const brotli = { 'accept-encoding': 'br' };
    const first = await site.app.inject({ url: '/', headers: { ...HTML, ...brotli } });
    await eventually(async () => {
      const later = await site.app.inject({ url: '/', headers: { ...HTML, ...brotli } });
      expect(later.headers.etag).toBe(first.headers.etag);
      expect(later.rawPayload.length).toBeLessThan(first.rawPayload.length);
      expect(brotliDecompressSync(later.rawPayload)).toEqual(brotliDecompressSync(first.rawPayload));
    });
  });

  it('while a canary runs each visitor has a page of its own, and afterwards it is everybody’s again', async () => {
    const { hash } = (await built('canary')).release;
    await site.repository.change('mfe-tours', (pointer) => ({
      ...pointer,
      canary: { hash, percent: 1, since: new Date() },
    }));
    const during = await ask('/tours');
    expect(during).toMatchObject({ isByFastify: true, headers: { 'cache-control': 'private, no-cache' } });
    expect(during.headers['set-cookie']).toHaveLength(1);
    await site.repository.change('mfe-tours', (pointer) => ({ ...pointer, canary: null }));
    const after = await ask('/tours');
    expect(after).toMatchObject({ isByFastify: false, headers: { 'cache-control': 'no-cache' } });
    expect(after.headers['set-cookie']).toBeUndefined();
  });

  it('PLT-03: gives way to the next release, without a restart and for everybody', async () => {
    const before = await ask('/tours');
    expect(before.isByFastify).toBe(false);
    await site.publish((await built('two')).folder);
    await eventually(async () => expect((await ask('/tours')).html).toContain('<h1>two'));
    const after = await ask('/tours');
    expect(after.isByFastify).toBe(false);
    expect(after.headers.etag).not.toBe(before.headers.etag);
  });
});
