import { useListWithMap } from '@atoll/map/list-with-map';
import { selectTrip, selectUser, useAppSelector } from '@atoll/platform';
import { ShareButton } from '@atoll/platform/share';
import { ResultsFrame } from '@atoll/ui/results-frame';
import { SortBar } from '@atoll/ui/sort-bar';
import { FilterFields } from '../shared/filters/filter-fields';
import { countActiveFilters, DEFAULT_FILTERS } from '../shared/filters/filters';
import { useHotelPage } from '../shared/hotel-page';
import { usableSort } from '../shared/sort';
import { WalkOrder } from './walk-part';
import { hasNoHotels, type HotelResults } from '../shared/use-hotel-search';
import { HotelMap } from './hotel-map';
import { ResultsContent } from './results-content';
import { SORT_PROMISE, sortOptions } from './sort-options';
import { headingOf, pricingText, summaryOf } from './results-text';

/** The results of a search for hotels: heading, filters, list and map. */
export function ResultsSection({ results }: { results: HotelResults }) {
  const { address, stay, today, walk } = useHotelPage();
  const { saved } = useAppSelector(selectTrip);
  const user = useAppSelector(selectUser);
  const { search, filters, view, layers } = address;
  const { place } = search;
  const map = useListWithMap(view === 'map', layers.hotel);
  const hasDates = stay.checkIn !== null;
  const shown = results.state === 'results' ? results : null;
  return (
    <ResultsFrame
      name="hotel"
      title={headingOf(results, search)}
      summary={summaryOf(stay, today)}
      progress={shown && pricingText(shown)}
      view={view}
      viewHref={address.viewHref}
      onView={address.setView}
      filters={{
        filters,
        cleared: DEFAULT_FILTERS,
        count: countActiveFilters(stay.filters),
        fields: (shown, change) => <FilterFields filters={shown} stay={stay} onChange={change} />,
        // Once anything was applied, best rate only is known and counts (HSE-51, C23).
        onApply: (next) => address.setFilters({ ...next, bestRateOnly: next.bestRateOnly ?? true }),
        onClear: () => address.setFilters(DEFAULT_FILTERS),
      }}
      filtersLabel="Filter hotels"
      sort={
        shown && (
          <SortBar
            options={sortOptions(hasDates, walk)}
            value={usableSort(address.sort, hasDates, !!walk)}
            promise={SORT_PROMISE}
            onChange={address.setSort}
            inResultsBar
          >
            <ShareButton what="this search" href={address.searchOnlyHref} />
          </SortBar>
        )
      }
      hasSamples={shown?.hotels.some((hotel) => hotel.sample)}
      map={map}
      mapPane={(className) =>
        place && <HotelMap className={className} place={place} results={results} map={map} />
      }
      isBusy={results.state === 'loading' || shown?.isStale === true}
      isEmpty={hasNoHotels(results)}
    >
      {/* What is saved is known in the browser only; who is signed in may have plans, which that code asks for. */}
      {today && place && (address.sort === 'walk' || user || saved[0]) && (
        <WalkOrder fallback={null} place={place} />
      )}
      <ResultsContent results={results} map={map} />
    </ResultsFrame>
  );
}
