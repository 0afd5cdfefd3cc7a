import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { buildBareApp } from '../../../test/bare-app';
import { PRODUCTION_ENV, testConfig } from '../../../test/config';
import { ownHosts } from './own-hosts';

const PUBLIC_URL = 'https://atoll.example';
const END = { localAddress: '::ffff:10.0.0.7', localPort: 4000 };

describe('which hosts are ours', () => {
  it.each([
    ['atoll.example', true],
    ['ATOLL.example', true],
    ['atoll.example:443', true],
    ['www.atoll.example', true],
    ['10.0.0.7:4000', true],
    ['atoll.example:4000', false],
    ['atoll.example.', false],
    ['atoll.example.evil.example', false],
    ['evil.example', false],
    ['atoll.example@evil.example', false],
    ['evil.example#atoll.example', false],
    ['10.0.0.8:4000', false],
    ['10.0.0.7:4001', false],
    ['localhost:4000', false],
    ['127.0.0.1:4000', false],
    ['localtest.me:4000', false],
    ['', false],
    [undefined, false],
  ])('in production, %j: %j', (host, expected) => {
    expect(ownHosts({ publicUrl: PUBLIC_URL, isProduction: true })(host, END)).toBe(expected);
  });

  it.each([
    ['localhost:4000', true],
    ['127.0.0.1:8080', true],
    ['[::1]:4000', true],
    ['localhost.evil.example:4000', false],
    ['evil.example', false],
  ])('on a developer’s machine, %j: %j', (host, expected) => {
    expect(ownHosts({ publicUrl: 'http://localhost:4000', isProduction: false })(host, END)).toBe(expected);
  });
});

/** What a connection is answered whose request has exactly these headers. */
async function ask(app: FastifyInstance, path: string, ...headers: string[]): Promise<string> {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.end([`GET ${path} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n'));
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  return answer;
}

describe('a page of another site whose name leads to this machine', () => {
  let app: FastifyInstance;
  let port: number;
  const start = async (env: Readonly<Record<string, string>>) => {
    app = await buildBareApp(
      async (scope) => {
        scope.get('/api/dev/outbox', async () => ({ mails: ['a secret link'] }));
      },
      { config: testConfig(env) },
    );
    await app.listen({ host: '127.0.0.1', port: 0 });
    ({ port } = app.server.address() as AddressInfo);
  };
  afterEach(() => app.close());

  it.each(['/api/dev/outbox', '/metrics', '/api/none', '/'])('cannot read %s', async (path) => {
    await start({});
    const refused = await ask(app, path, `Host: rebound.evil.example:${port}`);
    expect(refused).toMatch(/^HTTP\/1\.1 400 /);
    expect(refused).toContain('This is not the address of this site.');
    expect(refused).not.toContain('secret');
  });

  it('the developer, and in production the public name and the address itself, can', async () => {
    await start({});
    for (const host of [`localhost:${port}`, `127.0.0.1:${port}`])
      expect(await ask(app, '/api/dev/outbox', `Host: ${host}`)).toMatch(/^HTTP\/1\.1 200 /);
    await app.close();
    await start({ ...PRODUCTION_ENV, PUBLIC_URL });
    for (const host of ['atoll.example', `127.0.0.1:${port}`])
      expect(await ask(app, '/api/dev/outbox', `Host: ${host}`)).toMatch(/^HTTP\/1\.1 200 /);
    expect(await ask(app, '/metrics', `Host: 127.0.0.1:${port}`)).toMatch(/^HTTP\/1\.1 200 /);
    expect(await ask(app, '/api/dev/outbox', `Host: localhost:${port}`)).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('health probes are answered whatever address they use', async () => {
    await start({ ...PRODUCTION_ENV, PUBLIC_URL });
    for (const host of ['10.1.2.3:4000', 'pod-7.internal', `localhost:${port}`])
      expect(await ask(app, '/healthz', `Host: ${host}`)).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('only a trusted proxy says which host was asked for', async () => {
    const forwarded = ['Host: atoll:4000', 'X-Forwarded-Host: atoll.example'];
    await start({ ...PRODUCTION_ENV, PUBLIC_URL });
    expect(await ask(app, '/api/dev/outbox', ...forwarded)).toMatch(/^HTTP\/1\.1 400 /);
    await app.close();
    await start({ ...PRODUCTION_ENV, PUBLIC_URL, TRUST_PROXY: '127.0.0.1' });
    expect(await ask(app, '/api/dev/outbox', ...forwarded)).toMatch(/^HTTP\/1\.1 200 /);
  });
});
