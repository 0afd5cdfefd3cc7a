import type { Metrics } from './metrics';

const CACHES = [
  'activities',
  'geocoder-points',
  'geocoder-searches',
  'hotel-lists',
  'hotel-offers',
  'pages',
] as const;
export type CacheName = (typeof CACHES)[number];

/** `joined` waits for what somebody else has asked for, `stale` is an old answer in place of an error. */
const RESULTS = ['hit', 'joined', 'miss', 'stale'] as const;
export type CacheResult = (typeof RESULTS)[number];

/** Told of each read of a cache, and of how many entries it has. */
export type CacheWatch = (result: CacheResult, entries: number) => void;
export type WatchCache = (cache: CacheName) => CacheWatch;

/** Counts reads by cache and result, and says how many entries each has. */
export function cacheWatches(metrics: Metrics): WatchCache {
  const count = metrics.counter({
    name: 'atoll_cache_reads_total',
    help: 'Reads of the caches in memory',
    labels: { cache: CACHES, result: RESULTS },
  });
  const setEntries = metrics.gauge({
    name: 'atoll_cache_entries',
    help: 'What a cache held when it was read last',
    labels: { cache: CACHES },
  });
  return (cache) => {
    setEntries({ cache }, 0);
    return (result, entries) => {
      count({ cache, result });
      setEntries({ cache }, entries);
    };
  };
}
