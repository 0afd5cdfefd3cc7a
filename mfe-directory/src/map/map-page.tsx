import { titled } from '@atoll/contracts/page-titles';
import { mapPage } from '@atoll/contracts/pages/map.page';
import type { CityOption } from '@atoll/contracts/place';
import { LazyClusterMap } from '@atoll/map/lazy-cluster-map';
import { readSettings, reportClientError } from '@atoll/platform';
import { usePageTitle } from '@atoll/platform/page-title';
import { usePageUrl } from '@atoll/platform/page-url';
import { useSavedOnDevice } from '@atoll/platform/saved';
import { Segmented } from '@atoll/ui/segmented';
import { useState } from 'react';
import { AgentCard } from '../shared/agents/agent-card';
import { filtersOf, NO_FILTERS } from '../shared/agents/agent-filters';
import { FilterBar } from '../shared/agents/filter-bar';
import { HotelsHere } from './hotels-here';
import { AgentOnMap, CountryOnMap } from './map-card';
import { MAP_LIST_ID, MapList } from './map-list';
import * as s from './map-page.module.css';
import { ClusterRow, CountryRow } from './map-rows';
import { openedCluster, WORLD } from './map-view';
import { PlaceField } from './place-field';
import { useAgentsLayer, useDestinationsLayer } from './use-layer';
import { useMapAddress } from './use-map-address';
import { WorldDrawing } from './world-drawing';

const LAYERS = [
  { value: 'agents', label: 'Agents' },
  { value: 'destinations', label: 'Destinations' },
] as const;
const CITY_ZOOM = 12;
const REGION_ZOOM = 8;
const COUNTRY_ZOOM = 6;
const AGENT_ZOOM = 15;

function reportMapError(error: unknown): void {
  reportClientError(error, { source: 'mfe-directory/map' });
}

/** /map: everybody on one map of the world, and the same as a list (MAP-01, MAP-02). */
export function MapPage() {
  const { state, hrefOf, push } = usePageUrl(mapPage);
  const { start, seen, goal, goTo, onRest } = useMapAddress();
  const [pointedAt, point] = useState<string | null>(null);
  const filters = filtersOf(state);
  const hasAgents = state.show === 'agents';
  const agents = useAgentsLayer(seen, filters, hasAgents);
  const countries = useDestinationsLayer(seen, !hasAgents);
  const { markers } = hasAgents ? agents : countries;
  // Where the address leads is known in the browser only: the first screen is of the world.
  const zoom = seen?.view.zoom ?? WORLD.zoom;
  usePageTitle(titled(mapPage.title));
  useSavedOnDevice();

  function fly(place: { readonly lat: number; readonly lng: number }, least: number): void {
    goTo({ latitude: place.lat, longitude: place.lng, zoom: Math.max(zoom, least) });
  }
  const openCluster = (id: string) => {
    const cluster = agents.items?.find((one) => one.id === id);
    if (cluster) goTo(openedCluster(cluster, zoom));
  };
  const flyToPlace = ({ latitude, longitude, kind }: CityOption) =>
    goTo({ latitude, longitude, zoom: kind === 'region' ? REGION_ZOOM : CITY_ZOOM });
  const renderPreview = (id: string) => {
    const agent = agents.items?.find((one) => one.id === id)?.agent;
    if (agent) return <AgentOnMap agent={agent} />;
    const country = countries.items?.find(({ clean_country }) => clean_country === id);
    return country && <CountryOnMap country={country} />;
  };
  const listProps = {
    page: state.page,
    pageHref: (page: number) => hrefOf({ page }),
    onPage: (page: number) => push({ page }),
    onPoint: point,
    onWiden: () => {
      push({ ...NO_FILTERS, page: 1 });
      goTo({ ...WORLD });
    },
  };

  return (
    <div className={s.page}>
      <header className={s.head}>
        <h1 className="display h2">Global map</h1>
        <PlaceField onPlace={flyToPlace} />
        <Segmented
          label="On the map"
          options={LAYERS}
          value={state.show}
          onChange={(show) => push({ show, page: 1 })}
        />
        {hasAgents && (
          <div className={s.filters}>
            <FilterBar filters={filters} hasCountry onApply={(next) => push({ ...next, page: 1 })} />
          </div>
        )}
        <a className="skip" href={`#${MAP_LIST_ID}`}>
          Skip to the list
        </a>
      </header>
      <div className={s.map} role="group" aria-label="Map">
        <LazyClusterMap
          isWanted
          label="Map of the world"
          markersLabel={hasAgents ? 'Agents on the map' : 'Destinations on the map'}
          markers={markers}
          start={start}
          goal={goal}
          hoveredId={pointedAt}
          onHover={point}
          onCluster={openCluster}
          renderPreview={({ id }) => renderPreview(id)}
          onRest={onRest}
          basemap={readSettings().basemap}
          onError={reportMapError}
          placeholder={<WorldDrawing markers={markers} />}
        />
      </div>
      <div className={s.list}>
        {hasAgents ? (
          <MapList {...listProps} layer={agents} idOf={({ id }) => id}>
            {(cluster) =>
              cluster.agent ? (
                <AgentCard
                  agent={cluster.agent}
                  hasCity
                  standsOut={pointedAt === cluster.id ? 'hovered' : null}
                  onShowOnMap={() => fly(cluster, AGENT_ZOOM)}
                />
              ) : (
                <ClusterRow cluster={cluster} onOpen={() => openCluster(cluster.id)} />
              )
            }
          </MapList>
        ) : (
          <MapList {...listProps} layer={countries} idOf={({ clean_country }) => clean_country}>
            {(country) => <CountryRow country={country} onOpen={() => fly(country, COUNTRY_ZOOM)} />}
          </MapList>
        )}
        <HotelsHere clusters={agents.items} zoom={zoom} />
      </div>
    </div>
  );
}
