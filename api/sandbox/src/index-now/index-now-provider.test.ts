import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createIndexNowProvider } from './index-now-provider';

const KEY = 'a'.repeat(32);
let site: Server;
let host: string;
beforeAll(async () => {
  site = createServer((_request, response) => response.end(KEY));
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(site.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => site.close(resolve)));

const send = (body: unknown, path = '/indexnow') =>
  createIndexNowProvider().answer({
    ...{ method: 'POST', path, query: new URLSearchParams(), headers: {}, body },
    origin: 'http://127.0.0.1',
  });
const submission = (more: object = {}) => ({
  ...{ host, key: KEY, keyLocation: `http://${host}/${KEY}.txt`, urlList: [`http://${host}/a`] },
  ...more,
});

it('takes addresses of a host whose key file has the key, and waits for one that cannot be read', async () => {
  expect((await send(submission())).status).toBe(200);
  const elsewhere = { host: 'www.example.com', keyLocation: 'https://www.example.com/k.txt' };
  expect((await send(submission({ ...elsewhere, urlList: ['https://www.example.com/'] }))).status).toBe(202);
});

it.each([
  ['no list of addresses', 400, { urlList: undefined }],
  ['more than the protocol has', 400, { urlList: Array.from({ length: 10_001 }, () => 'http://a/') }],
  ['another key than the file has', 403, { key: 'b'.repeat(32) }],
  ['an address of another host', 422, { urlList: ['https://other.example/'] }],
  ['a key that is too short', 422, { key: 'short' }],
])('refuses %s with %i', async (_what, status, more) => {
  expect(await send(submission(more))).toMatchObject({ status });
});

it('knows one address', async () => {
  expect((await send(submission(), '/other')).status).toBe(404);
});
