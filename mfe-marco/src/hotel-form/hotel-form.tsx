import {
  BOOKING_HORIZON_DAYS,
  CHAT_CHECK_IN_DAYS_AHEAD,
  CHAT_NIGHTS_DEFAULT,
  CHAT_SUGGESTIONS_MAX,
  GUESTS_DEFAULT,
  GUESTS_MAX,
  GUESTS_MIN,
  ROOMS_DEFAULT,
  ROOMS_MAX,
  ROOMS_MIN,
} from '@atoll/contracts/constants';
import { addDays, nightsBetween } from '@atoll/contracts/dates';
import { CHAT_STAY_PRESETS, chatDateProblem, type ChatStay } from '@atoll/contracts/marco-stay';
import type { CityOption } from '@atoll/contracts/place';
import { useToday } from '@atoll/platform/today';
import { Button, IconButton } from '@atoll/ui/button';
import { ToggleChip } from '@atoll/ui/chip';
import { DateRangeField, type DateRange } from '@atoll/ui/date-range';
import { PlaceSearch } from '@atoll/ui/place-search';
import { Stepper } from '@atoll/ui/stepper';
import { useState } from 'react';
import { CHAT_PLACE_TEXTS, useChatPlaces } from '../shared/use-chat-places';
import * as side from '../shared/side/side.module.css';
import * as s from './hotel-form.module.css';

interface HotelFormProps {
  onSearch: (place: CityOption, stay: ChatStay) => void;
  onClose: () => void;
  /** Marco is answering: one thing at a time. */
  isBusy: boolean;
}

function defaultDates(today: string | null): DateRange {
  if (today === null) return { from: null, to: null };
  const from = addDays(today, CHAT_CHECK_IN_DAYS_AHEAD);
  return { from, to: addDays(from, CHAT_NIGHTS_DEFAULT) };
}

/** 'Weekend (2 nights)'; the others say their nights themselves. */
function presetLabel({ label, nights }: (typeof CHAT_STAY_PRESETS)[number]): string {
  return label === 'Weekend' ? `${label} (${nights} nights)` : label;
}

/** Where, when and for whom hotels are wanted (MAR-07 to 14). */
export function HotelForm({ onSearch, onClose, isBusy }: HotelFormProps) {
  const today = useToday();
  const search = useChatPlaces();
  const [place, setPlace] = useState<CityOption | null>(null);
  const [chosen, setDates] = useState<DateRange | null>(null);
  const [adults, setAdults] = useState(GUESTS_DEFAULT);
  const [rooms, setRooms] = useState(ROOMS_DEFAULT);
  const dates = chosen ?? defaultDates(today);
  const { from, to } = dates;
  const problemOf = (range: DateRange) =>
    range.from && range.to && today
      ? chatDateProblem({ checkIn: range.from, checkOut: range.to }, today)
      : null;
  const problem = problemOf(dates);
  const nights = from && to ? nightsBetween(from, to) : 0;
  const canSearch = place !== null && from !== null && to !== null && problem === null && !isBusy;

  function choosePreset(count: number): void {
    const start = from ?? defaultDates(today).from;
    if (start) setDates({ from: start, to: addDays(start, count) });
  }

  return (
    <form
      className={side.side}
      aria-label="Hotel search"
      onSubmit={(event) => {
        event.preventDefault();
        if (canSearch) onSearch(place, { checkIn: from, checkOut: to, adults, rooms });
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        // The window around it would close with the same key.
        event.preventDefault();
        onClose();
      }}
    >
      <div className={side.head}>
        <h3 className={side.title}>Find hotels</h3>
        <IconButton label="Close hotel search" icon="x" onClick={onClose} />
      </div>
      <PlaceSearch
        label="City"
        value={place}
        search={search}
        onChange={setPlace}
        texts={CHAT_PLACE_TEXTS}
        limit={CHAT_SUGGESTIONS_MAX}
        placeholder="Where to?"
        className={s.wide}
      />
      <DateRangeField
        label="Dates"
        nameFrom="checkIn"
        nameTo="checkOut"
        value={dates}
        onChange={setDates}
        today={today}
        min={today ?? '1970-01-01'}
        max={today ? addDays(today, BOOKING_HORIZON_DAYS) : undefined}
        validate={problemOf}
        error={problem}
        className={s.wide}
      />
      <div className={side.choices} role="group" aria-label="Length of stay">
        {CHAT_STAY_PRESETS.map((preset) => (
          <ToggleChip
            key={preset.nights}
            pressed={nights === preset.nights}
            onClick={() => choosePreset(preset.nights)}
          >
            {presetLabel(preset)}
          </ToggleChip>
        ))}
      </div>
      <Stepper label="Guests" min={GUESTS_MIN} max={GUESTS_MAX} value={adults} onChange={setAdults} />
      <Stepper label="Rooms" min={ROOMS_MIN} max={ROOMS_MAX} value={rooms} onChange={setRooms} />
      <Button type="submit" disabled={!canSearch} className={s.wide}>
        Search hotels
      </Button>
    </form>
  );
}
