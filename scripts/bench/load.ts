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

/** Asks one address as fast as it answers. */
export async function load(url: string, headers: Record<string, string> = {}): Promise<Load> {
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: SECONDS });
  return {
    requestsPerSecond: Math.round(result.requests.average),
    p99Ms: result.latency.p99,
    failures: result.errors + result.non2xx,
  };
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
