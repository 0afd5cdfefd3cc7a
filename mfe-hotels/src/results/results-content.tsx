import type { ListWithMap } from '@atoll/map/list-with-map';
import { ShareButton } from '@atoll/platform/share';
import { Button } from '@atoll/ui/button';
import { CardSkeletons } from '@atoll/ui/card-list';
import { areaLine, ListNote, type ListNoteLine } from '@atoll/ui/list-note';
import { NearbyLink } from '@atoll/ui/nearby-link';
import { NoSuchPage } from '@atoll/ui/no-such-page';
import { Notice } from '@atoll/ui/notice';
import { EmptyState, ErrorState } from '@atoll/ui/page-state';
import { resultsId } from '@atoll/ui/results-frame';
import { ResultsPages } from '@atoll/ui/results-pages';
import { SortBar } from '@atoll/ui/sort-bar';
import { countActiveFilters, DEFAULT_FILTERS } from '../shared/filters/filters';
import { toursNearbyHref } from '../shared/hotel-address';
import { useHotelPage } from '../shared/hotel-page';
import { isCapped, pageCount } from '../shared/pages';
import { usableSort } from '../shared/sort';
import type { HotelResults, ShownResults } from '../shared/use-hotel-search';
import { HotelList } from './hotel-list';
import { SORT_PROMISE, sortOptions } from './sort-options';
import * as s from './results-content.module.css';

interface ResultsContentProps {
  results: HotelResults;
  map: ListWithMap;
}

/** Exactly one of loading, error, empty and the hotels (HSE-25). */
export function ResultsContent({ results, map }: ResultsContentProps) {
  const { address, stay } = useHotelPage();
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
  if (results.state === 'empty') return <NoHotels total={results.total} />;
  const hasDates = stay.checkIn !== null;
  return (
    <>
      {results.retryPrices && <MissingPrices onRetry={results.retryPrices} />}
      <ResultsNote results={results} />
      <SortBar
        options={sortOptions(hasDates)}
        value={usableSort(address.sort, hasDates)}
        promise={SORT_PROMISE}
        onChange={address.setSort}
      >
        <ShareButton what="this search" href={address.searchOnlyHref} />
      </SortBar>
      <HotelList results={results} map={map} />
      {!address.showAll && (
        <ResultsPages
          topId={resultsId('hotel')}
          page={address.page}
          pageCount={pageCount(results.total)}
          hrefOf={address.pageHref}
          onPage={address.openPage}
        />
      )}
      <NearbyLink
        question="Something to do there?"
        label="Tours nearby"
        href={toursNearbyHref(address.search)}
      />
    </>
  );
}

/** No hotel at all, or a page past the last one: then the way back (HSE-32, C1). */
function NoHotels({ total }: { total: number }) {
  const { address, stay } = useHotelPage();
  if (total > 0) {
    const toFirst = () => address.openPage(1);
    const href = address.pageHref(1);
    return <NoSuchPage things="hotels" pageCount={pageCount(total)} href={href} onFirst={toFirst} />;
  }
  const { area, search } = address;
  if (area) {
    const way = { label: `Search all of ${search.place?.name}`, onClick: () => address.searchArea(null) };
    return <NothingFound text="There are none in this part of the map." way={way} />;
  }
  if (countActiveFilters(stay.filters) > 0) {
    const way = { label: 'Clear filters', onClick: () => address.setFilters(DEFAULT_FILTERS) };
    return <NothingFound text="No hotels match all your filters. Try removing one." way={way} />;
  }
  return <NothingFound text={stay.checkIn ? 'Try other dates or a nearby place.' : 'Try a nearby place.'} />;
}

function NothingFound({ text, way }: { text: string; way?: { label: string; onClick: () => void } }) {
  return (
    <EmptyState
      title="No hotels found"
      text={text}
      action={
        way && (
          <Button variant="quiet" onClick={way.onClick}>
            {way.label}
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
function ResultsNote({ results }: { results: ShownResults }) {
  const { area, search, searchArea, showAll, setShowAll } = useHotelPage().address;
  const lines: ListNoteLine[] = [];
  if (area) lines.push(areaLine(search.place?.name, () => searchArea(null)));
  if (isCapped(results.total, showAll))
    lines.push({
      text: 'Results limited to 20 hotels to improve performance',
      action: { label: `Show All ${results.total} Hotels`, onClick: () => setShowAll(true) },
    });
  return <ListNote lines={lines} hasSamples={results.hotels.some((hotel) => hotel.sample)} />;
}
