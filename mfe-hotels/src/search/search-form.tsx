import { BOOKING_HORIZON_DAYS, GUESTS_MAX, ROOMS_MAX, STAY_NIGHTS_MAX } from '@atoll/contracts/constants';
import { addDays } from '@atoll/contracts/dates';
import { usePlaceField } from '@atoll/platform/place-field';
import { DateRangeField } from '@atoll/ui/date-range';
import { SelectField } from '@atoll/ui/field';
import { plainClick } from '@atoll/ui/plain-click';
import { SearchForm } from '@atoll/ui/search-form';
import type { RefObject } from 'react';
import type { HotelSearch } from '../shared/hotel-address';
import { useHotelPage } from '../shared/hotel-page';
import { datesProblem } from '@atoll/contracts/stay-rules';
import { shortStayDates } from '@atoll/contracts/dates-in-words';
import { countOf } from '@atoll/contracts/words';
import { partyText } from '../shared/party';

const TEXTS = { searching: 'Searching cities...', empty: 'No cities found', recent: 'Recent searches' };

interface HotelSearchFormProps {
  /** Above results: lower, and one line on a phone. */
  compact: boolean;
  formRef: RefObject<HTMLFormElement | null>;
  /** What is wrong with a place that was typed without JavaScript. */
  placeError: string | null;
  /** What is wrong with the dates and the party, in sentences. */
  problems: readonly (string | null)[];
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

/** Destination, dates, guests and rooms. Every change searches; the button searches now (HSE-13 to HSE-23, C44). */
export function HotelSearchForm(props: HotelSearchFormProps) {
  const { compact, formRef, placeError, problems, onSearchNow } = props;
  const { address, today } = useHotelPage();
  const { search, changeSearch } = address;
  const { checkIn, checkOut } = search;
  const { recent, placeField } = usePlaceField(search, today, TEXTS, placeError);
  return (
    <SearchForm
      label="Hotels"
      action="/hotels"
      submitLabel="Search Hotels"
      isHydrated={today !== null}
      compact={compact}
      summary={summaryText(search, today)}
      formRef={formRef}
      place={search.place}
      onPlace={(place) => changeSearch({ place })}
      placeField={placeField}
      problems={problems.filter((problem) => problem !== null)}
      missing="Choose a city to search."
      afterMissing={recent[0] && <LastSearch search={{ ...search, ...recent[0] }} />}
      onSearchNow={onSearchNow}
    >
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
        validate={({ from, to }) => datesProblem({ checkIn: from, checkOut: to }, today)}
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
    </SearchForm>
  );
}

/** 'Recent: Lisbon, 4 to 7 Dec' */
function LastSearch({ search }: { search: HotelSearch }) {
  const { address, today } = useHotelPage();
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

/** '4 to 7 Dec, 2 guests, 1 room'. */
function summaryText({ checkIn, checkOut, guests, rooms }: HotelSearch, today: string | null): string {
  const dates = checkIn && checkOut ? shortStayDates(checkIn, checkOut, today) : 'Select dates';
  return `${dates}, ${partyText(guests, rooms)}`;
}
