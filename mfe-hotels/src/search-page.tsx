import { Icon, type IconName } from '@atoll/ui/icon';
import { Notice } from '@atoll/ui/notice';
import { LoadingState } from '@atoll/ui/page-state';
import { classNames } from '@atoll/ui/class-names';
import type { CityOption } from '@atoll/contracts/place';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { HotelLayers, prepareLayers, prepareResults, ResultsSection } from './later-code';
import { useHotelAddress } from './shared/use-hotel-address';
import { partyProblem } from './shared/stay/party-rules';
import { datesProblem, withSoundDates } from './shared/stay/stay-rules';
import { useToday } from '@atoll/platform/today';
import { Hero } from './search/hero';
import type { PopularDestination } from './search/popular-destinations';
import { PlaceChoices } from '@atoll/platform/place-choices';
import { useSavedOnDevice } from '@atoll/platform/saved';
import { useRegionPlaces } from '@atoll/platform/region-places';
import { useTypedPlace } from '@atoll/platform/typed-place';
import { PopularGrid, type PopularChoice } from './search/popular-grid';
import { HotelSearchForm } from './search/search-form';
import { usableStay, useHotelSearch } from './shared/use-hotel-search';
import { useTrip } from './search/use-trip';
import { useHotelsTitle } from './shared/page-title';
import { ShortlistSection } from './shortlist/shortlist-section';
import * as s from './search-page.module.css';

/** True from the first layer on: a closing one still needs its code. */
function useEverOpen(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return isOpen || wasOpen;
}

/** Where the eye goes next: to the form, or to its dates. */
type Attention = 'form' | 'dates' | null;

/** /hotels: the empty search or the results, and the layers over them (HSE-01). */
export function SearchPage({ isWhole }: { readonly isWhole: boolean }) {
  const inAddress = useHotelAddress();
  const { changeSearch } = inAddress;
  const typed = useTypedPlace(
    inAddress.typedPlace,
    useCallback((place: CityOption) => changeSearch({ place }), [changeSearch]),
  );
  const today = useToday();
  const address = useMemo(() => {
    const search = { ...inAddress.search, place: typed.place ?? inAddress.search.place };
    return { ...inAddress, search: withSoundDates(search, today) };
  }, [inAddress, typed.place, today]);
  const { search } = address;
  const regionPlaces = useRegionPlaces(search.place);
  const problems = [datesProblem(inAddress.search, today), partyProblem(inAddress.askedParty)].filter(
    (problem) => problem !== null,
  );
  const stay = useMemo(() => usableStay(address, today), [address, today]);
  const results = useHotelSearch(address, stay);
  const form = useRef<HTMLFormElement>(null);
  const resultsTop = useRef<HTMLDivElement>(null);
  const attention = useRef<Attention>(null);
  const [asksForDates, setAsksForDates] = useState(false);
  useTrip(address);
  useHotelsTitle(search.place);
  useSavedOnDevice();

  const isLayered = address.layers.hotelId !== null;
  const hasLayers = useEverOpen(isLayered || address.layers.step !== null);
  // What a click asked for is done once the page that it leads to is there.
  useEffect(() => {
    const next = attention.current;
    if (!next || isLayered) return;
    attention.current = null;
    form.current?.scrollIntoView({ block: 'center' });
    if (next === 'dates') form.current?.querySelector<HTMLElement>('[aria-haspopup=dialog]')?.click();
  });

  function choosePopular(
    { name, country, latitude, longitude }: PopularDestination,
    choice: PopularChoice,
  ): void {
    const hasStay = typeof choice === 'object';
    const stayChange = hasStay ? choice.stay : {};
    address.changeSearch({ place: { name, country, latitude, longitude }, ...stayChange });
    setAsksForDates(!hasStay && !(search.checkIn && search.checkOut));
    attention.current = choice === 'custom-dates' ? 'dates' : 'form';
  }

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
        <div
          className={classNames('wrap', s.formWrap)}
          onPointerEnter={prepareResults}
          onFocus={prepareResults}
        >
          <HotelSearchForm
            address={address}
            today={today}
            compact={results !== null}
            formRef={form}
            placeError={typed.error}
            problems={problems}
            onSearchNow={() => resultsTop.current?.scrollIntoView({ block: 'start' })}
          />
          <PlaceChoices
            choices={regionPlaces ?? typed.choices}
            question={regionPlaces && search.place ? `Where in ${search.place.name}?` : undefined}
            hrefOf={(place) => address.searchHref({ ...search, place })}
          />
          {asksForDates && !(search.checkIn && search.checkOut) && (
            <Notice
              icon="calendar"
              role="status"
              className={s.askDates}
              onDismiss={() => setAsksForDates(false)}
            >
              <b>Now select your dates</b>
            </Notice>
          )}
        </div>
      </div>
      <div
        ref={resultsTop}
        className={s.results}
        onPointerEnter={results ? prepareLayers : prepareResults}
        onFocus={results ? prepareLayers : prepareResults}
      >
        {results ? (
          <>
            <ResultsSection
              results={results}
              address={address}
              stay={stay}
              today={today}
              fallback={<LoadingState label="Loading hotels" />}
            />
            <ShortlistSection />
          </>
        ) : (
          <>
            <ShortlistSection />
            <PopularGrid search={search} today={today} hrefOf={address.searchHref} onChoose={choosePopular} />
            <Trust />
          </>
        )}
      </div>
      {hasLayers && (
        <HotelLayers
          fallback={null}
          address={address}
          stay={stay}
          today={today}
          results={results}
          onChangeDates={() => {
            attention.current = 'dates';
            address.closeAll();
          }}
        />
      )}
    </>
  );
}

const PROMISES: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'receipt',
    title: 'The total is the total',
    text: 'Taxes and fees are inside every price you see.',
  },
  {
    icon: 'calendar-check',
    title: 'Cancellation in plain words',
    text: 'The last day to cancel free is shown on every card.',
  },
  {
    icon: 'user-heart',
    title: 'Or ask a person',
    text: 'A travel agent who knows the city can book it for you.',
  },
];

function Trust() {
  return (
    <section className="section-tight sand" aria-labelledby="hotels-promises">
      <div className={`wrap ${s.trust}`}>
        <h2 className="visually-hidden" id="hotels-promises">
          How prices work
        </h2>
        {PROMISES.map(({ icon, title, text }) => (
          <div key={title}>
            <Icon name={icon} size="l" />
            <div>
              <b>{title}</b>
              <p className="muted small">{text}</p>
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}
