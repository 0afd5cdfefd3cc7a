import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** An instance of the site, as a balancer knows it. */
export interface Backend {
  readonly url: string;
  /** Where it says whether it can serve. */
  readonly readyUrl: string;
}

export interface HealthBalancer {
  readonly url: string;
  readonly add: (backend: Backend) => void;
  readonly remove: (backend: Backend) => void;
  readonly close: () => Promise<void>;
}

interface Watched extends Backend {
  readonly agent: Agent;
  isReady: boolean;
}

/** As often as many balancers ask; one no takes an instance out. */
const INTERVAL_MS = 500;
const VISITORS_IDLE_MS = 600_000;

async function saysReady({ readyUrl }: Backend): Promise<boolean> {
  try {
    return (await fetch(readyUrl, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    // It does not listen: that is a no as well.
    return false;
  }
}

function forward(backend: Watched, asked: IncomingMessage, answer: ServerResponse): void {
  const { url = '/', method, headers } = asked;
  const call = request(backend.url + url, { method, headers, agent: backend.agent }, (response) => {
    answer.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(answer);
  });
  // Nothing is tried twice: what fails here, a visitor sees.
  call.once('error', () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end()));
  asked.pipe(call);
}

/** Sends requests to the instances that say that they are ready, in turn, over connections that it keeps open. */
export async function startHealthBalancer(): Promise<HealthBalancer> {
  let backends: Watched[] = [];
  let turn = 0;
  let isOver = false;
  const look = async () => {
    while (!isOver) {
      await Promise.all(backends.map(async (backend) => (backend.isReady = await saysReady(backend))));
      await pause(INTERVAL_MS);
    }
  };
  const looking = look();
  const server = createServer((asked, answer) => {
    const ready = backends.filter(({ isReady }) => isReady);
    const backend = ready[turn++ % ready.length];
    if (backend) forward(backend, asked, answer);
    else answer.writeHead(503).end();
  }).listen(0, '127.0.0.1');
  // A visitor's idle connection is not closed under a request that is just on its way: that would be the balancer's fault.
  server.keepAliveTimeout = VISITORS_IDLE_MS;
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add: (backend) =>
      void backends.push({ ...backend, agent: new Agent({ keepAlive: true }), isReady: false }),
    remove: ({ url }) => {
      backends = backends.filter((backend) => backend.url !== url);
    },
    close: async () => {
      isOver = true;
      await looking;
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
