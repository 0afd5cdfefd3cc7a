import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { api } from './api';
import { createAtollStore } from './store';

const server = setupServer();
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
});
afterEach(() => {
  server.resetHandlers();
});
afterAll(() => {
  server.close();
});

const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    thing: build.query<{ id: number }, { q?: string; page?: number }>({
      query: (params) => ({ url: '/api/thing', params }),
    }),
    send: build.mutation<unknown, unknown>({
      query: (body) => ({ url: '/api/file', method: 'POST', body }),
    }),
  }),
});

async function ask(params: { q?: string; page?: number } = {}) {
  const store = createAtollStore();
  return store.dispatch(endpoints.thing.initiate(params));
}

it('sends only the parameters that are set, and gives the answer', async () => {
  let asked = '';
  server.use(
    http.get('/api/thing', ({ request }) => {
      asked = new URL(request.url).search;
      return HttpResponse.json({ id: 7 });
    }),
  );
  const { data } = await ask({ q: 'são', page: undefined });
  expect(data).toEqual({ id: 7 });
  expect(asked).toBe('?q=s%C3%A3o');
});

it('gives the envelope of a refusal as an error of kind api, with its status', async () => {
  const envelope = { code: 'INVALID_DATES', message: 'No.', requestId: 'r1', fields: { checkIn: 'Past' } };
  server.use(http.get('/api/thing', () => HttpResponse.json(envelope, { status: 400 })));
  const { error } = await ask();
  expect(error).toEqual({ kind: 'api', status: 400, ...envelope });
});

it('ERR-10: an API that is not there is an error of kind network, never a throw', async () => {
  server.use(http.get('/api/thing', () => HttpResponse.error()));
  const { error } = await ask();
  expect(error).toMatchObject({ kind: 'network' });
});

it('a reply that is not JSON is an error that keeps its status', async () => {
  server.use(http.get('/api/thing', () => HttpResponse.text('<html>', { status: 502 })));
  const { error } = await ask();
  expect(error).toMatchObject({ kind: 'unknown', status: 502 });
});

it('sends an upload as it is, and anything else as JSON', async () => {
  const types: (string | null)[] = [];
  server.use(
    http.post('/api/file', async ({ request }) => {
      types.push(request.headers.get('content-type'));
      return HttpResponse.json(await request.text());
    }),
  );
  const store = createAtollStore();
  const upload = new Blob(['bytes'], { type: 'image/webp' });
  const uploaded = await store.dispatch(endpoints.send.initiate(upload));
  expect(uploaded.data).toBe('bytes');
  await store.dispatch(endpoints.send.initiate({ a: 1 }));
  expect(types).toEqual(['image/webp', 'application/json']);
});
