import type { AgentCluster } from '@atoll/contracts/agent';
import type { DestinationOnMap } from '@atoll/contracts/destination';
import type { MapMarker } from '@atoll/map/map-model';
import { useMemo } from 'react';
import type { AgentFilters } from '../shared/agents/agent-filters';
import { countText } from '../shared/agents/agent-text';
import { useDestinationsOnMapQuery } from '../shared/destinations/destinations.api';
import { clusterMarkers, countryMarkers, inOrder } from './map-markers';
import { boxToAsk, isInSight, type Seen } from './map-view';
import { useClusters } from './use-clusters';

/** What stands on the map and in the list beside it: the same things, those in sight. */
export interface Layer<Item> {
  /** Null until the first answer. */
  readonly items: readonly Item[] | null;
  readonly markers: readonly MapMarker[];
  /** '1,204 agents in sight'. */
  readonly heading: string;
  /** Some of the agents are invented, and are marked as such. */
  readonly hasSamples: boolean;
  readonly hasFailed: boolean;
  readonly isFetching: boolean;
  readonly retry: () => void;
}

/** Agents as clusters; nothing is asked for while it is not shown. */
export function useAgentsLayer(
  seen: Seen | null,
  filters: AgentFilters,
  isShown: boolean,
): Layer<AgentCluster> {
  const { answer, ...request } = useClusters(isShown ? { ...boxToAsk(seen), filters } : null);
  const items = useMemo(
    () => answer && inOrder(answer.clusters.filter((cluster) => isInSight(seen, cluster))),
    [answer, seen],
  );
  const markers = useMemo(() => clusterMarkers(items ?? []), [items]);
  const hasSamples = items?.some(({ agent }) => agent?.sample) ?? false;
  const count = items?.reduce((sum, cluster) => sum + cluster.count, 0) ?? 0;
  return {
    ...request,
    items: items ?? null,
    markers,
    hasSamples,
    heading: `${countText(count, 'agent')} in sight`,
  };
}

/** Countries, those with the most agents first. */
export function useDestinationsLayer(seen: Seen | null, isShown: boolean): Layer<DestinationOnMap> {
  const { data, isError, isFetching, refetch } = useDestinationsOnMapQuery(undefined, { skip: !isShown });
  const items = useMemo(
    () =>
      data
        ?.filter((country) => isInSight(seen, country))
        .sort((one, other) => other.agentCount - one.agentCount),
    [data, seen],
  );
  const markers = useMemo(() => countryMarkers(items ?? []), [items]);
  return {
    items: items ?? null,
    markers,
    heading: `${countText(items?.length ?? 0, 'destination')} in sight`,
    hasSamples: false,
    hasFailed: isError,
    isFetching,
    retry: () => void refetch(),
  };
}
