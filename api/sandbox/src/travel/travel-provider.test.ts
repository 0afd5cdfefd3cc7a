import { paths, startTravelClient, testNowMs, type TravelClient } from '../../test/travel-client';

let client: TravelClient;

beforeAll(async () => {
  client = await startTravelClient();
});

afterAll(() => client.stop());

async function postFault(fault: object) {
  await fetch(`${client.url}/__faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });
}

it('answers with exactly application/vnd.amadeus+json, also when it fails', async () => {
  expect((await client.get(paths.byCity, { cityCode: 'PAR' })).contentType).toBe(
    'application/vnd.amadeus+json',
  );
  expect((await client.get(paths.byCity)).contentType).toBe('application/vnd.amadeus+json');
});

it('does not know other paths, and forbids what is sold separately', async () => {
  expect(await client.issue('/v1/nothing/here')).toMatchObject({ status: 404, code: 38196 });
  expect(await client.issue('/v2/shopping/flight-offers')).toMatchObject({ status: 403, code: 38197 });
  expect(await client.issue('/v1/booking/hotel-bookings')).toMatchObject({ status: 403, code: 38197 });
});

it.each([
  [400, 477],
  [401, 38190],
  [403, 38197],
  [404, 1797],
  [429, 38194],
  [500, 141],
  [503, 141],
])('a fault with status %i carries the code %i of the vendor', async (status, code) => {
  await postFault({ path: paths.byCity, status, times: 1 });
  expect(await client.issue(paths.byCity, { cityCode: 'PAR' })).toMatchObject({ status, code });
});

it('a fault on the token call has the shape of that call', async () => {
  await postFault({ path: '/v1/security/oauth2/token', status: 503, times: 1 });
  const response = await fetch(`${client.url}/v1/security/oauth2/token`, { method: 'POST' });
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ error: expect.any(String) as unknown, code: 38187 });
});

it('shows a test the query and the token the product sent', async () => {
  await fetch(`${client.url}/__requests`, { method: 'DELETE' });
  await client.get(paths.byCity, { cityCode: 'ROM', radius: 7 });
  const log = (await (await fetch(`${client.url}/__requests`)).json()) as unknown[];
  expect(log).toMatchObject([
    {
      method: 'GET',
      path: paths.byCity,
      query: { cityCode: 'ROM', radius: '7' },
      headers: { authorization: expect.stringMatching(/^Bearer \w+$/) as unknown },
    },
  ]);
});

it('limits the rate only when asked to, and forgets after a second', async () => {
  let clockMs = testNowMs;
  const limited = await startTravelClient({ travelRequestsPerSecond: 2, now: () => clockMs });
  const status = async () => (await limited.get(paths.byCity, { cityCode: 'PAR' })).status;
  expect([await status(), await status()]).toEqual([200, 200]);
  expect(await limited.issue(paths.byCity, { cityCode: 'PAR' })).toMatchObject({ status: 429, code: 38194 });
  clockMs += 1000;
  expect(await status()).toBe(200);
  await limited.stop();
});
