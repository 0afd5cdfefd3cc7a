import type { FastifyInstance } from 'fastify';
import { answerCounter, areaOf } from '../src/shared/observability/http-metrics';
import { testDatabase } from './database';
import { buildTestSite } from './site';

const SERIES_MAX = 3_000;
const STATUSES = [101, 200, 302, 404, 500];
/** Letters, digits and what a name or a number may have: no path, no query, no address of mail. */
const PLAIN_VALUE = /^[\w .+-]+$/;
const IP_ADDRESS = /^\d+\.\d+\.\d+\.\d+$/;
const ID = /[0-9a-f]{12,}/;

interface Route {
  readonly url: string;
  readonly method: string;
  readonly area: string;
}

async function scrape(app: FastifyInstance): Promise<string[]> {
  const { body } = await app.inject('/metrics');
  return body.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
}

const valuesOf = (series: readonly string[]) =>
  series.flatMap((line) =>
    [...line.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => ({ name, value })),
  );

describe('the metrics of the whole API', () => {
  const database = testDatabase();
  let app: FastifyInstance;
  let routes: Route[];

  beforeAll(async () => {
    routes = [];
    const onRoute = ({
      url,
      method,
      schema,
    }: {
      url: string;
      method: string | string[];
      schema?: unknown;
    }) => {
      for (const one of [method].flat()) routes.push({ url, method: one, area: areaOf(url, schema) });
    };
    ({ app } = await buildTestSite(database().connection, { onRoute }));
  });
  afterAll(() => app.close());

  it('stay below 3,000 series when every route of the API has answered in every way', async () => {
    const { paths = {} } = app.swagger() as { paths?: Record<string, Record<string, { tags?: string[] }>> };
    const described = Object.entries(paths).flatMap(([url, operations]) =>
      Object.entries(operations).map(([method, schema]) => ({
        url,
        method: method.toUpperCase(),
        area: areaOf(url, schema),
      })),
    );
    expect(described.length).toBeGreaterThan(100);
    expect(described.filter(({ area }) => area === 'other')).toEqual([]);
    const count = answerCounter(app.metrics);
    for (const { area, method } of [...described, ...routes])
      for (const status of STATUSES) count({ area, method, status, durationMs: 20 });
    const series = await scrape(app);
    expect(series.length).toBeGreaterThan(500);
    expect(series.length).toBeLessThanOrEqual(SERIES_MAX);
  });

  it('have no label with a path, an id or an address, whatever is asked for', async () => {
    const asked = routes
      .filter(({ method }) => method === 'GET')
      .map(({ url }) => url.replaceAll(/:\w+/g, '64b7f0c2a1d3e4f5a6b7c8d9').replace('*', 'ada@example.com'));
    // One after the other: some count what an address may ask for.
    for (const url of asked) await app.inject({ url, query: { email: 'ada@example.com', q: '10.0.0.9' } });
    const values = valuesOf(await scrape(app)).filter(({ name }) => name !== 'le');
    expect(values.length).toBeGreaterThan(100);
    const suspicious = values.filter(
      ({ value = '' }) => !PLAIN_VALUE.test(value) || IP_ADDRESS.test(value) || ID.test(value),
    );
    expect(suspicious).toEqual([]);
  });

  it('count an answer by what it belongs to, and say what waits', async () => {
    await app.inject('/api/registry');
    const series = await scrape(app);
    const named = (start: string) => series.filter((line) => line.startsWith(start));
    expect(named('atoll_http_answers_total{area="releases",method="GET",status="2xx"}')).toHaveLength(1);
    expect(named('atoll_jobs{').length).toBe(3);
    expect(named('atoll_mails_waiting 0')).toHaveLength(1);
    expect(named('atoll_ready 1')).toHaveLength(1);
    expect(named('atoll_data_free_bytes ')).toHaveLength(1);
    expect(named('nodejs_eventloop_lag_p99_seconds ')).toHaveLength(1);
  });
});
