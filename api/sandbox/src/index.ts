import { createGeocoderProvider } from './geocoder/geocoder-provider';
import { createIndexNowProvider } from './index-now/index-now-provider';
import { createLanguageModelProvider } from './language-model/language-model-provider';
import { createMapSearchProvider } from './map-search/map-search-provider';
import { startProviderServer, type Provider, type RunningProvider } from './server/provider-server';
import { createTravelProvider } from './travel/travel-provider';
import { createWebSearchProvider } from './web-search/web-search-provider';

export interface SandboxOptions {
  /** 0 takes any free port; 4101 unless told otherwise. */
  travelPort?: number;
  /** Of the language model; 4102 unless told otherwise. */
  languageModelPort?: number;
  /** Of the web search; 4103 unless told otherwise. */
  webSearchPort?: number;
  /** Of the open geocoder; 4104 unless told otherwise. */
  geocoderPort?: number;
  /** Of the map search; 4105 unless told otherwise. */
  mapSearchPort?: number;
  /** Of IndexNow; 4106 unless told otherwise. */
  indexNowPort?: number;
  host?: string;
  /** A provider's latency, added to every answer; 0 unless told otherwise. */
  delayMs?: number;
  /** The time the providers believe it is, in milliseconds since 1970; the real one unless told otherwise. */
  now?: () => number;
  /** Makes the travel provider refuse more calls than this in a second, as upstream's test system does with 10. */
  travelRequestsPerSecond?: number;
}

type Address = Pick<RunningProvider, 'url' | 'port'>;

export interface Sandbox {
  travel: Address;
  languageModel: Address;
  webSearch: Address;
  geocoder: Address;
  mapSearch: Address;
  indexNow: Address;
  stop(): Promise<void>;
}

/**
 * Starts the stand-ins for the outside providers. Each also answers `/__faults` and `/__requests`.
 * Throws an error with one plain sentence when a port is taken.
 */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { host = '127.0.0.1', delayMs = 0, now = Date.now } = options;
  const running: RunningProvider[] = [];
  const stop = async () => void (await Promise.all(running.map((provider) => provider.stop())));
  const start = async (provider: Provider, port: number): Promise<Address> => {
    const started = await startProviderServer(provider, { port, host, delayMs });
    running.push(started);
    return { url: started.url, port: started.port };
  };
  try {
    const travel = createTravelProvider({ now, requestsPerSecond: options.travelRequestsPerSecond ?? null });
    return {
      travel: await start(travel, options.travelPort ?? 4101),
      languageModel: await start(createLanguageModelProvider({ now }), options.languageModelPort ?? 4102),
      webSearch: await start(createWebSearchProvider(), options.webSearchPort ?? 4103),
      geocoder: await start(createGeocoderProvider(), options.geocoderPort ?? 4104),
      mapSearch: await start(createMapSearchProvider(), options.mapSearchPort ?? 4105),
      indexNow: await start(createIndexNowProvider(), options.indexNowPort ?? 4106),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
