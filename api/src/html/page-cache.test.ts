import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Page } from './page-composer';
import { createPageCache, type PageCache, type PageCacheDeps } from './page-cache';
import { pageBytes } from './page-bytes';

const PAGE: Page = {
  status: 200,
  isKeepable: true,
  maxAgeSeconds: 60,
  bytes: pageBytes('<p>kept</p>'),
  location: null,
  madeFrom: new Set<string>(),
  styleHashes: [],
};

describe('the page cache', () => {
  let server: Server | undefined;

  /** Answers to pipelined requests, from a server that says "left" where the kept pages leave a request. */
  async function ask(pageCache: PageCache, head = 'GET /kept HTTP/1.1', times = 1): Promise<string> {
    server = createServer((request, response) =>
      pageCache.answer(request, response, () => void response.end('left')),
    );
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    const answer = text(socket);
    const request = `${head}\r\nHost: site.example\r\n`;
    socket.write(`${request}\r\n`.repeat(times - 1) + `${request}Connection: close\r\n\r\n`);
    return answer;
  }

  function keep(changes: Partial<PageCacheDeps> = {}): PageCache {
    const pageCache = createPageCache({
      kept: async () => (url) => (url === '/kept' ? PAGE : null),
      hasCanary: () => false,
      isElsewhere: () => false,
      isBypassed: () => false,
      isBehind: () => false,
      record: () => undefined,
      ...changes,
    });
    pageCache.remember(PAGE, 'plain', { etag: '"yes"' });
    return pageCache;
  }

  afterEach(() => {
    server?.close();
  });

  it('are sent again with the headers that were remembered', async () => {
    const answer = await ask(keep());
    expect(answer).toContain('etag: "yes"\r\ncontent-length: 11\r\n');
    expect(answer).toMatch(/\r\n\r\n<p>kept<\/p>$/);
  });

  it.each([
    ['a cookie', { 'set-cookie': 'a=b' }],
    ['a header that nobody has vouched for', { 'x-account': '7' }],
    ['a private answer', { 'cache-control': 'private, no-cache' }],
    ['an answer not to be stored', { 'cache-control': 'no-store' }],
  ])('are never remembered with %s', async (_what, headers) => {
    const pageCache = createPageCache({
      kept: async () => () => PAGE,
      hasCanary: () => false,
      isElsewhere: () => false,
      isBypassed: () => false,
      isBehind: () => false,
      record: () => undefined,
    });
    pageCache.remember(PAGE, 'plain', headers);
    expect(await ask(pageCache)).toMatch(/left$/);
  });

  it('are never of a page that may not be kept, whatever keeps it', async () => {
    const own: Page = { ...PAGE, isKeepable: false };
    const pageCache = keep({ kept: async () => () => own });
    pageCache.remember(own, 'plain', { etag: '"own"' });
    expect(await ask(pageCache)).toMatch(/left$/);
  });

  it('that are asked for together share one look at the registry', async () => {
    let looks = 0;
    const pageCache = keep({
      kept: async () => {
        looks += 1;
        return () => PAGE;
      },
    });
    const answer = await ask(pageCache, undefined, 5);
    expect(answer.match(/<p>kept<\/p>/g)).toHaveLength(5);
    expect(looks).toBe(1);
  });

  it.each<[string, Partial<PageCacheDeps>]>([
    ['the registry cannot be read', { kept: () => Promise.reject(new Error('no database')) }],
    ['the page is not kept', { kept: async () => () => null }],
    ['visitors do not all get the same', { hasCanary: () => true }],
    ['requests may have to be refused', { isBehind: () => true }],
    ['the host is the other one', { isElsewhere: (host) => host === 'site.example' }],
  ])('are left to Fastify while %s', async (_why, changes) => {
    expect(await ask(keep(changes))).toMatch(/left$/);
  });

  it('are left to Fastify once it stops', async () => {
    const pageCache = keep();
    pageCache.stop();
    expect(await ask(pageCache)).toMatch(/left$/);
  });

  it.each([
    ['another method', 'HEAD /kept HTTP/1.1', /200 OK(?!.*etag)/s],
    ['a body', 'GET /kept HTTP/1.1\r\nContent-Length: 0', /left$/],
    ['a name', 'GET /kept HTTP/1.1\r\nAuthorization: Basic eA==', /left$/],
    ['data', 'GET /kept HTTP/1.1\r\nAccept: application/json', /left$/],
    ['a form that nobody was sent yet', 'GET /kept HTTP/1.1\r\nAccept-Encoding: br', /left$/],
    ['a place that was typed', 'GET /kept?q=Paris HTTP/1.1', /left$/],
  ])('a request with %s is left to Fastify', async (_what, head, expected) => {
    expect(await ask(keep({ kept: async () => () => PAGE }), head)).toMatch(expected);
  });
});
