import { mkdtemp, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endApiProcesses, startApiProcess } from '../test/api-process';
import { PRODUCTION_ENV } from '../test/config';
import { testDatabase } from '../test/database';

interface Upload {
  readonly finish: () => void;
  readonly status: Promise<number | undefined>;
}

/** A request whose body has begun to arrive and ends when `finish` is called. */
async function beginUpload(url: string, body: string): Promise<Upload> {
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  const call = request(`${url}/api/client-errors`, { method: 'POST', headers });
  const status = new Promise<number | undefined>((resolve, reject) => {
    call.once('response', (response) => resolve(response.resume().statusCode));
    call.once('error', reject);
  });
  await new Promise<void>((resolve) => call.write(body.slice(0, 5), () => resolve()));
  return { finish: () => call.end(body.slice(5)), status };
}

/** A port that nothing listens on. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function untilRefused(url: string): Promise<void> {
  for (;;) {
    const isOpen = await fetch(`${url}/healthz`, { headers: { connection: 'close' } }).then(
      () => true,
      () => false,
    );
    if (!isOpen) return;
  }
}

describe('the process of the API', () => {
  const database = testDatabase();
  afterEach(endApiProcesses);

  it('SIGTERM lets a request in flight finish, takes no new ones, and ends with 0', async () => {
    const api = await startApiProcess({ MONGODB_URI: database().uri });
    const url = await api.listening;
    const upload = await beginUpload(url, JSON.stringify({ source: 'shell', message: 'x', path: '/' }));
    // The half-sent request must be known to the server before the signal is.
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    api.child.kill('SIGTERM');
    await untilRefused(url);
    upload.finish();
    expect(await upload.status).toBe(204);
    expect((await api.ended).code).toBe(0);
  });

  it('with a delay, SIGTERM makes /readyz say no while everything is still answered, and a second one ends it at once', async () => {
    const api = await startApiProcess({ MONGODB_URI: database().uri, SHUTDOWN_DELAY_MS: '300000' });
    const url = await api.listening;
    const readiness = async () => (await fetch(`${url}/readyz`)).status;
    while ((await readiness()) !== 200);
    api.child.kill('SIGTERM');
    while ((await readiness()) !== 503);
    const answers = await Promise.all(['/api/registry', '/healthz'].map((path) => fetch(url + path)));
    expect(answers.map(({ status, headers }) => [status, headers.get('connection')])).toEqual([
      [200, 'keep-alive'],
      [200, 'keep-alive'],
    ]);
    api.child.kill('SIGTERM');
    expect((await api.ended).code).toBe(1);
  });

  it('after the delay it ends with 0, and operators are answered at the admin port until then', async () => {
    const adminPort = await freePort();
    const api = await startApiProcess({
      MONGODB_URI: database().uri,
      SHUTDOWN_DELAY_MS: '400',
      ADMIN_PORT: String(adminPort),
    });
    await api.listening;
    expect((await fetch(`http://127.0.0.1:${adminPort}/metrics`)).status).toBe(200);
    const toldAt = performance.now();
    api.child.kill('SIGTERM');
    expect((await api.ended).code).toBe(0);
    expect(performance.now() - toldAt).toBeGreaterThanOrEqual(400);
    await expect(fetch(`http://127.0.0.1:${adminPort}/healthz`)).rejects.toThrow();
  });

  it('production without a travel provider runs, and says that those searches are unavailable', async () => {
    const api = await startApiProcess({
      NODE_ENV: 'production',
      MONGODB_URI: database().uri,
      AUTH_SECRET: PRODUCTION_ENV.AUTH_SECRET,
    });
    const url = await api.listening;
    const answer = await fetch(`${url}/api/activities?lat=48.85&lng=2.35&radius=5`);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ code: 'PROVIDER_UNAVAILABLE', data: [] });
    api.child.kill('SIGTERM');
    expect((await api.ended).code).toBe(0);
  });

  it('a bad configuration ends it with 1 and names every bad key', async () => {
    const api = await startApiProcess({ PORT: 'x', ANALYTICS: 'maybe' });
    const { code, output } = await api.ended;
    expect(code).toBe(1);
    for (const key of ['PORT', 'ANALYTICS', 'MONGODB_URI']) expect(output).toContain(key);
    expect(output).not.toMatch(/^\s+at /m);
  });

  it('a file where the folder of releases belongs ends it with 1 and one sentence', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'atoll-data-'));
    await writeFile(join(dataDir, 'releases'), '');
    const api = await startApiProcess({ MONGODB_URI: database().uri, DATA_DIR: dataDir });
    const { code, output } = await api.ended;
    expect(code).toBe(1);
    expect(output).toContain(`The releases folder ${join(dataDir, 'releases')} cannot be made (EEXIST)`);
    expect(output).not.toMatch(/^\s+at /m);
  });

  it('a taken port ends it with 1 and one sentence', async () => {
    const squatter = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => squatter.once('listening', resolve));
    const { port } = squatter.address() as AddressInfo;
    const api = await startApiProcess({ MONGODB_URI: database().uri, PORT: String(port) });
    const { code, output } = await api.ended;
    squatter.close();
    expect(code).toBe(1);
    expect(output).toContain(`Port ${port} is already in use`);
    expect(output).not.toMatch(/^\s+at /m);
  });
});
