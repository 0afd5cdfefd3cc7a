import { placeTitle } from '@atoll/contracts/page-titles';
import { usePageTitle } from '@atoll/platform/page-title';
import { PlaceChoices } from '@atoll/platform/place-choices';
import { useSavedOnDevice } from '@atoll/platform/saved';
import { SavedSection } from '@atoll/platform/saved-section';
import { useSearchPlace } from '@atoll/platform/search-place';
import { HeroFirst, SearchTop } from '@atoll/platform/search-top';
import { useToday } from '@atoll/platform/today';
import { useTripInUrl, type TripPart } from '@atoll/platform/trip-in-url';
import { useMemo, useRef } from 'react';
import { prepareResults } from './lazy-parts';
import { Destinations } from './search/destinations';
import { Hero } from './search/hero';
import { PLACE_TEXTS, TourForm } from './search/tour-form';
import type { TourSearch } from './shared/tour-address';
import { useSoundAddress } from './shared/use-sound-address';
import { useTourAddress } from './shared/use-tour-address';
import { searchArgsOf, useTourSearch } from './shared/use-tour-search';
import { TourResultsPart } from './tour-results';

/** A tour search in the words of the trip that all remotes share. */
function tripOf({ place, from, to, people }: TourSearch): TripPart {
  return { place, checkIn: from, checkOut: to, guests: people };
}

/** The search that a trip suggests; the page's own party where the trip has none. */
function searchOf({ place = null, checkIn = null, checkOut = null, guests }: TripPart): Partial<TourSearch> {
  return { place, from: checkIn, to: checkOut, ...(guests ? { people: guests } : {}) };
}

/** /tours: the empty search, or the results of one (TOU-01, TOU-18). */
export function ToursPage({ isWhole }: { readonly isWhole: boolean }) {
  const inUrl = useTourAddress();
  const { changeSearch } = inUrl;
  const {
    place,
    error: placeError,
    choices,
  } = useSearchPlace(inUrl, { askedOf: 'sources', unknown: PLACE_TEXTS.empty });
  const today = useToday();
  const address = useSoundAddress(inUrl, place, today);
  const { search } = address;
  const results = useTourSearch(searchArgsOf(address, false));
  const form = useRef<HTMLFormElement>(null);
  const top = useRef<HTMLDivElement>(null);
  useTripInUrl(
    useMemo(() => tripOf({ ...search, place: inUrl.search.place }), [search, inUrl.search.place]),
    Boolean(search.place || inUrl.typedPlace || inUrl.search.from),
    (trip) => changeSearch(searchOf(trip)),
  );
  usePageTitle(placeTitle('Tours', search.place, '/tours'));
  useSavedOnDevice();

  if (!isWhole && !results) {
    return (
      <HeroFirst>
        <Hero />
      </HeroFirst>
    );
  }
  return (
    <>
      <SearchTop hero={<Hero />} hasResults={results !== null} onTurnTo={prepareResults}>
        <TourForm
          address={address}
          today={today}
          compact={results !== null}
          formRef={form}
          placeError={placeError}
          problems={address.problems}
          onSearchNow={() => top.current?.scrollIntoView({ block: 'start' })}
        />
        <PlaceChoices {...choices} hrefOf={(choice) => address.searchHref({ ...search, place: choice })} />
      </SearchTop>
      {results ? (
        <TourResultsPart address={address} results={results} today={today} top={top} />
      ) : (
        <Destinations
          hrefOf={(choice) => address.searchHref({ ...search, place: choice })}
          onChoose={(choice) => changeSearch({ place: choice })}
        />
      )}
      <SavedSection kind="tour" title="Your saved tours" />
    </>
  );
}
