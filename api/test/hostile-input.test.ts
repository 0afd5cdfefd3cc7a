import type { HTTPMethods, InjectOptions } from 'fastify';
import { ErrorEnvelope } from '@atoll/contracts/errors';
import { Value } from 'typebox/value';
import { testDatabase } from './database';
import { PRODUCTION_ENV } from './config';
import { buildTestSite, type TestSite } from './site';

type Attempt = InjectOptions & { readonly method: HTTPMethods; readonly url: string };

const JSON_TYPE = { 'content-type': 'application/json' };
const MAIL_ANSWERS = {
  INCOMING_MAIL_SECRET: 'tq0Qk7vXwJ3mTz9LbR5cYh2NfGpE8sDu',
  MAIL_REPLY_DOMAIN: 'reply.mail.example',
};
const DEEP = `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`;

/** Query strings that must never be more than text, or be refused. */
const QUERIES = [
  'q[$gt]=',
  'q=%7B%22%24gt%22%3A%22%22%7D&city[$ne]=x&lat[$where]=sleep(1)',
  '__proto__[polluted]=1&constructor.prototype.polluted=1',
  'q=a&q=b&lat=1&lat=2',
  'q=%00&city=%00&lat=%00&hotelIds=%00',
  'q=%E0%A4%A&city=%',
  `q=${'x'.repeat(10_000)}`,
  'lat=NaN&lng=Infinity&radius=-1&page=1e999&limit=-9&q=(a%2B)%2B%24',
  'checkIn=2020-99-99&checkOut=0000-00-00&adults=abc&rooms=1.5&currency=%24',
  'north=x&south=x&east=x&west=x',
];

/** Bodies that no route takes. */
const BODIES: readonly { readonly payload: string | Buffer; readonly headers: Record<string, string> }[] = [
  { payload: '{', headers: JSON_TYPE },
  { payload: 'null', headers: JSON_TYPE },
  { payload: '[]', headers: JSON_TYPE },
  { payload: '"text"', headers: JSON_TYPE },
  { payload: '{"path":{"$gt":""},"message":{"$ne":1},"source":["x"]}', headers: JSON_TYPE },
  { payload: '{"__proto__":{"polluted":1}}', headers: JSON_TYPE },
  { payload: '{"constructor":{"prototype":{"polluted":1}}}', headers: JSON_TYPE },
  { payload: DEEP, headers: JSON_TYPE },
  { payload: `{"message":"${'x'.repeat(1_000_000)}"}`, headers: JSON_TYPE },
  { payload: Buffer.from([0xff, 0xfe, 0x00]), headers: JSON_TYPE },
  { payload: '<xml/>', headers: { 'content-type': 'text/xml' } },
  { payload: 'a=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
];

const PARAMS = [
  '$gt',
  '__proto__',
  '%00',
  '..%2f..%2fetc%2fpasswd',
  'x'.repeat(600),
  "'%22%3C%3E",
  '%F0%9F%8F%9D',
];
const PLATFORM_ROUTES = ['/healthz', '/readyz', '/metrics', '/api/openapi.json'];

/** A provider that is down is 502, 503 or 504: none of those is our own failure. */
const OWN_FAILURE = 500;

describe('hostile input', () => {
  const database = testDatabase();
  const routes: Attempt[] = [];
  let site: TestSite;

  beforeAll(async () => {
    site = await buildTestSite(database().connection, {
      env: { ...PRODUCTION_ENV, ...MAIL_ANSWERS, ANALYTICS: 'on', AMADEUS_BASE_URL: 'http://127.0.0.1:9' },
      onRoute: ({ method, url }) => {
        for (const each of [method].flat()) if (each !== 'HEAD') routes.push({ method: each, url });
      },
    });
    routes.push(...PLATFORM_ROUTES.map((url) => ({ method: 'GET' as const, url })));
  });
  afterAll(() => site.app.close());

  async function expectRefusal(options: Attempt, isAlwaysRefused: boolean): Promise<void> {
    const { statusCode, body, headers } = await site.app.inject(options);
    const isRefused = statusCode >= 400;
    const isEnvelope =
      headers['content-type']?.toString().includes('json') && Value.Check(ErrorEnvelope, JSON.parse(body));
    const isPage = headers['content-type']?.toString().includes('html') ?? false;
    const told = {
      request: `${options.method} ${options.url.slice(0, 120)}`,
      isOwnFailure: statusCode === OWN_FAILURE,
      isRefusedWithEnvelope: isRefused ? isEnvelope || isPage : !isAlwaysRefused,
      leaks: /node_modules|\.ts:|Mongo|ECONN| {4}at /.test(body) && !isPage,
    };
    expect(told).toEqual({ ...told, isOwnFailure: false, isRefusedWithEnvelope: true, leaks: false });
  }

  const filled = (url: string) => url.replace(/:\w+/g, 'x').replace('*', 'x');

  it('knows the routes that it tries', () => {
    expect(routes.map(({ url }) => url)).toEqual(
      expect.arrayContaining(['/api/registry', '/api/client-errors', '/api/page-views', '/*']),
    );
  });

  it.each(QUERIES)('no route fails on the query %s', async (query) => {
    for (const { method, url } of routes) {
      const payload = method === 'GET' ? undefined : {};
      await expectRefusal({ method, url: `${filled(url)}?${query}`, payload }, method !== 'GET');
    }
  });

  it.each(PARAMS)('no route fails on %s in its path', async (value) => {
    for (const { method, url } of routes.filter((route) => /[:*]/.test(route.url))) {
      const target = url.replace(/:\w+/g, value).replace('*', value);
      await expectRefusal({ method, url: target }, false);
    }
  });

  it.each(BODIES.map((body) => [body.payload.toString().slice(0, 60), body] as const))(
    'every route that takes a body refuses %s',
    async (_name, body) => {
      for (const { method, url } of routes.filter((route) => route.method !== 'GET')) {
        await expectRefusal({ method, url: filled(url), ...body }, true);
      }
    },
  );

  it('nothing of it reached the prototype of objects', () => {
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  it.each(['TRACE', 'OPTIONS', 'PUT', 'DELETE', 'PATCH'] as const)('no route fails on %s', async (method) => {
    for (const { url } of routes) await expectRefusal({ method, url: filled(url) }, true);
  });
});
