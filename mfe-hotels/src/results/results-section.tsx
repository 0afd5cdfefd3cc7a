import { Button } from '@atoll/ui/button';
import { SampleMark } from '@atoll/ui/chip';
import { EmptyState, ErrorState } from '@atoll/ui/page-state';
import { Pagination } from '@atoll/ui/pagination';
import { Segmented } from '@atoll/ui/segmented';
import { classNames } from '@atoll/ui/class-names';
import { useEffect, useRef, useState } from 'react';
import { plainClick } from '../shared/plain-click';
import type { HotelAddressActions, ResultsView } from '../shared/use-hotel-address';
import { FilterButton, FilterPanel } from '../filters/filter-panel';
import { countActiveFilters, DEFAULT_FILTERS } from '../filters/filters';
import { usableSort } from '../shared/sort';
import type { HotelSearch } from '../shared/search-params';
import type { HotelResults } from '../shared/use-hotel-search';
import { countOf, stayDates, stayNights } from '../stay/stay-text';
import { isCapped, pageCount } from '../shared/pages';
import { MapPane } from './map-pane';
import { ResultsList, ResultsLoading } from './results-list';
import { SortBar } from './sort-bar';
import { useHotelFocus, type HotelFocus } from './use-hotel-focus';
import * as s from './results-section.module.css';

const VIEWS = [
  { value: 'grid', label: 'Grid view', icon: 'layout-grid' },
  { value: 'list', label: 'List view', icon: 'list' },
  { value: 'map', label: 'Map view', icon: 'map-2' },
] as const satisfies readonly { value: ResultsView; label: string; icon: string }[];

interface ResultsSectionProps {
  results: HotelResults;
  address: HotelAddressActions;
  today: string | null;
}

