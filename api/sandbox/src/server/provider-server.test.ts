import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startProviderServer, type Provider, type RunningProvider } from './provider-server';

const echo: Provider = {
  name: 'echo',
  contentType: 'application/vnd.echo+json',
  answer: (request) => {
    if (request.path === '/crash') return Promise.reject(new Error('it broke'));
    return Promise.resolve({ status: 200, body: { echo: request.body, padding: 'x'.repeat(400) } });
  },
  failureBody: (status, path) => ({ failed: status, path }),
};

let server: RunningProvider;

beforeEach(async () => {
  server = await startProviderServer(echo, { port: 0, host: '127.0.0.1', delayMs: 0 });
});

afterEach(() => server.stop());

function call(path: string, init?: RequestInit) {
  return fetch(`${server.url}${path}`, init);
}

async function addFault(fault: unknown) {
  return call('/__faults', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });
}

async function requests() {
  return (await (await call('/__requests')).json()) as Record<string, unknown>[];
}

it('answers with exactly the content type of the provider', async () => {
  const response = await call('/any');
  expect(response.headers.get('content-type')).toBe('application/vnd.echo+json');
});

it('turns a crash of the provider into its own error with status 500', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const response = await call('/crash');
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({ failed: 500, path: '/crash' });
  expect(errors).toHaveBeenCalledTimes(1);
  errors.mockRestore();
});

describe('faults', () => {
  it('answers a status with the error body of the provider', async () => {
    await addFault({ status: 503 });
    const response = await call('/any');
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ failed: 503, path: '/any' });
  });

  it('answers a body without a status as 200', async () => {
    await addFault({ body: { odd: true } });
    const response = await call('/any');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ odd: true });
  });

  it('sends a body of text as it is, so that it can be garbage', async () => {
    await addFault({ body: '<html>not json' });
    expect(await (await call('/any')).text()).toBe('<html>not json');
  });

  it('sends the headers of a fault', async () => {
    await addFault({ status: 429, headers: { 'retry-after': '3', 'content-type': 'text/html' } });
    const response = await call('/any');
    expect(response.headers.get('retry-after')).toBe('3');
    expect(response.headers.get('content-type')).toBe('text/html');
  });

  it('happens as often as told and then no more', async () => {
    await addFault({ status: 500, times: 2 });
    const statuses = [];
    for (let turn = 0; turn < 3; turn += 1) statuses.push((await call('/any')).status);
    expect(statuses).toEqual([500, 500, 200]);
  });

  it('matches the exact path, what begins with it, and the method', async () => {
    await addFault({ path: '/v1/a', method: 'post', status: 418 });
    expect((await call('/v1/a', { method: 'POST' })).status).toBe(418);
    expect((await call('/v1/a/b?c=1', { method: 'POST' })).status).toBe(418);
    expect((await call('/v1/a')).status).toBe(200);
    expect((await call('/v1/b', { method: 'POST' })).status).toBe(200);
  });

  it('lets several faults stand side by side, the first that fits decides', async () => {
    await addFault({ path: '/a', status: 401, times: 1 });
    await addFault({ path: '/a', status: 500 });
    await addFault({ path: '/b', status: 404 });
    expect([(await call('/a')).status, (await call('/b')).status, (await call('/a')).status]).toEqual([
      401, 404, 500,
    ]);
  });

  it('answers as usual, only later, when nothing but a delay is set', async () => {
    await addFault({ path: '/slow', delayMs: 150 });
    const finished: string[] = [];
    const slow = call('/slow').then(({ status }) => finished.push(`slow ${status}`));
    const quick = call('/quick').then(({ status }) => finished.push(`quick ${status}`));
    await Promise.all([slow, quick]);
    expect(finished).toEqual(['quick 200', 'slow 200']);
  });

  it('breaks the connection in the middle of the answer', async () => {
    await addFault({ cut: true, times: 1 });
    const response = await call('/any');
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow();
    expect((await call('/any')).status).toBe(200);
  });

  it('breaks the connection in the middle of a given body', async () => {
    await addFault({ body: { half: 'of this arrives' }, cut: true });
    const response = await call('/any');
    await expect(response.json()).rejects.toThrow();
  });

  it('are listed and cleared', async () => {
    await addFault({ status: 500 });
    expect(await (await call('/__faults')).json()).toEqual([{ status: 500 }]);
    expect((await call('/__faults', { method: 'DELETE' })).status).toBe(204);
    expect((await call('/any')).status).toBe(200);
  });

  it.each([{ stauts: 500 }, { status: 9 }, { delayMs: -1 }, { times: 0 }, { path: 'v1' }, [], 'x'])(
    'refuses %j, because a misspelt fault would test nothing',
    async (fault) => {
      const response = await addFault(fault);
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({ message: expect.any(String) as unknown });
      expect((await call('/any')).status).toBe(200);
    },
  );
});

describe('the request log', () => {
  it('shows what was sent, newest last, without the calls that control the stand-in', async () => {
    await call('/first?a=1&b=2&b=3', { headers: { authorization: 'Bearer abc' } });
    await call('/second', { method: 'POST', body: new URLSearchParams({ grant_type: 'x' }) });
    await call('/third', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"n":1}',
    });
    const [first, second, third, ...more] = await requests();
    expect(first).toMatchObject({
      method: 'GET',
      path: '/first',
      query: { a: '1', b: ['2', '3'] },
      body: null,
    });
    expect(first?.headers).toMatchObject({ authorization: 'Bearer abc' });
    expect(second).toMatchObject({ method: 'POST', path: '/second', body: { grant_type: 'x' } });
    expect(third).toMatchObject({
      body: { n: 1 },
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as unknown,
    });
    expect(more).toEqual([]);
  });

  it('keeps calls that a fault answered, and JSON that was broken', async () => {
    await addFault({ status: 500 });
    await call('/any', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"n":' });
    expect(await requests()).toMatchObject([{ path: '/any', body: '{"n":' }]);
  });

  it('is cleared', async () => {
    await call('/any');
    await call('/__requests', { method: 'DELETE' });
    expect(await requests()).toEqual([]);
  });

  it('forgets the oldest calls beyond a thousand', async () => {
    for (let turn = 0; turn < 1003; turn += 1) await call(`/n${turn}`);
    const log = await requests();
    expect(log).toHaveLength(1000);
    expect(log[0]).toMatchObject({ path: '/n3' });
  });
});

it('delays the answers of the provider, not the control calls, and stops at once in the middle of it', async () => {
  const slow = await startProviderServer(echo, { port: 0, host: '127.0.0.1', delayMs: 600_000 });
  const pending = fetch(`${slow.url}/any`).then(
    () => 'answered',
    () => 'broken off',
  );
  let log: unknown[] = [];
  while (log.length === 0) log = (await (await fetch(`${slow.url}/__requests`)).json()) as unknown[];
  await slow.stop();
  expect(await pending).toBe('broken off');
});

it('says in one sentence that a port is taken', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  await expect(startProviderServer(echo, { port, host: '127.0.0.1', delayMs: 0 })).rejects.toThrow(
    `Port ${port} for the echo provider is already in use.`,
  );
  await new Promise((resolve) => other.close(resolve));
});
