import type { ListWithMap } from '@atoll/map/list-with-map';
import { ShareButton } from '@atoll/platform/share';
import { Button } from '@atoll/ui/button';
import { CardSkeletons } from '@atoll/ui/card-list';
import { ListNote, type ListNoteLine } from '@atoll/ui/list-note';
import { NearbyLink } from '@atoll/ui/nearby-link';
import { Notice } from '@atoll/ui/notice';
import { EmptyState, ErrorState } from '@atoll/ui/page-state';
import { Pagination } from '@atoll/ui/pagination';
import { plainClick } from '@atoll/ui/plain-click';
import { resultsId } from '@atoll/ui/results-frame';
import { SortBar } from '@atoll/ui/sort-bar';
import { toursNearbyHref } from '../shared/hotel-address';
import type { HotelAddressActions } from '../shared/use-hotel-address';
import { countActiveFilters, DEFAULT_FILTERS } from '../shared/filters/filters';
import type { StayArgs } from '../shared/hotels.api';
import { usableSort } from '../shared/sort';
import type { HotelResults, ShownResults } from '../shared/use-hotel-search';
import { countOf } from '../shared/stay/stay-text';
import { isCapped, pageCount } from '../shared/pages';
import { HotelList } from './hotel-list';
import { SORT_PROMISE, sortOptions } from './sort-options';
import * as s from './results-content.module.css';

interface ResultsContentProps {
  results: HotelResults;
  address: HotelAddressActions;
  stay: StayArgs;
  today: string | null;
  map: ListWithMap;
}

/** Exactly one of loading, error, empty and the hotels (HSE-25). */
export function ResultsContent(props: ResultsContentProps) {
  const { results, address, stay, today, map } = props;
  if (results.state === 'loading')
    return <CardSkeletons label="Loading hotels" layout={address.view === 'grid' ? 'grid' : 'list'} />;
  if (results.state === 'error') {
    return (
      <ErrorState
        title="Hotels could not be loaded"
        text="An error occurred while searching for hotels. Please try again."
        onRetry={results.retry}
      />
    );
  }
  if (results.state === 'empty') return <NoHotels total={results.total} address={address} stay={stay} />;
  const hasDates = stay.checkIn !== null;
  return (
    <>
      {results.retryPrices && <MissingPrices onRetry={results.retryPrices} />}
      <ResultsNote results={results} address={address} />
      <SortBar
        options={sortOptions(hasDates)}
        value={usableSort(address.sort, hasDates)}
        promise={SORT_PROMISE}
        onChange={address.setSort}
      >
        <ShareButton what="this search" href={address.searchOnlyHref} />
      </SortBar>
      <HotelList results={results} address={address} today={today} map={map} />
      {!address.showAll && (
        <Pagination
          className={s.pages}
          page={address.page}
          pageCount={pageCount(results.total)}
          hrefOf={address.pageHref}
          onPage={(page) => {
            address.openPage(page);
            document.getElementById(resultsId('hotel'))?.scrollIntoView({ block: 'start' });
          }}
        />
      )}
      <ToursNearby address={address} />
    </>
  );
}

/** The way to tours, with the same place, dates and people. */
function ToursNearby({ address }: { address: HotelAddressActions }) {
  return (
    <NearbyLink
      question="Something to do there?"
      label="Tours nearby"
      href={toursNearbyHref(address.search)}
    />
  );
}

interface NoHotelsProps {
  total: number;
  address: HotelAddressActions;
  stay: StayArgs;
}

/** No hotel at all, or a page past the last one: then the way back (HSE-32, C1). */
function NoHotels({ total, address, stay }: NoHotelsProps) {
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
  const hasFilters = countActiveFilters(stay.filters) > 0;
  return (
    <EmptyState
      title="No hotels found"
      text={
        hasFilters
          ? 'No hotels match all your filters. Try removing one.'
          : stay.checkIn
            ? 'Try other dates or a nearby place.'
            : 'Try a nearby place.'
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

/** The one line about prices that nobody can have now; they are asked for again anyway (HSE-63, C51). */
function MissingPrices({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice tone="sun" role="status" className={s.missing}>
      Prices are not available right now. They appear here as soon as they are.{' '}
      <button type="button" className="link" onClick={onRetry}>
        Retry
      </button>
    </Notice>
  );
}

/** The searched part of the map, the cap of 20 with 'Show All', and the mark of sample content (HSE-30, HSE-37). */
function ResultsNote({ results, address }: { results: ShownResults; address: HotelAddressActions }) {
  const { area, search, searchArea, showAll, setShowAll } = address;
  const lines: ListNoteLine[] = [];
  if (area)
    lines.push({
      text: 'Only the part of the map that you searched',
      action: { label: `Search all of ${search.place?.name}`, onClick: () => searchArea(null) },
    });
  if (isCapped(results.total, showAll))
    lines.push({
      text: 'Results limited to 20 hotels to improve performance',
      action: { label: `Show All ${results.total} Hotels`, onClick: () => setShowAll(true) },
    });
  return <ListNote lines={lines} hasSamples={results.hotels.some((hotel) => hotel.sample)} />;
}
