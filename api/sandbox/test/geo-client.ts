import { startSandbox } from '../src/index';

export interface GeoReply {
  status: number;
  body: unknown;
}

export interface GeoClient {
  url: string;
  get(path: string, query?: Record<string, string>, headers?: Record<string, string>): Promise<GeoReply>;
  fail(fault: object): Promise<void>;
}

/** A stand-in on a free port, for the tests of one file. */
export function geoClient(provider: 'geocoder' | 'mapSearch'): () => GeoClient {
  let running: { client: GeoClient; stop: () => Promise<void> } | undefined;
  beforeAll(async () => {
    const sandbox = await startSandbox({
      travelPort: 0,
      languageModelPort: 0,
      webSearchPort: 0,
      geocoderPort: 0,
      mapSearchPort: 0,
      indexNowPort: 0,
    });
    const { url } = sandbox[provider];
    const client: GeoClient = {
      url,
      get: async (path, query = {}, headers = {}) => {
        const response = await fetch(`${url}${path}?${new URLSearchParams(query).toString()}`, { headers });
        return { status: response.status, body: await response.json() };
      },
      fail: async (fault) => {
        const body = JSON.stringify(fault);
        const headers = { 'content-type': 'application/json' };
        await fetch(`${url}/__faults`, { method: 'POST', body, headers });
      },
    };
    running = { client, stop: sandbox.stop };
  });
  afterAll(() => running?.stop());
  return () => {
    if (!running) throw new Error('geoClient() is usable inside tests and hooks only');
    return running.client;
  };
}
