import { connect, type AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { ErrorEnvelope } from '@atoll/contracts/errors';
import { Value } from 'typebox/value';
import { buildBareApp } from '../../../test/bare-app';

const timeouts = { headersTimeoutMs: 1_000, requestTimeoutMs: 2_000, checkIntervalMs: 50 };

/** Sends the beginning of a request and nothing more; resolves with what the server said before it hung up. */
function stall(port: number, beginning: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(beginning));
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

describe('slow connections', () => {
  let app: FastifyInstance;
  let port: number;

  beforeAll(async () => {
    app = await buildBareApp(
      async (routes) => {
        routes.post('/api/things', async () => 'ok');
      },
      { timeouts },
    );
    await app.listen({ port: 0, host: '127.0.0.1' });
    port = (app.server.address() as AddressInfo).port;
  });
  afterAll(() => app.close());

  it('a connection that never finishes its headers is cut', async () => {
    expect(await stall(port, 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n')).toContain(' 408 ');
  });

  it('a connection that never finishes its body is cut', async () => {
    const beginning =
      'POST /api/things HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{';
    await expect(stall(port, beginning)).resolves.toMatch(/ 408 |^$/);
  });

  it('what is no HTTP is answered with the envelope', async () => {
    const answer = await stall(port, 'HELO atoll\r\n\r\n');
    expect(answer).toContain(' 400 ');
    expect(Value.Check(ErrorEnvelope, JSON.parse(answer.split('\r\n\r\n')[1] ?? ''))).toBe(true);
  });

  it('eighty of them leave the others served', async () => {
    const slow = Array.from({ length: 80 }, () => stall(port, 'GET /healthz HTTP/1.1\r\n'));
    const probe = await fetch(`http://127.0.0.1:${port}/healthz`);
    expect(probe.status).toBe(200);
    expect(await Promise.all(slow)).toHaveLength(80);
  });
});
