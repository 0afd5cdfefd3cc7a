import { api, createAtollStore, toAppError } from '@atoll/platform';
import { apiError, fakeApi } from '@atoll/platform/testing/fake-api';
import { eventStream } from '@atoll/platform/event-stream';
import { HttpResponse } from 'msw';

interface World {
  /** What each request gets, in order: chunks of a stream, or a response; the last one stays. */
  answers: (readonly string[] | Response)[];
}

function answer({ world }: { world: World }): Response {
  const next = world.answers.length > 1 ? world.answers.shift() : world.answers[0];
  if (next instanceof Response) return next.clone();
  const stream = new ReadableStream({
    start: (controller) => {
      for (const chunk of next ?? []) controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
    },
  });
  return new HttpResponse(stream, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
}

const server = fakeApi<World>({
  world: () => ({ answers: [] }),
  routes: { 'GET /api/stream': answer, 'POST /api/stream': answer },
});
server.start();

const NO_MORE = new HttpResponse(null, { status: 204 });
const URL_OF_STREAM = { url: '/api/stream' };
/** Reconnects at once. */
const AT_ONCE = 'retry: 0\n\n';

async function read(request: { url: string; body?: unknown } = URL_OF_STREAM, signal?: AbortSignal) {
  const events: string[] = [];
  for await (const { event, data } of eventStream(request, signal ?? new AbortController().signal))
    events.push(event ? `${event}: ${data}` : data);
  return events;
}

async function problemOf(reading: Promise<unknown>) {
  try {
    await reading;
  } catch (error) {
    return toAppError(error);
  }
  return null;
}

it('gives events in order, however they are cut into pieces, and leaves comments out', async () => {
  server.world.answers = [
    [AT_ONCE, ': still here\n\nda', 'ta: one\n', '\nevent: note\ndata: two\ndata: lines\n\n'],
    NO_MORE,
  ];
  expect(await read()).toEqual(['one', 'note: two\nlines']);
});

it('asks again where a connection ends, after the last event, until there is no more', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch');
  server.world.answers = [[AT_ONCE, 'id: 7\ndata: one\n\n'], ['data: two\n\n'], NO_MORE];
  expect(await read()).toEqual(['one', 'two']);
  const lastIds = fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get('last-event-id'));
  expect(server.asked).toHaveLength(3);
  expect(lastIds).toEqual([null, '7', '7']);
  fetched.mockRestore();
});

it('asks again where the API is overloaded, and gives up after five times in a row', async () => {
  server.world.answers = [
    [AT_ONCE, 'data: one\n\n'],
    apiError(503, 'OVERLOADED'),
    ['data: two\n\n'],
    apiError(503, 'OVERLOADED'),
  ];
  expect(await problemOf(read())).toMatchObject({ kind: 'api', status: 503, code: 'OVERLOADED' });
  expect(server.asked).toHaveLength(3 + 5);
});

it('a refusal is not asked again, and is the API’s own error', async () => {
  server.world.answers = [apiError(403, 'FORBIDDEN', 'No.')];
  expect(await problemOf(read())).toMatchObject({
    kind: 'api',
    status: 403,
    code: 'FORBIDDEN',
    message: 'No.',
  });
  expect(server.asked).toHaveLength(1);
});

it('a reply that is no stream keeps its status', async () => {
  server.world.answers = [new HttpResponse('<html>', { status: 404 })];
  expect(await problemOf(read())).toMatchObject({ kind: 'unknown', status: 404 });
});

it('a POST is sent once, whatever becomes of its answer', async () => {
  const request = { ...URL_OF_STREAM, body: { text: 'hello' } };
  server.world.answers = [['data: one\n\n']];
  expect(await read(request)).toEqual(['one']);
  server.world.answers = [apiError(503, 'OVERLOADED')];
  expect(await problemOf(read(request))).toMatchObject({ kind: 'api', status: 503 });
  expect(server.asked.map(({ body }) => body)).toEqual(['{"text":"hello"}', '{"text":"hello"}']);
});

it('ends without an error when it is aborted, also while it waits to ask again', async () => {
  const stop = new AbortController();
  server.world.answers = [['retry: 30000\n\ndata: one\n\n']];
  const events: string[] = [];
  for await (const { data } of eventStream(URL_OF_STREAM, stop.signal)) {
    events.push(data);
    setTimeout(() => stop.abort());
  }
  expect(events).toEqual(['one']);
  expect(server.asked).toHaveLength(1);
});

it('fills a cache entry for as long as somebody looks at it', async () => {
  const { endpoints } = api.injectEndpoints({
    endpoints: (build) => ({
      news: build.query<string[], void>({
        queryFn: () => ({ data: [] }),
        onCacheEntryAdded: async (_arg, { cacheDataLoaded, cacheEntryRemoved, updateCachedData }) => {
          const stop = new AbortController();
          void cacheEntryRemoved.then(() => stop.abort());
          await cacheDataLoaded;
          for await (const { data } of eventStream(URL_OF_STREAM, stop.signal))
            updateCachedData((news) => void news.push(data));
        },
      }),
    }),
  });
  server.world.answers = [[AT_ONCE, 'data: one\n\n'], ['data: two\n\n'], NO_MORE];
  const store = createAtollStore();
  const seen = new Promise((resolve) => {
    store.subscribe(() => {
      const { data } = endpoints.news.select()(store.getState());
      if (data?.length === 2) resolve(data);
    });
  });
  void store.dispatch(endpoints.news.initiate());
  expect(await seen).toEqual(['one', 'two']);
});
