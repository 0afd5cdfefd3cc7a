import { startSandbox } from '@atoll/sandbox';

/** What the stand-in was asked. */
export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string | readonly string[]>>;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Fault {
  readonly path?: string;
  readonly status?: number;
  readonly delayMs?: number;
  readonly body?: unknown;
  readonly times?: number;
  readonly cut?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface TravelSandbox {
  readonly url: string;
  fail(fault: Fault): Promise<void>;
  /** Faults and requests so far are forgotten. */
  reset(): Promise<void>;
  /** Requests whose path begins with this. */
  seen(path: string): Promise<SeenRequest[]>;
}

export const TOKEN_PATH = '/v1/security/oauth2/token';
export const BY_CITY = '/v1/reference-data/locations/hotels/by-city';
export const BY_GEOCODE = '/v1/reference-data/locations/hotels/by-geocode';
export const OFFERS_PATH = '/v3/shopping/hotel-offers';
export const ACTIVITIES_PATH = '/v1/shopping/activities';

function clientOf(url: string): TravelSandbox {
  return {
    url,
    fail: async (fault) => {
      const body = JSON.stringify(fault);
      const answer = await fetch(`${url}/__faults`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json' },
      });
      if (answer.status !== 201) throw new Error(`The sandbox refused the fault ${body}`);
    },
    reset: async () => {
      await fetch(`${url}/__faults`, { method: 'DELETE' });
      await fetch(`${url}/__requests`, { method: 'DELETE' });
    },
    seen: async (path) => {
      const all = (await (await fetch(`${url}/__requests`)).json()) as SeenRequest[];
      return all.filter((request) => request.path.startsWith(path));
    },
  };
}

/** The travel sandbox on a free port, started before and ended after the tests of this file, reset before each. */
export function travelSandbox(): () => TravelSandbox {
  let running: { sandbox: TravelSandbox; stop: () => Promise<void> } | undefined;
  beforeAll(async () => {
    const { travel, stop } = await startSandbox({ travelPort: 0 });
    running = { sandbox: clientOf(travel.url), stop };
  });
  beforeEach(() => running?.sandbox.reset());
  afterAll(() => running?.stop());
  return () => {
    if (!running) throw new Error('travelSandbox() is usable inside tests and hooks only');
    return running.sandbox;
  };
}
