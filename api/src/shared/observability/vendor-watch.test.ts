import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHttpClient } from '../http-client/http-client';
import { createMetrics, type Metrics } from './metrics';
import { NO_TRACING } from './tracing';
import { vendorWatches } from './vendor-watch';

type Answer = (response: ServerResponse) => void;

const json =
  (status: number): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end('{}');

describe('calls to vendors', () => {
  let server: Server;
  let answers: Answer[];
  let metrics: Metrics;

  beforeEach(async () => {
    metrics = createMetrics();
    answers = [];
    server = createServer((_request, response) => answers.shift()?.(response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  const client = (failures: number, openMs = 60_000) =>
    createHttpClient({
      baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      timeoutMs: 60_000,
      retry: { retries: 1, firstDelayMs: 1 },
      breaker: { failures, openMs, slowCallMs: 60_000 },
      watch: vendorWatches(metrics, NO_TRACING)('amadeus'),
    });

  /** What is not 0 of a metric, of Amadeus. */
  async function counted(name: string): Promise<string[]> {
    const { body } = await metrics.page();
    return body
      .split('\n')
      .filter((line) => line.startsWith(name) && line.includes('vendor="amadeus"') && !line.endsWith(' 0'));
  }

  it('each attempt is counted by how it ended, with the repetitions, and timed', async () => {
    answers = [json(503), json(200), json(400), (response) => response.end('<html>')];
    const http = client(100);
    await http.json({ path: '/hotels?city=Paris' });
    await expect(http.json({ path: '/' })).rejects.toThrow();
    await expect(http.json({ path: '/' })).rejects.toThrow();
    expect(await counted('atoll_provider_calls_total')).toEqual([
      'atoll_provider_calls_total{vendor="amadeus",outcome="answered"} 1',
      'atoll_provider_calls_total{vendor="amadeus",outcome="refused"} 1',
      'atoll_provider_calls_total{vendor="amadeus",outcome="failed"} 1',
      'atoll_provider_calls_total{vendor="amadeus",outcome="unusable"} 1',
    ]);
    expect(await counted('atoll_provider_call_seconds_count')).toEqual([
      'atoll_provider_call_seconds_count{vendor="amadeus"} 4',
    ]);
  });

  it('the circuit says when it opens, counts what it does not let through, and says when it closes', async () => {
    answers = [json(500), json(500), json(200)];
    const http = client(1, 0);
    await expect(http.json({ path: '/' })).rejects.toThrow();
    expect(await counted('atoll_provider_breaker_state')).toEqual([
      'atoll_provider_breaker_state{vendor="amadeus"} 2',
    ]);
    await http.json({ path: '/' });
    expect(await counted('atoll_provider_breaker_state')).toEqual([]);
  });

  it('a call that an open circuit does not make is counted, and not timed', async () => {
    answers = [json(500), json(500)];
    const http = client(1);
    await expect(http.json({ path: '/' })).rejects.toThrow();
    await expect(http.json({ path: '/' })).rejects.toMatchObject({ kind: 'circuit-open' });
    expect(await counted('atoll_provider_calls_total')).toEqual([
      'atoll_provider_calls_total{vendor="amadeus",outcome="failed"} 2',
      'atoll_provider_calls_total{vendor="amadeus",outcome="not-asked"} 1',
    ]);
    expect(await counted('atoll_provider_call_seconds_count')).toEqual([
      'atoll_provider_call_seconds_count{vendor="amadeus"} 2',
    ]);
  });
});
