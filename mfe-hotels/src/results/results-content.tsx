import type { ListWithMap } from '@atoll/map/list-with-map';
import { Button } from '@atoll/ui/button';
import { CardSkeletons } from '@atoll/ui/card-list';
import { areaLine, ListNote } from '@atoll/ui/list-note';
import { NearbyLink } from '@atoll/ui/nearby-link';
import { NoSuchPage } from '@atoll/ui/no-such-page';
import { Notice } from '@atoll/ui/notice';
import { EmptyState, ErrorState } from '@atoll/ui/page-state';
import { resultsId } from '@atoll/ui/results-frame';
import { ResultsPages } from '@atoll/ui/results-pages';
import { countActiveFilters, DEFAULT_FILTERS } from '../shared/filters/filters';
import { toursNearbyHref } from '../shared/hotel-address';
import { useHotelPage } from '../shared/hotel-page';
import { isCapped, pageCount } from '../shared/pages';
import type { HotelResults } from '../shared/use-hotel-search';
import { HotelList } from './hotel-list';
import * as s from './results-content.module.css';

interface ResultsContentProps {
  results: HotelResults;
  map: ListWithMap;
}

/** Exactly one of loading, error, empty and the hotels (HSE-25). */
export function ResultsContent({ results, map }: ResultsContentProps) {
  const { address } = useHotelPage();
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
  return (
    <>
      {results.retryPrices && <MissingPrices onRetry={results.retryPrices} />}
      <AreaNote />
      <HotelList results={results} map={map} />
      <CapNote total={results.total} />
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

/** The way back from a searched part of the map to the whole place. */
function AreaNote() {
  const { area, search, searchArea } = useHotelPage().address;
  return area && <ListNote lines={[areaLine(search.place?.name, () => searchArea(null))]} />;
}

/** At the end of the first 20 hotels: that there are more, and the way to all of them (HSE-30, HSE-37). */
function CapNote({ total }: { total: number }) {
  const { showAll, setShowAll } = useHotelPage().address;
  if (!isCapped(total, showAll)) return null;
  const action = { label: `Show All ${total} Hotels`, onClick: () => setShowAll(true) };
  return <ListNote lines={[{ text: 'Results limited to 20 hotels to improve performance', action }]} />;
}
