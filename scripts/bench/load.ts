import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';

export interface Load {
  readonly requestsPerSecond: number;
  readonly p99Ms: number;
  /** Answers that were not 2xx, or none at all. */
  readonly failures: number;
}

const CONNECTIONS = 50;
const SECONDS = 4;

function resultOf({ requests, latency, errors, non2xx }: autocannon.Result): Load {
  return {
    requestsPerSecond: Math.round(requests.average),
    p99Ms: latency.p99,
    failures: errors + non2xx,
  };
}

/** Asks one address as fast as it answers. */
export async function load(url: string, headers: Record<string, string> = {}): Promise<Load> {
  return resultOf(await autocannon({ url, headers, connections: CONNECTIONS, duration: SECONDS }));
}

/** Asks one address so many times a second, as visitors do who do not wait for each other. */
export async function steadyLoad(url: string, perSecond: number): Promise<Load> {
  const connections = Math.ceil(perSecond / 10);
  return resultOf(await autocannon({ url, connections, overallRate: perSecond, duration: SECONDS }));
}

/** The load that a Fastify bears which only says hello, in a process of its own. */
export async function loadHello(): Promise<Load> {
  const child = fork(fileURLToPath(new URL('./hello.mjs', import.meta.url)), { execArgv: [] });
  try {
    const [url] = (await once(child, 'message')) as [string];
    return await load(url);
  } finally {
    child.kill();
  }
}
