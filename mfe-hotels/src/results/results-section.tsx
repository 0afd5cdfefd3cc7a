import { useListWithMap } from '@atoll/map/list-with-map';
import { ResultsFrame } from '@atoll/ui/results-frame';
import { hotelFilterSet } from '../shared/filters/filter-set';
import type { StayArgs } from '../shared/hotels.api';
import type { HotelAddressActions } from '../shared/use-hotel-address';
import { hasNoHotels, type HotelResults } from '../shared/use-hotel-search';
import { HotelMap } from './hotel-map';
import { ResultsContent } from './results-content';
import { headingOf, pricingText, summaryOf } from './results-text';

interface ResultsSectionProps {
  results: HotelResults;
  address: HotelAddressActions;
  stay: StayArgs;
  today: string | null;
}

/** The results of a search for hotels: heading, filters, list and map. */
export function ResultsSection({ results, address, stay, today }: ResultsSectionProps) {
  const { search, filters, view, layers } = address;
  const { place } = search;
  const map = useListWithMap(view === 'map', layers.hotelId);
  const progress = results.state === 'results' ? pricingText(results) : null;
  return (
    <ResultsFrame
      name="hotel"
      title={headingOf(results, search)}
      lines={[summaryOf(stay, today), ...(progress ? [progress] : [])]}
      view={view}
      viewHref={address.viewHref}
      onView={address.setView}
      filters={hotelFilterSet(filters, stay, address.setFilters)}
      filtersLabel="Filter hotels"
      map={map}
      mapPane={(className) =>
        place && (
          <HotelMap className={className} place={place} results={results} address={address} map={map} />
        )
      }
      isBusy={results.state === 'loading' || (results.state === 'results' && results.isStale)}
      isEmpty={hasNoHotels(results)}
    >
      <ResultsContent results={results} address={address} stay={stay} today={today} map={map} />
    </ResultsFrame>
  );
}
