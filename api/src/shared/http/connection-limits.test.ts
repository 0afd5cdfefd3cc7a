import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildBareApp } from '../../../test/bare-app';
import { testConfig } from '../../../test/config';

const STALLED_MS = 100;
/** More than fits into the buffers of two sockets. */
const LONG = 'x'.repeat(200_000);

describe('connections', () => {
  let app: FastifyInstance;
  const sockets: Socket[] = [];

  async function listen(env: Readonly<Record<string, string>> = {}): Promise<void> {
    app = await buildBareApp(
      async (routes) => {
        routes.get('/api/long', async () => LONG);
        routes.get('/api/slow', async () => {
          await sleep(5 * STALLED_MS);
          return 'at last';
        });
        routes.get('/api/events', (_request, reply) => {
          reply.hijack();
          reply.raw.writeHead(200, { 'content-type': 'text/event-stream' });
          const comments = setInterval(() => reply.raw.write(': still here\n\n'), STALLED_MS / 2);
          reply.raw.once('close', () => clearInterval(comments));
        });
      },
      { config: testConfig(env), timeouts: { stalledTimeoutMs: STALLED_MS } },
    );
    await app.listen({ port: 0, host: '127.0.0.1' });
  }
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    await app.close();
  });

  function open(): Promise<Socket> {
    const { port } = app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    sockets.push(socket);
    return new Promise((resolve) => socket.once('connect', () => resolve(socket)));
  }
  const ask = (socket: Socket, path: string) =>
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  const connections = () =>
    new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)));
  async function untilThereAre(count: number): Promise<void> {
    while ((await connections()) !== count) await sleep(20);
  }

  it('of those who ask again and again and never read are ended', async () => {
    await listen();
    for (let each = 0; each < 20; each += 1) {
      const socket = await open();
      socket.pause();
      for (let request = 0; request < 50; request += 1) ask(socket, '/api/long');
    }
    await untilThereAre(0);
    expect(sockets).toHaveLength(20);
  });

  it('whose answer is still being made are left alone', async () => {
    await listen();
    const socket = await open();
    ask(socket, '/api/slow');
    const answer = await new Promise<string>((resolve) =>
      socket.once('data', (data) => resolve(String(data))),
    );
    expect(answer).toContain('at last');
  });

  it('that carry events are left alone as long as somebody reads them, and ended when nobody does', async () => {
    await listen();
    const [reader, sleeper] = [await open(), await open()];
    let comments = 0;
    reader.on('data', () => (comments += 1));
    ask(reader, '/api/events');
    sleeper.pause();
    for (let request = 0; request < 50; request += 1) ask(sleeper, '/api/long');
    while (comments < 12) await sleep(STALLED_MS / 2);
    await untilThereAre(1);
    expect(reader.destroyed).toBe(false);
  });

  it('are bounded, and one address gets a quarter of them', async () => {
    await listen({ CONNECTIONS_MAX: '16' });
    const opened = await Promise.all(Array.from({ length: 10 }, open));
    const closed = opened.map((socket) => new Promise((resolve) => socket.once('close', resolve)));
    await Promise.race(closed);
    await untilThereAre(4);
    expect(app.server.maxConnections).toBe(16);
    for (const socket of sockets.splice(0)) socket.destroy();
    await untilThereAre(0);
    const again = await open();
    ask(again, '/api/slow');
    await new Promise((resolve) => again.once('data', resolve));
  });

  it('that nobody uses are ended where there is no room for another', async () => {
    await listen({ CONNECTIONS_MAX: '4', TRUST_PROXY: '127.0.0.0/8' });
    const idle = await Promise.all(Array.from({ length: 4 }, open));
    for (const socket of idle) {
      ask(socket, '/api/none');
      await new Promise((resolve) => socket.once('data', resolve));
    }
    // This one is refused, and makes room for the next.
    await open();
    await untilThereAre(0);
    const next = await open();
    ask(next, '/api/none');
    expect(String(await new Promise((resolve) => next.once('data', resolve)))).toContain('404');
  });

  it('of a trusted proxy are those of many', async () => {
    await listen({ CONNECTIONS_MAX: '16', TRUST_PROXY: '127.0.0.0/8' });
    await Promise.all(Array.from({ length: 10 }, open));
    await untilThereAre(10);
    expect(sockets).toHaveLength(10);
  });
});
