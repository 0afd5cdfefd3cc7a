import type { CityOption } from '@atoll/contracts/place';
import { usePageTitle } from '@atoll/platform/page-title';
import { PlaceChoices } from '@atoll/platform/place-choices';
import { useRegionPlaces } from '@atoll/platform/region-places';
import { useSavedOnDevice } from '@atoll/platform/saved';
import { SavedSection } from '@atoll/platform/saved-section';
import { useToday } from '@atoll/platform/today';
import { useTripInUrl, type TripPart } from '@atoll/platform/trip-in-url';
import { useTypedPlace } from '@atoll/platform/typed-place';
import { useCallback, useMemo, useRef } from 'react';
import { prepareResults } from './later-code';
import { Destinations } from './search/destinations';
import { Hero } from './search/hero';
import { PLACE_TEXTS, TourForm } from './search/tour-form';
import { toursTitle } from './shared/page-title';
import type { TourSearch } from './shared/tour-address';
import { useTourAddress } from './shared/use-tour-address';
import { searchArgsOf, useTourSearch } from './shared/use-tour-search';
import { TourResultsPart } from './tour-results';
import * as s from './tours-page.module.css';

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
  const typed = useTypedPlace(
    inUrl.typedPlace,
    useCallback((place: CityOption) => changeSearch({ place }), [changeSearch]),
    { askedOf: 'sources', unknown: PLACE_TEXTS.empty },
  );
  const address = useMemo(
    () => ({ ...inUrl, search: { ...inUrl.search, place: typed.place ?? inUrl.search.place } }),
    [inUrl, typed.place],
  );
  const { search } = address;
  const today = useToday();
  const results = useTourSearch(searchArgsOf(address, false));
  const regionPlaces = useRegionPlaces(search.place);
  const form = useRef<HTMLFormElement>(null);
  const top = useRef<HTMLDivElement>(null);
  useTripInUrl(
    useMemo(() => tripOf(inUrl.search), [inUrl.search]),
    Boolean(search.place || inUrl.typedPlace || search.from),
    (trip) => changeSearch(searchOf(trip)),
  );
  usePageTitle(toursTitle(search.place));
  useSavedOnDevice();

  if (!isWhole && !results) {
    return (
      <>
        <Hero />
        <div className={s.coming} />
      </>
    );
  }
  return (
    <>
      {!results && <Hero />}
      <div className={results ? s.bar : s.heroForm}>
        <div className="wrap" onPointerEnter={prepareResults} onFocus={prepareResults}>
          <TourForm
            address={address}
            today={today}
            compact={results !== null}
            formRef={form}
            placeError={typed.error}
            onSearchNow={() => top.current?.scrollIntoView({ block: 'start' })}
          />
          <PlaceChoices
            choices={regionPlaces ?? typed.choices}
            question={regionPlaces && search.place ? `Where in ${search.place.name}?` : undefined}
            hrefOf={(place) => address.searchHref({ ...search, place })}
          />
        </div>
      </div>
      {results ? (
        <TourResultsPart address={address} results={results} today={today} top={top} />
      ) : (
        <Destinations
          hrefOf={(place) => address.searchHref({ ...search, place })}
          onChoose={(place) => changeSearch({ place })}
        />
      )}
      <SavedSection kind="tour" title="Your saved tours" />
    </>
  );
}
