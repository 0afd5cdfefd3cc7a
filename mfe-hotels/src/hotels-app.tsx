import { placeTitle } from '@atoll/contracts/page-titles';
import { withSoundDates, datesProblem } from '@atoll/contracts/stay-rules';
import { usePageTitle } from '@atoll/platform/page-title';
import { PlaceChoices } from '@atoll/platform/place-choices';
import { useSavedOnDevice } from '@atoll/platform/saved';
import { SavedSection } from '@atoll/platform/saved-section';
import { useSearchPlace } from '@atoll/platform/search-place';
import { HeroFirst, SearchTop } from '@atoll/platform/search-top';
import { useKnownDay } from '@atoll/platform/server-day';
import { useToday } from '@atoll/platform/today';
import { useTripInUrl } from '@atoll/platform/trip-in-url';
import { useEver } from '@atoll/ui/last-value';
import { Notice } from '@atoll/ui/notice';
import { LoadingState } from '@atoll/ui/page-state';
import { useMemo, useRef, useState } from 'react';
import { HotelLayers, prepareLayers, prepareResults, ResultsSection } from './lazy-parts';
import { Hero } from './search/hero';
import type { PopularDestination } from './search/popular-destinations';
import { PopularGrid, type PopularChoice } from './search/popular-grid';
import { Promises } from './search/promises';
import { HotelSearchForm } from './search/search-form';
import { useAttention } from './search/use-attention';
import { HotelPageContext, type HotelPage, type Walk } from './shared/hotel-page';
import { partyProblem } from './shared/party';
import { useHotelAddress } from './shared/use-hotel-address';
import { usableStay, useHotelSearch } from './shared/use-hotel-search';
import * as s from './hotels-app.module.css';

/** /hotels: the empty search or the results, and the layers over them (HSE-01). */
export function HotelsApp({ isWhole = true }: { readonly isWhole?: boolean }) {
  const inAddress = useHotelAddress();
  const { place, error: placeError, choices } = useSearchPlace(inAddress);
  const today = useToday();
  const day = useKnownDay(today);
  const form = useRef<HTMLFormElement>(null);
  const resultsTop = useRef<HTMLDivElement>(null);
  const attend = useAttention(form, inAddress.layers.hotel !== null);
  const [walk, setWalk] = useState<Walk | null>(null);
  const page = useMemo<HotelPage>(() => {
    const search = withSoundDates({ ...inAddress.search, place }, day);
    const address = { ...inAddress, search };
    function changeDates(): void {
      attend('dates');
      address.closeAll();
    }
    return { address, stay: usableStay(address, day), today, changeDates, walk, setWalk };
  }, [inAddress, place, today, day, attend, walk]);
  const { address } = page;
  const { search } = address;
  const results = useHotelSearch(page);
  const [asksForDates, setAsksForDates] = useState(false);
  const hasDates = Boolean(search.checkIn && search.checkOut);
  const hasSearch = Boolean(search.place || address.typedPlace || search.checkIn || search.checkOut);
  useTripInUrl(search, hasSearch, address.changeSearch);
  usePageTitle(placeTitle('Hotels', search.place, '/hotels'));
  useSavedOnDevice();

  const hasLayers = useEver(address.layers.hotel !== null);
  function choosePopular(
    { name, country, latitude, longitude }: PopularDestination,
    choice: PopularChoice,
  ): void {
    const hasStay = typeof choice === 'object';
    const stayChange = hasStay ? choice.stay : {};
    address.changeSearch({ place: { name, country, latitude, longitude }, ...stayChange });
    setAsksForDates(!hasStay && !hasDates);
    attend(choice === 'custom-dates' ? 'dates' : 'form');
  }

  if (!isWhole && !results) {
    return (
      <HeroFirst>
        <Hero />
      </HeroFirst>
    );
  }
  const prepareNext = results ? prepareLayers : prepareResults;
  return (
    <HotelPageContext value={page}>
      <SearchTop hero={<Hero />} hasResults={results !== null} onTurnTo={prepareResults}>
        <HotelSearchForm
          compact={results !== null}
          formRef={form}
          placeError={placeError}
          problems={[
            datesProblem(inAddress.search, day),
            partyProblem(inAddress.askedParty),
            inAddress.priceProblem,
          ]}
          onSearchNow={() => resultsTop.current?.scrollIntoView({ block: 'start' })}
        />
        <PlaceChoices {...choices} hrefOf={(choice) => address.searchHref({ ...search, place: choice })} />
        {asksForDates && !hasDates && (
          <Notice
            icon="calendar"
            role="status"
            className={s.askDates}
            onDismiss={() => setAsksForDates(false)}
          >
            <b>Now select your dates</b>
          </Notice>
        )}
      </SearchTop>
      <div ref={resultsTop} className={s.results} onPointerEnter={prepareNext} onFocus={prepareNext}>
        {results && <ResultsSection results={results} fallback={<LoadingState label="Loading hotels" />} />}
        <SavedSection kind="hotel" title="Your shortlist" />
        {!results && <PopularGrid onChoose={choosePopular} />}
        {!results && <Promises />}
      </div>
      {hasLayers && <HotelLayers fallback={null} results={results} />}
    </HotelPageContext>
  );
}