/** Filters left, exactly one of loading, error, empty and the hotels, and in the map view the map beside them. */
export function ResultsSection({ results, address, today }: ResultsSectionProps) {
  const { search, filters, view } = address;
  const focus = useHotelFocus(address.layers.hotelId);
  const map = useRef<HTMLDivElement>(null);
  const hasMap = view === 'map';
  const hasNothing = results.state === 'empty' || results.state === 'error';
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
  const showOnMap = (hotelId: string) => {
    focus.select(hotelId);
    map.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <div className={classNames(s.split, hasMap && s.withMap, hasNothing && s.mapless)}>
      <FilterPanel filters={filters} onApply={address.setFilters} />
      <section className={s.list} aria-labelledby="hotel-results" aria-busy={isBusy(results)}>
        <div className={s.head}>
          <div className={s.words}>
            <h1 className="display h3" id="hotel-results" aria-live="polite">
              {headingOf(results, search)}
            </h1>
            <p className="small muted">{summaryOf(search)}</p>
            {hasMap && (
              <a
                className="link small"
                href={address.viewHref('grid')}
                onClick={plainClick(() => address.setView('grid'))}
              >
                Show as Grid
              </a>
            )}
          </div>
          <Segmented
            label="View"
            className={s.views}
            options={VIEWS}
            value={view}
            onChange={address.setView}
            iconsOnly
          />
          <div className={s.actions}>
            <FilterButton filters={filters} onApply={address.setFilters} />
            <Button
              icon="map-2"
              size="small"
              className={classNames(s.mapButton, hasNothing && s.useless)}
              data-replay=""
              onClick={showMap}
            >
              Map
            </Button>
          </div>
        </div>
        <div className={s.content}>
          <ResultsContent
            results={results}
            address={address}
            today={today}
            focus={focus}
            onShowOnMap={hasMap ? showOnMap : null}
          />
        </div>
      </section>
      {hasMap && search.place && (
        <MapPane
          ref={map}
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

/** HSE-28. */
function headingOf(results: HotelResults, { place }: HotelSearch): string {
  const city = place?.name ?? '';
  if (results.state === 'loading') return `Searching hotels in ${city}`;
  if (results.state !== 'results') return `Hotels in ${city}`;
  return `Showing ${results.hotels.length} of ${results.total} Hotels in ${city}`;
}

/** '4 to 7 December, 3 nights, 2 guests, 1 room' (HSE-29). */
function summaryOf({ checkIn, checkOut, guests, rooms }: HotelSearch): string {
  const dates =
    checkIn && checkOut
      ? `${stayDates(checkIn, checkOut)}, ${stayNights(checkIn, checkOut)}`
      : 'No dates yet';
  return `${dates}, ${countOf(guests, 'guest')}, ${countOf(rooms, 'room')}`;
}

interface ResultsContentProps extends ResultsSectionProps {
  focus: HotelFocus;
  onShowOnMap: ((hotelId: string) => void) | null;
}

function ResultsContent({ results, address, today, focus, onShowOnMap }: ResultsContentProps) {
  if (results.state === 'loading') return <ResultsLoading view={address.view} />;
  if (results.state === 'error') {
    return (
      <ErrorState
        title="Hotels could not be loaded"
        text="An error occurred while searching for hotels. Please try again."
        onRetry={results.retry}
      />
    );
  }
  if (results.state === 'empty') return <NoHotels total={results.total} address={address} />;
  const hasDates = Boolean(address.search.checkIn && address.search.checkOut);
  return (
    <>
      <ResultsNote results={results} address={address} />
      <SortBar
        shareHref={address.searchOnlyHref}
        sort={usableSort(address.sort, hasDates)}
        hasDates={hasDates}
        onChange={address.setSort}
      />
      <div className={classNames(results.isStale && s.stale)}>
        <ResultsList
          results={results}
          address={address}
          today={today}
          focus={focus}
          onShowOnMap={onShowOnMap}
        />
      </div>
      {!address.showAll && (
        <Pagination
          className={s.pages}
          page={address.page}
          pageCount={pageCount(results.total)}
          hrefOf={address.pageHref}
          onPage={(page) => {
            address.openPage(page);
            document.getElementById('hotel-results')?.scrollIntoView({ block: 'start' });
          }}
        />
      )}
    </>
  );
}

/** No hotel at all, or a page past the last one: then the way back (HSE-32, C1). */
function NoHotels({ total, address }: { total: number; address: HotelAddressActions }) {
  if (total > 0) {
    return (
      <EmptyState
        title="No hotels on this page"
        text={`There are ${countOf(pageCount(total), 'page')} of hotels.`}
        action={
          <Button href={address.pageHref(1)} onClick={plainClick(() => address.openPage(1))}>
            Back to the first page
          </Button>
        }
      />
    );
  }
  const { area, search } = address;
  if (area) {
    return (
      <EmptyState
        title="No hotels found"
        text="There are none in this part of the map."
        action={
          <Button variant="quiet" onClick={() => address.searchArea(null)}>
            Search all of {search.place?.name}
          </Button>
        }
      />
    );
  }
  const hasFilters = countActiveFilters(address.filters) > 0;
  return (
    <EmptyState
      title="No hotels found"
      text={
        hasFilters
          ? 'No hotel matches all of your filters. Fewer filters find more.'
          : 'Try other dates or a place nearby.'
      }
      action={
        hasFilters && (
          <Button variant="quiet" onClick={() => address.setFilters(DEFAULT_FILTERS)}>
            Clear filters
          </Button>
        )
      }
    />
  );
}

interface ResultsNoteProps {
  results: Extract<HotelResults, { state: 'results' }>;
  address: HotelAddressActions;
}

/** The searched part of the map, the cap of 20 with 'Show All', and the mark of sample content (HSE-30, HSE-37). */
function ResultsNote({ results, address }: ResultsNoteProps) {
  const capped = isCapped(results.total, address.showAll);
  const hasSamples = results.hotels.some((hotel) => hotel.sample);
  const { area, search } = address;
  if (!capped && !hasSamples && !area) return null;
  return (
    <div className={s.note}>
      {area && (
        <>
          <p className="small">Only the part of the map that you searched</p>
          <button type="button" className="link small" onClick={() => address.searchArea(null)}>
            Search all of {search.place?.name}
          </button>
        </>
      )}
      {capped && (
        <>
          <p className="small">Results limited to 20 hotels to improve performance</p>
          <button type="button" className="link small" onClick={() => address.setShowAll(true)}>
            Show All {results.total} Hotels
          </button>
        </>
      )}
      {hasSamples && <SampleMark className={s.sample} />}
    </div>
  );
}
