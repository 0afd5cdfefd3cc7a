import { startProviderServer, type RunningProvider } from '../server/provider-server';
import { createWebSearchProvider } from './web-search-provider';

let server: RunningProvider;
beforeAll(async () => {
  server = await startProviderServer(createWebSearchProvider(), { port: 0, host: '127.0.0.1', delayMs: 0 });
});
afterAll(() => server.stop());

async function search(body: unknown, key = 'sandbox') {
  const answer = await fetch(`${server.url}/search`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
  });
  return { status: answer.status, body: await answer.json() };
}

it('MAR-37: answers and results in the vendor’s shape', async () => {
  const { status, body } = await search({ query: 'visa rules today', include_answer: true, max_results: 3 });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    query: 'visa rules today',
    answer: expect.stringContaining('passport') as unknown,
    images: [],
    results: [
      { title: 'Entry rules for travelers', url: expect.stringMatching(/^https:/) as unknown, score: 0.95 },
    ],
  });
});

it('finds something for whatever words, without an answer unless it is asked for', async () => {
  const { body } = await search({ query: 'zzz' });
  expect(body).toMatchObject({ results: [{ title: 'Travel news' }] });
  expect(body).not.toHaveProperty('answer');
});

it('refuses like the vendor', async () => {
  expect(await search({ query: 'x' }, 'invalid')).toMatchObject({
    status: 401,
  });
  expect(await search({})).toMatchObject({ status: 400 });
});
