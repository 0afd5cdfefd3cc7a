import { GUESTS_MAX, ROOMS_MAX } from '@atoll/contracts/constants';
import { DateRangeField } from '@atoll/ui/date-range';
import { SelectField } from '@atoll/ui/field';
import { PlaceSearch, type Place } from '@atoll/ui/place-search';
import { SearchBar, SearchSummary } from '@atoll/ui/search-bar';
import { classNames } from '@atoll/ui/class-names';
import { BOOKING_HORIZON_DAYS, STAY_NIGHTS_MAX } from '@atoll/contracts/constants';
import { addDays } from '@atoll/contracts/dates';
import { useId, useState, type FocusEvent, type FormEvent, type RefObject } from 'react';
import type { HotelAddressActions } from '../shared/use-hotel-address';
import { countOf, partyText, shortStayDates } from '../stay/stay-text';
import { stayProblem } from '../stay/stay-rules';
import { plainClick } from '@atoll/ui/plain-click';
import { placeLabel } from '@atoll/contracts/place';
import type { HotelSearch } from '../shared/hotel-address';
import { useRecentSearches } from '@atoll/platform/recent-searches';
import { useNearMe } from '@atoll/platform/near-me';
import { usePlaceSearch } from '@atoll/platform/place-search';
import * as s from './search-form.module.css';

const TEXTS = { searching: 'Searching cities...', empty: 'No cities found', recent: 'Recent searches' };

interface SearchFormProps {
  address: HotelAddressActions;
  today: string | null;
  /** Above results: lower, and one line on a phone. */
  compact: boolean;
  formRef: RefObject<HTMLFormElement | null>;
  /** What is wrong with a place that was typed without JavaScript. */
  placeError: string | null;
  /** What is wrong with the dates and the party, in sentences. */
  problems: readonly string[];
  /** 'Search Hotels' was pressed with everything chosen. */
  onSearchNow: () => void;
}

function options(max: number, one: string) {
  return Array.from({ length: max }, (_, index) => ({
    value: String(index + 1),
    label: countOf(index + 1, one),
  }));
}
const GUESTS = options(GUESTS_MAX, 'guest');
const ROOMS = options(ROOMS_MAX, 'room');

/**
 * The place field keeps its own text. It is drawn anew when the address names another place than the one that was
 * picked in it (Back, a popular destination), and when it is left with text that names no place.
 */
function usePlaceField({ search, changeSearch }: HotelAddressActions) {
  const placeKey = search.place ? placeLabel(search.place) : '';
  const [field, setField] = useState({
    seen: placeKey,
    own: placeKey,
    version: 0,
    isPicked: placeKey !== '',
  });
  if (field.seen !== placeKey) {
    const isOwn = field.own === placeKey;
    setField({
      seen: placeKey,
      own: placeKey,
      version: isOwn ? field.version : field.version + 1,
      isPicked: placeKey !== '',
    });
  }
  return {
    version: field.version,
    isPicked: field.isPicked,
    pick: (place: Place | null) => {
      setField((before) => ({
        ...before,
        own: place ? placeLabel(place) : before.own,
        isPicked: place !== null,
      }));
      if (place) changeSearch({ place });
    },
    leave: () => {
      if (field.isPicked || !search.place) return;
      setField((before) => ({ ...before, version: before.version + 1, isPicked: true }));
    },
  };
}

