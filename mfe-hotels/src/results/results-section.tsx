import { classNames } from '@atoll/ui/class-names';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { HotelAddressActions } from '../shared/use-hotel-address';
import { FilterPanel } from '../filters/filter-panel';
import type { StayArgs } from '../shared/hotels.api';
import { hasNoHotels, type HotelResults } from '../shared/use-hotel-search';
import { MapPane } from './map-pane';
import { ResultsContent } from './results-content';
import { ResultsHead } from './results-head';
import { useHotelFocus } from './use-hotel-focus';
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
  const map = useRef<HTMLDivElement>(null);
  const hasMap = view === 'map';
  const isAwaited = useRef(false);
  const [wantsMap, setWantsMap] = useState(false);
  const scrollToMap = () => map.current?.scrollIntoView({ block: 'center' });
  const showMap = () => {
    setWantsMap(true);
    isAwaited.current = !hasMap;
    if (hasMap) scrollToMap();
    else address.setView('map');
  };
  useEffect(() => {
    if (hasMap && isAwaited.current) scrollToMap();
    isAwaited.current = false;
  }, [hasMap]);
  const { select } = focus;
  const showOnMap = useCallback(
    (hotelId: string) => {
      select(hotelId);
      map.current?.scrollIntoView({ block: 'nearest' });
    },
    [select],
  );
  return (
    <div className={classNames(s.split, hasMap && s.withMap, hasNoHotels(results) && s.mapless)}>
      <ResultsHead
        className={s.head}
        results={results}
        address={address}
        stay={stay}
        today={today}
        onShowMap={showMap}
      />
      {hasMap && (
        <a className="skip" href="#hotel-map">
          Skip to the map
        </a>
      )}
      <FilterPanel className={s.filters} filters={filters} stay={stay} onApply={address.setFilters} />
      <section className={s.hotels} aria-labelledby="hotel-results" aria-busy={isBusy(results)}>
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
          ref={map}
          className={s.map}
          place={search.place}
          results={results}
          address={address}
          focus={focus}
          isWanted={wantsMap}
        />
      )}
    </div>
  );
}

/** While the next hotels are on their way. */
function isBusy(results: HotelResults): boolean {
  return results.state === 'loading' || (results.state === 'results' && results.isStale);
}
