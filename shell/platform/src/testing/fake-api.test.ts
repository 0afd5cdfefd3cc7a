import { apiError, fakeApi } from './fake-api';

interface World {
  tours: { id: string }[];
}

const api = fakeApi<World>({
  world: () => ({ tours: [] }),
  routes: {
    'GET /api/tours/mine': () => ({ tours: 'mine' }),
    'GET /api/tours/:id': ({ world, pathParams }) =>
      world.tours.find(({ id }) => id === pathParams.id) ?? apiError(404, 'NOT_FOUND'),
    'GET /api/tours': ({ world, params }) => ({ q: params.q, tours: world.tours }),
    'POST /api/rfqs': ({ body }) => JSON.parse(body) as unknown,
  },
});
api.start();

async function ask(path: string, init?: RequestInit) {
  const response = await fetch(path, init);
  const body = (await response.json()) as unknown;
  return { status: response.status, body };
}

it('answers from the world of the test, the special route before the general one', async () => {
  api.world.tours = [{ id: 'T1' }];
  expect((await ask('/api/tours?q=walk')).body).toEqual({ q: 'walk', tours: [{ id: 'T1' }] });
  expect((await ask('/api/tours/T1')).body).toEqual({ id: 'T1' });
  expect((await ask('/api/tours/mine')).body).toEqual({ tours: 'mine' });
  expect(await ask('/api/tours/T2')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
});

it('the next test begins with an empty world, and nothing asked', async () => {
  expect(api.asked).toEqual([]);
  expect((await ask('/api/tours')).body).toEqual({ tours: [] });
});

it('tells what it was asked', async () => {
  await ask('/api/tours?q=walk');
  await ask('/api/rfqs', { method: 'POST', body: '{"a":1}' });
  expect(api.queriesOf('/api/tours')).toEqual([{ q: 'walk' }]);
  expect(api.asked.at(-1)).toEqual({
    ...{ method: 'POST', path: '/api/rfqs', params: {} },
    ...{ body: '{"a":1}', ifMatch: null },
  });
});

it('fails as often as it is told to', async () => {
  api.fail('/api/tours', 2);
  expect((await ask('/api/tours')).status).toBe(500);
  expect((await ask('/api/tours')).status).toBe(500);
  expect((await ask('/api/tours')).status).toBe(200);
});

it('holds an answer back until it is released', async () => {
  const release = api.hold('/api/tours');
  const answered = jest.fn();
  const asking = ask('/api/tours').then(answered);
  await ask('/api/tours/mine');
  expect(answered).not.toHaveBeenCalled();
  release();
  await asking;
  expect(answered).toHaveBeenCalledTimes(1);
});
