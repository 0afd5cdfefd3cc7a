import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Page } from './html.service';
import { createKeptPages, type KeptPages, type KeptPagesDeps } from './kept-pages';
import { pageBytes } from './page-bytes';

const PAGE: Page = { status: 200, bytes: pageBytes('<p>kept</p>'), styleHashes: [] };

describe('kept pages', () => {
  let server: Server | undefined;

  /** Answers to pipelined requests, from a server that says "left" where the kept pages leave a request. */
  async function ask(keptPages: KeptPages, head = 'GET /kept HTTP/1.1', times = 1): Promise<string> {
    server = createServer((request, response) =>
      keptPages.answer(request, response, () => void response.end('left')),
    );
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    const answer = text(socket);
    const request = `${head}\r\nHost: site.example\r\n`;
    socket.write(`${request}\r\n`.repeat(times - 1) + `${request}Connection: close\r\n\r\n`);
    return answer;
  }

  function keep(changes: Partial<KeptPagesDeps> = {}): KeptPages {
    const keptPages = createKeptPages({
      kept: async () => (url) => (url === '/kept' ? PAGE : null),
      hasCanary: () => false,
      isWww: () => false,
      isBehind: () => false,
      record: () => undefined,
      ...changes,
    });
    keptPages.remember(PAGE, 'plain', { 'x-of-fastify': 'yes' });
    return keptPages;
  }

  afterEach(() => {
    server?.close();
  });

  it('are sent again with the headers that were remembered', async () => {
    const answer = await ask(keep());
    expect(answer).toContain('x-of-fastify: yes\r\ncontent-length: 11\r\n');
    expect(answer).toMatch(/\r\n\r\n<p>kept<\/p>$/);
  });

  it('that are asked for together share one look at the registry', async () => {
    let looks = 0;
    const keptPages = keep({
      kept: async () => {
        looks += 1;
        return () => PAGE;
      },
    });
    const answer = await ask(keptPages, undefined, 5);
    expect(answer.match(/<p>kept<\/p>/g)).toHaveLength(5);
    expect(looks).toBe(1);
  });

  it.each<[string, Partial<KeptPagesDeps>]>([
    ['the registry cannot be read', { kept: () => Promise.reject(new Error('no database')) }],
    ['the page is not kept', { kept: async () => () => null }],
    ['visitors do not all get the same', { hasCanary: () => true }],
    ['requests may have to be refused', { isBehind: () => true }],
    ['the host is the other one', { isWww: (host) => host === 'site.example' }],
  ])('are left to Fastify while %s', async (_why, changes) => {
    expect(await ask(keep(changes))).toMatch(/left$/);
  });

  it('are left to Fastify once it stops', async () => {
    const keptPages = keep();
    keptPages.stop();
    expect(await ask(keptPages)).toMatch(/left$/);
  });

  it.each([
    ['another method', 'HEAD /kept HTTP/1.1', /200 OK(?!.*x-of-fastify)/s],
    ['a body', 'GET /kept HTTP/1.1\r\nContent-Length: 0', /left$/],
    ['a name', 'GET /kept HTTP/1.1\r\nAuthorization: Basic eA==', /left$/],
    ['data', 'GET /kept HTTP/1.1\r\nAccept: application/json', /left$/],
    ['a form that nobody was sent yet', 'GET /kept HTTP/1.1\r\nAccept-Encoding: br', /left$/],
    ['a place that was typed', 'GET /kept?q=Paris HTTP/1.1', /left$/],
  ])('a request with %s is left to Fastify', async (_what, head, expected) => {
    expect(await ask(keep({ kept: async () => () => PAGE }), head)).toMatch(expected);
  });
});
