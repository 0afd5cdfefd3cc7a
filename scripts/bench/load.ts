import { spawn } from 'node:child_process';
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

/** Asks one address as fast as it answers. */
export async function load(
  url: string,
  seconds: number,
  headers: Record<string, string> = {},
): Promise<Load> {
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: seconds });
  return {
    requestsPerSecond: Math.round(result.requests.average),
    p99Ms: result.latency.p99,
    failures: result.errors + result.non2xx,
  };
}

/** Runs `work` with the address of a Fastify that only says hello, in a process of its own. */
export async function withHello<Result>(work: (url: string) => Promise<Result>): Promise<Result> {
  const script = fileURLToPath(new URL('./hello.mjs', import.meta.url));
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    return await work(line.toString().trim());
  } finally {
    child.kill();
  }
}
