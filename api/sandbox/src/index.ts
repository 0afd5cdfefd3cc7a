import { startProviderServer, type RunningProvider } from './server/provider-server';
import { createTravelProvider } from './travel/travel-provider';

export interface SandboxOptions {
  /** 0 takes any free port; 4101 unless told otherwise. */
  travelPort?: number;
  host?: string;
  /** A provider's latency, added to every answer; 0 unless told otherwise. */
  delayMs?: number;
  /** The time the providers believe it is, in milliseconds since 1970; the real one unless told otherwise. */
  now?: () => number;
  /** Makes the travel provider refuse more calls than this in a second, as upstream's test system does with 10. */
  travelRequestsPerSecond?: number;
}

export interface Sandbox {
  travel: Pick<RunningProvider, 'url' | 'port'>;
  stop(): Promise<void>;
}

/**
 * Starts the stand-ins for the outside providers. Each also answers `/__faults` and `/__requests`.
 * Throws an error with one plain sentence when a port is taken.
 */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { travelPort = 4101, host = '127.0.0.1', delayMs = 0, now = Date.now } = options;
  const provider = createTravelProvider({ now, requestsPerSecond: options.travelRequestsPerSecond ?? null });
  const travel = await startProviderServer(provider, { port: travelPort, host, delayMs });
  return { travel: { url: travel.url, port: travel.port }, stop: () => travel.stop() };
}
