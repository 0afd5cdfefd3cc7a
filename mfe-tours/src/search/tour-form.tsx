import { PARTICIPANTS_MAX, PARTICIPANTS_MIN } from '@atoll/contracts/constants';
import { addDays } from '@atoll/contracts/dates';
import type { CityOption } from '@atoll/contracts/place';
import { usePlaceField } from '@atoll/platform/place-field';
import { todayNow } from '@atoll/platform/today';
import { Button } from '@atoll/ui/button';
import { classNames } from '@atoll/ui/class-names';
import { DateRangeField } from '@atoll/ui/date-range';
import { SearchForm } from '@atoll/ui/search-form';
import { Stepper } from '@atoll/ui/stepper';
import type { RefObject } from 'react';
import { QUICK_DATES } from './quick-dates';
import { datesProblem, HORIZON_DAYS } from '../shared/search-problems';
import { peopleWord, searchInWords } from '../shared/tour-text';
import type { TourAddressActions } from '../shared/use-tour-address';
import * as s from './tour-form.module.css';

/** What the field says of a place, also of one that was submitted (TOU-09, TOU-10). */
export const PLACE_TEXTS = {
  searching: 'Searching...',
  empty: 'No results found. Try a different search.',
  hint: 'Type at least 2 characters to search',
  recent: 'Recent searches',
};

interface TourFormProps {
  address: TourAddressActions;
  today: string | null;
  /** Above results: lower, and one line on a phone. */
  compact: boolean;
  formRef: RefObject<HTMLFormElement | null>;
  placeError: string | null;
  /** What is wrong with dates, people and bounds, in sentences. */
  problems: readonly (string | null)[];
  onSearchNow: () => void;
}

/** Place, dates and participants; every change searches (TOU-03 to TOU-10). */
export function TourForm({
  address,
  today,
  compact,
  formRef,
  placeError,
  problems,
  onSearchNow,
}: TourFormProps) {
  const { search, changeSearch } = address;
  const { place, from, to, people } = search;
  const shown = { place, checkIn: from, checkOut: to };
  const { placeField } = usePlaceField(shown, today, PLACE_TEXTS, placeError);
  return (
    <>
      <SearchForm
        label="Tours"
        action="/tours"
        submitLabel="Find Tours"
        isHydrated={today !== null}
        compact={compact}
        summary={searchInWords(search, today)}
        formRef={formRef}
        place={place}
        onPlace={(next: CityOption) => changeSearch({ place: next })}
        placeField={placeField}
        problems={problems.filter((problem) => problem !== null)}
        missing="Please select a city."
        saysMissingWhenPressed
        onTyped={address.searchTyped}
        other={{
          label: 'View on Map',
          icon: 'map-2',
          missing: 'Please select a city first.',
          onPress: () => address.setView('map'),
        }}
        onSearchNow={onSearchNow}
      >
        <DateRangeField
          label="When"
          nameFrom="from"
          nameTo="to"
          variant="cell"
          placeholder="Any day"
          value={{ from, to }}
          onChange={(range) => changeSearch({ from: range.from, to: range.to })}
          today={today}
          min={today ?? '1970-01-01'}
          max={today ? addDays(today, HORIZON_DAYS) : undefined}
          minNights={0}
          validate={(range) => datesProblem(range, today)}
        />
        <Stepper
          label="Participants"
          name="people"
          variant="cell"
          min={PARTICIPANTS_MIN}
          max={PARTICIPANTS_MAX}
          value={people}
          hint={peopleWord(people)}
          onChange={(count) => changeSearch({ people: count })}
        />
      </SearchForm>
      <div
        className={classNames(s.quick, compact && s.compact)}
        role="group"
        aria-label="Quick dates"
        data-needs-script=""
      >
        {QUICK_DATES.map(({ label, rangeOf }) => (
          <Button key={label} variant="quiet" size="small" onClick={() => changeSearch(rangeOf(todayNow()))}>
            {label}
          </Button>
        ))}
      </div>
    </>
  );
}
