import { countOf } from '@atoll/contracts/words';
import { useListWithMap } from '@atoll/map/list-with-map';
import { ShareButton } from '@atoll/platform/share';
import { ResultsFrame } from '@atoll/ui/results-frame';
import { SortBar } from '@atoll/ui/sort-bar';
import { countActiveFilters, NO_FILTERS } from '../shared/filters/filters';
import { FilterFields } from '../shared/filters/filter-fields';
import { SORT_OPTIONS, SORT_PROMISE } from '../shared/sort';
import { searchInWords } from '../shared/tour-text';
import type { TourAddressActions } from '../shared/use-tour-address';
import { hasNoTours, type TourResults } from '../shared/use-tour-search';
import { ResultsContent } from './results-content';
import { TourMap } from './tour-map';

interface ResultsSectionProps {
  results: TourResults;
  address: TourAddressActions;
  today: string | null;
}

/** '146 tours in Lisbon'. */
function headingOf(results: TourResults, city: string): string {
  if (results.state === 'loading') return `Searching tours in ${city}`;
  if (results.state !== 'results') return `Tours in ${city}`;
  return `${countOf(results.total, 'tour')} in ${city}`;
}

/** The results of a search for tours: heading, filters, list and map (TOU-22). */
export function ResultsSection({ results, address, today }: ResultsSectionProps) {
  const { search, filters, view, tourId } = address;
  const { place } = search;
  const map = useListWithMap(view === 'map', tourId);
  return (
    <ResultsFrame
      name="tour"
      title={headingOf(results, place?.name ?? '')}
      summary={searchInWords(search, today)}
      view={view}
      viewHref={address.viewHref}
      onView={address.setView}
      filters={{
        filters,
        cleared: NO_FILTERS,
        count: countActiveFilters(filters),
        fields: (shown, change) => <FilterFields filters={shown} onChange={change} />,
        onApply: address.setFilters,
        onClear: () => address.setFilters(NO_FILTERS),
      }}
      filtersLabel="Filter tours"
      sort={
        results.state === 'results' && (
          <SortBar
            options={SORT_OPTIONS}
            value={address.sort}
            promise={SORT_PROMISE}
            onChange={address.setSort}
            inResultsBar
          >
            <ShareButton what="this search" href={address.searchOnlyHref} />
          </SortBar>
        )
      }
      hasSamples={results.state === 'results' && results.tours.some(({ sample }) => sample)}
      map={map}
      mapPane={(className) =>
        place && <TourMap className={className} place={place} results={results} address={address} map={map} />
      }
      isBusy={results.state === 'loading' || (results.state === 'results' && results.isStale)}
      isEmpty={hasNoTours(results)}
    >
      <ResultsContent results={results} address={address} map={map} />
    </ResultsFrame>
  );
}