/** Destination, dates, guests and rooms. Every change searches; the button searches now (HSE-13 to HSE-23, C44). */
export function SearchForm(props: SearchFormProps) {
  const { address, today, compact, formRef, placeError, problems, onSearchNow } = props;
  const id = useId();
  const { search, changeSearch } = address;
  const { checkIn, checkOut } = search;
  const searchPlaces = usePlaceSearch();
  const nearMe = useNearMe();
  const field = usePlaceField(address);
  const { searches: recent, problem: recentProblem } = useRecentSearches(search, today);
  const [isOpen, setOpen] = useState(false);
  const [isMissed, setMissed] = useState(false);
  // Before its script runs the form is a plain GET form, whose button must work (HSE-21 holds from hydration on).
  const isHydrated = today !== null;

  function submit(event: FormEvent): void {
    event.preventDefault();
    setMissed(!field.isPicked);
    if (!field.isPicked) return formRef.current?.querySelector<HTMLInputElement>('[name=q]')?.focus();
    setOpen(false);
    onSearchNow();
  }

  function leave(event: FocusEvent<HTMLFormElement>): void {
    if (event.target.getAttribute('name') === 'q') field.leave();
  }

  return (
    <div className={classNames(s.form, compact && s.compact)}>
      {compact && (
        <SearchSummary
          className={s.summary}
          title={search.place?.name ?? ''}
          text={summaryText(search, today)}
          expanded={isOpen}
          controls={`${id}-form`}
          onToggle={() => setOpen(!isOpen)}
        />
      )}
      <SearchBar
        id={`${id}-form`}
        ref={formRef}
        className={classNames(s.bar, isOpen && s.open)}
        label="Hotels"
        action="/hotels"
        submitLabel="Search Hotels"
        submitDisabled={isHydrated && !field.isPicked}
        compact={compact}
        onSubmit={submit}
        onBlur={leave}
      >
        <PlaceSearch
          key={field.version}
          label="Destination"
          name="q"
          variant="cell"
          placeholder="City, town or island"
          defaultValue={search.place}
          search={searchPlaces}
          onSelect={field.pick}
          texts={TEXTS}
          nearMe={nearMe}
          recent={recent.map(({ place }) => place)}
          error={placeError ?? recentProblem}
        />
        <DateRangeField
          label="Dates"
          nameFrom="checkIn"
          nameTo="checkOut"
          variant="cell"
          placeholder="Select dates"
          value={{ from: checkIn, to: checkOut }}
          onChange={({ from, to }) => changeSearch({ checkIn: from, checkOut: to })}
          today={today}
          min={today ?? '1970-01-01'}
          max={today ? addDays(today, BOOKING_HORIZON_DAYS) : undefined}
          maxNights={STAY_NIGHTS_MAX}
          validate={({ from, to }) => (from && to ? stayProblem(from, to, today) : null)}
        />
        <SelectField
          label="Guests"
          name="guests"
          variant="cell"
          options={GUESTS}
          value={String(search.guests)}
          onChange={(event) => changeSearch({ guests: Number(event.target.value) })}
        />
        <SelectField
          label="Rooms"
          name="rooms"
          variant="cell"
          options={ROOMS}
          value={String(search.rooms)}
          onChange={(event) => changeSearch({ rooms: Number(event.target.value) })}
        />
        <HiddenPlace search={search} />
      </SearchBar>
      {problems.map((problem) => (
        <p key={problem} className={s.problem} role="alert">
          {problem}
        </p>
      ))}
      {!field.isPicked && (
        <p className={s.missing}>
          <span role={isMissed ? 'alert' : undefined}>Choose a city to search.</span>{' '}
          {recent[0] && <LastSearch search={{ ...search, ...recent[0] }} address={address} today={today} />}
        </p>
      )}
    </div>
  );
}

interface LastSearchProps {
  search: HotelSearch;
  address: HotelAddressActions;
  today: string | null;
}

/** 'Recent: Lisbon, 4 to 7 Dec' */
function LastSearch({ search, address, today }: LastSearchProps) {
  const { place, checkIn, checkOut } = search;
  const dates = checkIn && checkOut ? `, ${shortStayDates(checkIn, checkOut, today)}` : '';
  return (
    <>
      Recent:{' '}
      <a
        className="link"
        href={address.searchHref(search)}
        onClick={plainClick(() => address.changeSearch(search))}
      >
        {place?.name}
        {dates}
      </a>
    </>
  );
}

/** The chosen place of a form that is sent without JavaScript. */
function HiddenPlace({ search: { place } }: { search: HotelSearch }) {
  if (!place) return null;
  return (
    <>
      <input type="hidden" name="city" value={place.name} />
      <input type="hidden" name="country" value={place.country} />
      <input type="hidden" name="lat" value={place.latitude} />
      <input type="hidden" name="lng" value={place.longitude} />
    </>
  );
}

/** '4 to 7 Dec, 2 guests, 1 room'. */
function summaryText({ checkIn, checkOut, guests, rooms }: HotelSearch, today: string | null): string {
  const dates = checkIn && checkOut ? shortStayDates(checkIn, checkOut, today) : 'Select dates';
  return `${dates}, ${partyText(guests, rooms)}`;
}
