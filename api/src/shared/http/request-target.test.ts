import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { ErrorEnvelope } from '@atoll/contracts/errors';
import { Value } from 'typebox/value';
import { testDatabase } from '../../../test/database';
import { buildTestSite, type TestSite } from '../../../test/site';

describe('where a request is addressed to', () => {
  const database = testDatabase();
  let site: TestSite;
  beforeAll(async () => {
    site = await buildTestSite(database().connection);
    await site.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => site.app.close());

  /** Sends the words as they are: a client library would mend them. */
  function send(head: readonly string[]): Promise<{ status: number; location?: string; body: string }> {
    return new Promise((resolve, reject) => {
      let text = '';
      const { port } = site.app.server.address() as AddressInfo;
      const socket = connect(port, '127.0.0.1', () => socket.write([...head, '', ''].join('\r\n')));
      socket.on('data', (chunk) => (text += chunk.toString()));
      socket.on('error', reject);
      socket.on('close', () => {
        const [headers = '', body = ''] = text.split('\r\n\r\n');
        const [, location] = /^location: (.*)$/im.exec(headers) ?? [];
        resolve({ status: Number(headers.split(' ')[1]), body, ...(location ? { location } : {}) });
      });
    });
  }
  const get = (target: string, more: readonly string[] = ['Host: localhost']) =>
    send([`GET ${target} HTTP/1.1`, ...more, 'Accept: text/html', 'Connection: close']);

  it.each([
    ['//', '/'],
    ['///', '/'],
    ['//[', '/['],
    ['/\\', '/'],
    ['//a:99999/', '/a:99999/'],
    [
      '//host/tours?mfe-override=mfe-tours@0123456789abcdef',
      '/host/tours?mfe-override=mfe-tours@0123456789abcdef',
    ],
    ['//api/registry', '/api/registry'],
  ])('%s is sent to %s for good', async (target, location) => {
    expect(await get(target)).toMatchObject({ status: 301, location });
  });

  it('only what reads is sent elsewhere', async () => {
    const head = [
      'POST //api/client-errors HTTP/1.1',
      'Host: localhost',
      'Content-Length: 0',
      'Connection: close',
    ];
    const { status, body } = await send(head);
    expect(status).toBe(400);
    expect(Value.Check(ErrorEnvelope, JSON.parse(body))).toBe(true);
  });

  it.each(['/x/..//host', '/[', '/a:99999/', '/%2F/host', '/%5Chost'])('%s fails nobody', async (target) => {
    expect((await get(target)).status).toBe(404);
  });

  it.each([
    ['two Host headers', '/hotels', ['Host: localhost', 'host: evil.example']],
    ['two Host headers for a file', '/favicon.svg', ['Host: localhost', 'HOST: evil.example']],
    ['a whole address', 'http://evil.example/hotels', ['Host: localhost']],
    ['no path', 'hotels', ['Host: localhost']],
  ])('refuses %s, also where the page is kept', async (_what, target, headers) => {
    expect((await get('/hotels')).status).toBe(200);
    expect((await get('/hotels')).status).toBe(200);
    expect((await get(target, headers)).status).toBe(400);
  });
});
