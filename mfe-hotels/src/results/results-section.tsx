import { classNames } from '@atoll/ui/class-names';
import { useCallback, useRef } from 'react';
import type { HotelAddressActions } from '../shared/use-hotel-address';
import { FilterPanel } from '../filters/filter-panel';
import type { StayArgs } from '../shared/hotels.api';
import { hasNoHotels, type HotelResults } from '../shared/use-hotel-search';
import { MapPane } from './map-pane';
import { ResultsContent } from './results-content';
import { ResultsHead } from './results-head';
import { useHotelFocus } from './use-hotel-focus';
import { useMapView } from './use-map-view';
import * as s from './results-section.module.css';

interface ResultsSectionProps {
  results: HotelResults;
  address: HotelAddressActions;
  stay: StayArgs;
  today: string | null;
}

/**
 * The heading, filters left, exactly one of loading, error, empty and the hotels, and in the map view the map beside
 * them.
 */
export function ResultsSection({ results, address, stay, today }: ResultsSectionProps) {
  const { search, filters, view } = address;
  const focus = useHotelFocus(address.layers.hotelId);
  const list = useRef<HTMLElement>(null);
  const hasMap = view === 'map';
  const map = useMapView(hasMap, list);
  const { select } = focus;
  const { box, open } = map;
  const showOnMap = useCallback(
    (hotelId: string) => {
      select(hotelId);
      open();
      box.current?.scrollIntoView({ block: 'nearest' });
    },
    [select, open, box],
  );
  function toggleMap(): void {
    if (map.isInSight) return map.close();
    map.openAndShow();
    if (!hasMap) address.setView('map');
  }
  return (
    <div
      className={classNames(
        s.split,
        hasMap && s.withMap,
        map.isOpen && s.openMap,
        hasNoHotels(results) && s.mapless,
      )}
    >
      <ResultsHead
        className={s.head}
        results={results}
        address={address}
        stay={stay}
        today={today}
        isMapInSight={map.isInSight}
        onToggleMap={toggleMap}
      />
      {hasMap && (
        <a className="skip" href="#hotel-map">
          Skip to the map
        </a>
      )}
      <FilterPanel
        className={s.filters}
        filters={filters}
        stay={stay}
        besideMap={hasMap}
        onApply={address.setFilters}
      />
      <section ref={list} className={s.hotels} aria-labelledby="hotel-results" aria-busy={isBusy(results)}>
        <ResultsContent
          results={results}
          address={address}
          stay={stay}
          today={today}
          focus={focus}
          onShowOnMap={hasMap ? showOnMap : null}
        />
      </section>
      {hasMap && search.place && (
        <MapPane
          key={map.version}
          ref={box}
          className={s.map}
          place={search.place}
          results={results}
          address={address}
          focus={focus}
          isOpen={map.isOpen}
          onOpen={open}
        />
      )}
    </div>
  );
}

/** While the next hotels are on their way. */
function isBusy(results: HotelResults): boolean {
  return results.state === 'loading' || (results.state === 'results' && results.isStale);
}
