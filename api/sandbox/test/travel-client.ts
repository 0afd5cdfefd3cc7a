import { startSandbox, type Sandbox, type SandboxOptions } from '../src/index';

export interface Issue {
  status: number;
  code: number;
  title: string;
  source?: { parameter: string };
}

export interface Reply<T> {
  status: number;
  contentType: string | null;
  body: {
    data: T;
    meta?: { count?: number; links?: Record<string, string> };
    errors?: Issue[];
    warnings?: Issue[];
  };
}

export interface TravelClient {
  sandbox: Sandbox;
  url: string;
  /** Calls with a valid token. */
  get<T = unknown[]>(path: string, query?: Record<string, string | number | boolean>): Promise<Reply<T>>;
  /** The one issue of an answer that failed. */
  issue(path: string, query?: Record<string, string | number | boolean>): Promise<Issue>;
  token(): Promise<string>;
  stop(): Promise<void>;
}

/** The moment it is in tests, so that availability is the same on every day they run. */
export const testNowMs = Date.UTC(2021, 2, 1, 12);

/** A sandbox of its own on a free port, and a signed-in client for it. */
export async function startTravelClient(options: SandboxOptions = {}): Promise<TravelClient> {
  const sandbox = await startSandbox({
    travelPort: 0,
    languageModelPort: 0,
    webSearchPort: 0,
    geocoderPort: 0,
    mapSearchPort: 0,
    indexNowPort: 0,
    now: () => testNowMs,
    ...options,
  });
  const { url } = sandbox.travel;
  const token = async () => {
    const response = await fetch(`${url}/v1/security/oauth2/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: 'sandbox',
        client_secret: 'sandbox',
      }),
    });
    return ((await response.json()) as { access_token: string }).access_token;
  };
  const bearer = await token();
  const get = async <T>(
    path: string,
    query: Record<string, string | number | boolean> = {},
  ): Promise<Reply<T>> => {
    const params = new URLSearchParams(
      Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
    );
    const response = await fetch(`${url}${path}?${params.toString()}`, {
      headers: { authorization: `Bearer ${bearer}` },
    });
    const body = (await response.json()) as Reply<T>['body'];
    return { status: response.status, contentType: response.headers.get('content-type'), body };
  };
  const issue = async (path: string, query?: Record<string, string | number | boolean>): Promise<Issue> => {
    const { body } = await get(path, query);
    const [first] = body.errors ?? [];
    if (first === undefined) throw new Error(`${path} did not fail`);
    return first;
  };
  return { sandbox, url, get, issue, token, stop: () => sandbox.stop() };
}

/** A date some days from the tests' today, in UTC, as YYYY-MM-DD. */
export function dateIn(days: number): string {
  return new Date(testNowMs + days * 86_400_000).toISOString().slice(0, 10);
}

export const paths = {
  locations: '/v1/reference-data/locations',
  byCity: '/v1/reference-data/locations/hotels/by-city',
  byGeocode: '/v1/reference-data/locations/hotels/by-geocode',
  byHotels: '/v1/reference-data/locations/hotels/by-hotels',
  offers: '/v3/shopping/hotel-offers',
  activities: '/v1/shopping/activities',
  square: '/v1/shopping/activities/by-square',
} as const;
