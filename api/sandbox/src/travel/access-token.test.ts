import { paths, startTravelClient, type TravelClient } from '../../test/travel-client';

const tokenPath = '/v1/security/oauth2/token';
let client: TravelClient;
let clockMs = Date.UTC(2020, 10, 21, 12);

beforeAll(async () => {
  client = await startTravelClient({ now: () => clockMs });
});

afterAll(() => client.stop());

function askToken(form: Record<string, string>) {
  return fetch(`${client.url}${tokenPath}`, { method: 'POST', body: new URLSearchParams(form) });
}

async function statusAndCode(authorization?: string) {
  const response = await fetch(`${client.url}${paths.byCity}?cityCode=PAR`, {
    headers: authorization === undefined ? {} : { authorization },
  });
  const { errors } = (await response.json()) as { errors?: { code: number; title: string }[] };
  return [response.status, errors?.[0]?.code];
}

it('PRV-01: gives a bearer token for 1799 seconds to the sandbox client', async () => {
  const response = await askToken({
    grant_type: 'client_credentials',
    client_id: 'sandbox',
    client_secret: 'sandbox',
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/json');
  expect(await response.json()).toEqual({
    type: 'amadeusOAuth2Token',
    username: expect.any(String) as unknown,
    application_name: expect.any(String) as unknown,
    client_id: 'sandbox',
    token_type: 'Bearer',
    access_token: expect.stringMatching(/^[0-9a-z]{20,}$/) as unknown,
    expires_in: 1799,
    state: 'approved',
    scope: '',
  });
});

it.each([
  [{ grant_type: 'client_credentials', client_id: 'sandbox', client_secret: 'wrong' }, 401, 'invalid_client'],
  [{ grant_type: 'client_credentials', client_id: 'other', client_secret: 'sandbox' }, 401, 'invalid_client'],
  [{ grant_type: 'password', client_id: 'sandbox', client_secret: 'sandbox' }, 400, 'unsupported_grant_type'],
  [{ client_id: 'sandbox', client_secret: 'sandbox' }, 400, 'invalid_request'],
])('refuses %j with %i %s', async (form: Record<string, string | undefined>, status, error) => {
  const given = Object.entries(form).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const response = await askToken(Object.fromEntries(given));
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual({
    error,
    error_description: expect.any(String) as unknown,
    code: 38187,
    title: 'Invalid parameters',
  });
});

it('tells missing, malformed, invalid and valid authorisation apart', async () => {
  expect(await statusAndCode()).toEqual([401, 38191]);
  expect(await statusAndCode('Basic abc')).toEqual([401, 38191]);
  expect(await statusAndCode('Bearer nonsense')).toEqual([401, 38190]);
  const token = await client.token();
  const forged = `${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`;
  expect(await statusAndCode(`Bearer ${forged}`)).toEqual([401, 38190]);
  expect(await statusAndCode(`Bearer ${token}`)).toEqual([200, undefined]);
});

it('accepts a token until its 1799 seconds are over and then calls it expired', async () => {
  const token = await client.token();
  clockMs += 1_798_999;
  expect(await statusAndCode(`Bearer ${token}`)).toEqual([200, undefined]);
  clockMs += 1;
  expect(await statusAndCode(`Bearer ${token}`)).toEqual([401, 38192]);
});

it('never gives the same token twice, and describes what is left of one', async () => {
  const [first, second] = [await client.token(), await client.token()];
  expect(first).not.toBe(second);
  clockMs += 799_000;
  const described = await fetch(`${client.url}${tokenPath}/${first}`);
  expect(await described.json()).toMatchObject({ access_token: first, expires_in: 1000 });
  expect((await fetch(`${client.url}${tokenPath}/nonsense`)).status).toBe(404);
});

it('accepts tokens after a restart, as upstream does', async () => {
  const token = await client.token();
  await client.stop();
  client = await startTravelClient({ now: () => clockMs });
  expect(await statusAndCode(`Bearer ${token}`)).toEqual([200, undefined]);
});
