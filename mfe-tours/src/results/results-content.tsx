import { TOUR_PAGE_SIZE } from '@atoll/contracts/constants';
import { hotelsPage } from '@atoll/contracts/pages/hotels.page';
import { pageHref } from '@atoll/contracts/pages/page';
import { placeState } from '@atoll/contracts/pages/place-params';
import { standingOf, type ListWithMap } from '@atoll/map/list-with-map';
import type { TravelerCurrency } from '@atoll/contracts/traveler-currencies';
import { CurrencyField } from '@atoll/platform/currency-field';
import { useMoney } from '@atoll/platform/money';
import { Button } from '@atoll/ui/button';
import { CardList, CardSkeletons } from '@atoll/ui/card-list';
import { areaLine, ListNote } from '@atoll/ui/list-note';
import { NearbyLink } from '@atoll/ui/nearby-link';
import { NoSuchPage } from '@atoll/ui/no-such-page';
import { EmptyState, ErrorState } from '@atoll/ui/page-state';
import { resultsId } from '@atoll/ui/results-frame';
import { ResultsPages } from '@atoll/ui/results-pages';
import { countActiveFilters, hasPriceBounds, NO_FILTERS } from '../shared/filters/filters';
import { inCurrency } from '../shared/filters/price-bounds';
import type { TourAddressActions } from '../shared/use-tour-address';
import type { TourResults } from '../shared/use-tour-search';
import { TourCard } from './tour-card';

interface ResultsContentProps {
  results: TourResults;
  address: TourAddressActions;
  map: ListWithMap;
}

const pageCount = (total: number) => Math.ceil(total / TOUR_PAGE_SIZE);

/** Exactly one of loading, error, empty and the tours (TOU-19). */
export function ResultsContent({ results, address, map }: ResultsContentProps) {
  const { rates } = useMoney();
  const layout = address.view === 'grid' ? 'grid' : 'list';
  if (results.state === 'loading') return <CardSkeletons label="Loading tours" layout={layout} />;
  if (results.state === 'error') {
    return (
      <ErrorState
        title="Tours could not be loaded"
        text="Failed to search for tours. Please try again later."
        onRetry={results.retry}
      />
    );
  }
  if (results.state === 'empty') return <NoTours results={results} address={address} />;
  const { tours, total, isStale, isWider, incomparable } = results;
  const { area, search, searchArea } = address;
  function changeCurrency(currency: TravelerCurrency): void {
    if (rates && hasPriceBounds(address.filters))
      address.setFilters(inCurrency(address.filters, currency, rates));
  }
  const lines = [
    ...(area ? [areaLine(search.place?.name, () => searchArea(null))] : []),
    ...(isWider
      ? [{ text: `Nothing starts near ${search.place?.name}: these tours start further away.` }]
      : []),
  ];
  return (
    <>
      <ListNote lines={lines} />
      <CurrencyField incomparable={incomparable} onChange={changeCurrency} />
      <CardList
        layout={layout}
        items={tours}
        idOf={({ id }) => id}
        onPoint={map.focus.hover}
        isStale={isStale}
      >
        {(tour, index) => (
          <TourCard
            tour={tour}
            layout={layout}
            standsOut={standingOf(tour.id, map.focus)}
            href={address.tourHref(tour.id)}
            onOpen={address.openTour}
            onShowOnMap={map.showOnMap}
            isFirst={index === 0}
          />
        )}
      </CardList>
      <ResultsPages
        topId={resultsId('tour')}
        page={address.page}
        pageCount={pageCount(total)}
        hrefOf={address.pageHref}
        onPage={address.openPage}
      />
      <HotelsNearby address={address} />
    </>
  );
}

interface NoToursProps {
  results: Extract<TourResults, { state: 'empty' }>;
  address: TourAddressActions;
}

/** No tour at all, or a page past the last one: then the way back (TOU-21). */
function NoTours({ results, address }: NoToursProps) {
  const { total, incomparable } = results;
  if (total > 0) {
    const toFirst = () => address.openPage(1);
    const href = address.pageHref(1);
    return <NoSuchPage things="tours" pageCount={pageCount(total)} href={href} onFirst={toFirst} />;
  }
  const hasFilters = countActiveFilters(address.filters) > 0;
  return (
    <>
      <EmptyState
        title={`No tours found for ${address.search.place?.name}`}
        text="Try adjusting your search filters or dates to find more experiences"
        action={
          hasFilters && (
            <Button variant="quiet" onClick={() => address.setFilters(NO_FILTERS)}>
              Clear filters
            </Button>
          )
        }
      />
      {incomparable.length > 0 && <CurrencyField incomparable={incomparable} />}
    </>
  );
}

/** The way to hotels, with the same place, dates and people. */
function HotelsNearby({ address }: { address: TourAddressActions }) {
  const { place, from, to, people } = address.search;
  const href = pageHref(hotelsPage, { ...placeState(place), checkIn: from, checkOut: to, guests: people });
  return <NearbyLink question="Need a bed, too?" label="Hotels nearby" href={href} />;
}
