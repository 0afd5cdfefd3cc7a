import { titled } from '@atoll/contracts/page-titles';
import { layersOf, mapPage } from '@atoll/contracts/pages/map.page';
import { readQuery } from '@atoll/contracts/pages/page';
import type { AtollStore } from '@atoll/platform';
import type { LoadedPage } from '@atoll/platform/server';
import { filtersOf } from '../shared/agents/agent-filters';
import { countText } from '../shared/agents/agent-text';
import { destinationsApi } from '../shared/destinations/destinations.api';
import { clustersApi } from './clusters.api';
import { boxToAsk } from './map-view';

const DESCRIPTION = 'Agents, hotels, tours, sights and destinations on one map of the world.';

/** /map: what stands beside the map of the whole world. Every narrowing of it has the one address. */
export async function loadMap(store: AtollStore, url: URL): Promise<LoadedPage> {
  const state = readQuery(mapPage, url.searchParams);
  const show = layersOf(state.show);
  // What is in sight of the other layers is known in the browser only.
  const [agents, countries] = await Promise.all([
    show.includes('agents') ? loadAgentsOnMap(store, state) : null,
    show.includes('destinations') ? loadCountriesOnMap(store) : null,
  ]);
  const description = agents ?? countries ?? DESCRIPTION;
  return {
    head: { title: titled(mapPage.title), description, canonical: mapPage.pattern },
    madeFrom: ['agents', 'destinations'],
  };
}

async function loadAgentsOnMap(store: AtollStore, state: Parameters<typeof filtersOf>[0]): Promise<string> {
  const args = { ...boxToAsk(null), filters: filtersOf(state) };
  const { count } = await store.dispatch(clustersApi.endpoints.agentClusters.initiate(args)).unwrap();
  return `${countText(count)} on one map of the world: zoom in to a city, and find who knows it.`;
}

async function loadCountriesOnMap(store: AtollStore): Promise<string> {
  const countries = await store.dispatch(destinationsApi.endpoints.destinationsOnMap.initiate()).unwrap();
  return `${countText(countries.length, 'destination')} on one map of the world.`;
}
