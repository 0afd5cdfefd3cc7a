import { titled } from '@atoll/contracts/page-titles';
import { layersOf, mapPage, showOf, type MapLayer } from '@atoll/contracts/pages/map.page';
import type { CityOption } from '@atoll/contracts/place';
import { listInWords } from '@atoll/contracts/words';
import { LazyClusterMap } from '@atoll/map/lazy-cluster-map';
import { readSettings, reportClientError } from '@atoll/platform';
import { usePageTitle } from '@atoll/platform/page-title';
import { usePageUrl } from '@atoll/platform/page-url';
import { useSavedOnDevice } from '@atoll/platform/saved';
import { useMemo, useRef, useState } from 'react';
import { AgentCard } from '../shared/agents/agent-card';
import { filtersOf, NO_FILTERS } from '../shared/agents/agent-filters';
import { FilterBar } from '../shared/agents/filter-bar';
import { bringIntoSight } from './bring-into-sight';
import { HotelsHere } from './hotels-here';
import { AgentOnMap, CountryOnMap } from './map-card';
import { LayerChoice } from './layer-choice';
import { MAP_LIST_ID, MapList } from './map-list';
import { placesOf } from './map-markers';
import type { MoreOnMap } from './more/on-map';
import { MoreLayers } from './more-layers-part';
import * as s from './map-page.module.css';
import { ClusterRow, CountryRow } from './map-rows';
import { openedCluster, WORLD, type MapGoal } from './map-view';
import { PlaceField } from './place-field';
import { useAgentsLayer, useDestinationsLayer } from './use-layer';
import { useMapAddress } from './use-map-address';
import { WorldDrawing } from './world-drawing';

const CITY_ZOOM = 12;
const REGION_ZOOM = 8;
const COUNTRY_ZOOM = 6;
const AGENT_ZOOM = 15;

/** 'Agents, hotels and tours on the map'. */
function markersLabel(show: readonly MapLayer[]): string {
  const words = listInWords(show);
  return words ? `${words.charAt(0).toUpperCase()}${words.slice(1)} on the map` : 'On the map';
}

function reportMapError(error: unknown): void {
  reportClientError(error, { source: 'mfe-directory/map' });
}

/** What an address shows that comes with the page; the other layers have a code of their own. */
const OWN_LAYERS: readonly MapLayer[] = ['agents', 'destinations'];

/** /map: everybody and everything on one map of the world, and the same as lists (MAP-01, MAP-02, MAP-26). */
export function MapPage() {
  const { state, hrefOf, push } = usePageUrl(mapPage);
  const { start, seen, goal, goTo, onRest } = useMapAddress();
  const [pointedAt, point] = useState<string | null>(null);
  const filters = filtersOf(state);
  const show = useMemo(() => layersOf(state.show), [state.show]);
  const [hasAgents, hasCountries] = [show.includes('agents'), show.includes('destinations')];
  const [more, setMore] = useState<MoreOnMap | null>(null);
  const agents = useAgentsLayer(seen, filters, hasAgents);
  const places = useMemo(() => placesOf(agents.items ?? []), [agents.items]);
  const countries = useDestinationsLayer(seen, hasCountries);
  const markers = useMemo(
    () => [
      ...(hasAgents ? agents.markers : []),
      ...(hasCountries ? countries.markers : []),
      ...(more?.markers ?? []),
    ],
    [hasAgents, agents.markers, hasCountries, countries.markers, more],
  );
  // Where the address leads is known in the browser only: the first screen is of the world.
  const zoom = seen?.view.zoom ?? WORLD.zoom;
  usePageTitle(titled(mapPage.title));
  useSavedOnDevice();

  const map = useRef<HTMLDivElement>(null);
  /** From the list, whose lines may be far below the map. */
  const showGoal = (to: MapGoal) => {
    goTo(to);
    bringIntoSight(map.current);
  };
  function fly(place: { readonly lat: number; readonly lng: number }, least: number): void {
    showGoal({ latitude: place.lat, longitude: place.lng, zoom: Math.max(zoom, least) });
  }
  const openCluster = (id: string) => {
    const cluster = agents.items?.find((one) => one.id === id);
    const to = cluster ? openedCluster(cluster, zoom) : more?.goalOf(id);
    if (to) showGoal(to);
  };
  const flyToPlace = ({ latitude, longitude, kind }: CityOption) =>
    goTo({ latitude, longitude, zoom: kind === 'region' ? REGION_ZOOM : CITY_ZOOM });
  const renderPreview = (id: string) => {
    const agent = agents.items?.find((one) => one.id === id)?.agent;
    if (agent) return <AgentOnMap agent={agent} />;
    const country = countries.items?.find(({ clean_country }) => clean_country === id);
    return country ? <CountryOnMap country={country} /> : more?.cardOf(id);
  };
  const listProps = {
    page: state.page,
    pageHref: (page: number) => hrefOf({ page }),
    onPage: (page: number) => push({ page }),
    onPoint: point,
    isOneOfSeveral: show.length > 1,
    onWiden: () => {
      push({ ...NO_FILTERS, page: 1 });
      showGoal({ ...WORLD });
    },
  };

  return (
    <div className={s.page}>
      <header className={s.head}>
        <h1 className="display h2">Global map</h1>
        <PlaceField onPlace={flyToPlace} />
        <LayerChoice value={show} onChange={(next) => push({ show: showOf(next), page: 1 })} />
        {hasAgents && (
          <div className={s.filters}>
            <FilterBar filters={filters} hasCountry onApply={(next) => push({ ...next, page: 1 })} />
          </div>
        )}
        <a className="skip" href={`#${MAP_LIST_ID}`}>
          Skip to the list
        </a>
      </header>
      <div className={s.map} ref={map} role="group" aria-label="Map">
        <LazyClusterMap
          isWanted
          label="Map of the world"
          markersLabel={markersLabel(show)}
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
      <div className={s.list} id={MAP_LIST_ID} tabIndex={-1}>
        {show.length === 0 && <p>Nothing is chosen: choose above what the map shows.</p>}
        {hasAgents && (
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
                <ClusterRow
                  cluster={cluster}
                  place={places.get(cluster.id) ?? ''}
                  onOpen={() => openCluster(cluster.id)}
                />
              )
            }
          </MapList>
        )}
        {hasCountries && (
          <MapList
            {...listProps}
            name="Destinations"
            layer={countries}
            idOf={({ clean_country }) => clean_country}
          >
            {(country) => <CountryRow country={country} onOpen={() => fly(country, COUNTRY_ZOOM)} />}
          </MapList>
        )}
        {seen && show.some((layer) => !OWN_LAYERS.includes(layer)) && (
          <MoreLayers
            fallback={null}
            seen={seen}
            show={show}
            onMore={setMore}
            onPoint={point}
            goTo={showGoal}
          />
        )}
        <HotelsHere clusters={agents.items} zoom={zoom} />
      </div>
    </div>
  );
}
