import { placeTitle } from '@atoll/contracts/page-titles';
import { usePageTitle } from '@atoll/platform/page-title';
import { PlaceChoices } from '@atoll/platform/place-choices';
import { useRegionPlaces } from '@atoll/platform/region-places';
import { useSavedOnDevice } from '@atoll/platform/saved';
import { SearchTop } from '@atoll/platform/search-top';
import { useToday } from '@atoll/platform/today';
import { Button } from '@atoll/ui/button';
import { EmptyState, ErrorState, LoadingState } from '@atoll/ui/page-state';
import { useRef } from 'react';
import { useParams } from 'react-router-dom';
import { prepareResults } from './lazy-parts';
import { TourForm } from './search/tour-form';
import { usePlaceOfSlug } from './shared/use-place-of-slug';
import { useSoundAddress } from './shared/use-sound-address';
import { useTourMapAddress } from './shared/use-tour-address';
import { searchArgsOf, useTourSearch } from './shared/use-tour-search';
import { TourResultsPart } from './tour-results';

/** /tours/map/{location}: what there is around a place, on a map (TOU-38). */
export function ToursMapPage() {
  const { location = '' } = useParams();
  const found = usePlaceOfSlug(location);
  const place = found.state === 'known' ? found.place : null;
  const today = useToday();
  const address = useSoundAddress(useTourMapAddress(place), place, today);
  const results = useTourSearch(searchArgsOf(address, true));
  const form = useRef<HTMLFormElement>(null);
  const top = useRef<HTMLDivElement>(null);
  const regionPlaces = useRegionPlaces(place);
  usePageTitle(placeTitle('Tours', place, '/tours'));
  useSavedOnDevice();
  return (
    <>
      <SearchTop hero={null} hasResults onTurnTo={prepareResults}>
        <TourForm
          address={address}
          today={today}
          compact={place !== null}
          formRef={form}
          placeError={null}
          problems={address.problems}
          onSearchNow={() => top.current?.scrollIntoView({ block: 'start' })}
        />
      </SearchTop>
      {results && <TourResultsPart address={address} results={results} today={today} top={top} />}
      {!results && <h1 className="visually-hidden">Tours on the map</h1>}
      {regionPlaces && place && (
        <div className="wrap">
          <PlaceChoices
            choices={regionPlaces}
            question={`Where in ${place.name}?`}
            hrefOf={(choice) => address.searchHref({ ...address.search, place: choice })}
          />
        </div>
      )}
      {found.state === 'loading' && <LoadingState label="Looking for the place" />}
      {found.state === 'unknown' && (
        <EmptyState
          title="We do not know this place"
          text="The link may be misspelt. Search for a city, a town or an island instead."
          action={<Button href="/tours">Find tours</Button>}
        />
      )}
      {found.state === 'error' && (
        <ErrorState
          title="The place could not be looked up"
          text="Please check your connection and try again."
          onRetry={found.retry}
        />
      )}
    </>
  );
}
