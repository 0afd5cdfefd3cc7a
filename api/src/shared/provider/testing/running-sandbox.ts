import { startSandbox } from '@atoll/sandbox';

/** What the stand-in was asked. */
export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string | readonly string[]>>;
  readonly headers: Readonly<Record<string, string>>;
  /** Parsed JSON or form fields. */
  readonly body?: unknown;
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

export interface SandboxClient {
  readonly url: string;
  fail(fault: Fault): Promise<void>;
  /** Faults and requests so far are forgotten. */
  reset(): Promise<void>;
  /** Requests whose path begins with this. */
  seen(path: string): Promise<SeenRequest[]>;
}

function clientOf(url: string): SandboxClient {
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

const PROVIDERS = ['travel', 'languageModel', 'webSearch', 'geocoder', 'mapSearch', 'indexNow'] as const;

export type RunningSandbox = Readonly<Record<(typeof PROVIDERS)[number], SandboxClient>>;

/** The sandbox on free ports, started before and ended after the tests of this file, reset before each. */
export function runningSandbox(): () => RunningSandbox {
  let running: { sandbox: RunningSandbox; stop: () => Promise<void> } | undefined;
  beforeAll(async () => {
    const { stop, ...addresses } = await startSandbox({
      travelPort: 0,
      languageModelPort: 0,
      webSearchPort: 0,
      geocoderPort: 0,
      mapSearchPort: 0,
      indexNowPort: 0,
    });
    const clients = PROVIDERS.map((name) => [name, clientOf(addresses[name].url)]);
    running = { sandbox: Object.fromEntries(clients) as RunningSandbox, stop };
  });
  beforeEach(async () => {
    for (const name of PROVIDERS) await running?.sandbox[name].reset();
  });
  afterAll(() => running?.stop());
  return () => {
    if (!running) throw new Error('runningSandbox() is usable inside tests and hooks only');
    return running.sandbox;
  };
}
