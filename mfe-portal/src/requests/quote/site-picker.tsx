import { minorDigits } from '@atoll/contracts/currency-units';
import { nightsBetween } from '@atoll/contracts/dates';
import { stayNights } from '@atoll/contracts/dates-in-words';
import { meantPlace, placeLabel, type CityOption } from '@atoll/contracts/place';
import { UNITS_MAX } from '@atoll/contracts/quote-line';
import type { RequestWish } from '@atoll/contracts/quote-request';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { usePlaceSearch } from '@atoll/platform/place-search';
import { SelectField } from '@atoll/ui/field';
import { PlaceSearch } from '@atoll/ui/place-search';
import { Segmented } from '@atoll/ui/segmented';
import { useEffect, useState } from 'react';
import { Panel } from '../../shared/panel';
import { amountText } from './amounts';
import { FoundList } from './found-list';
import * as s from './quote-editor.module.css';
import type { LineDraft } from './quote-draft';
import { useHotelsForQuoteQuery, useToursForQuoteQuery, type Found } from './site-search.api';

const TEXTS = { searching: 'Searching places...', empty: 'No places found' };
const KINDS = [
  { value: 'hotels', label: 'Hotels' },
  { value: 'tours', label: 'Tours' },
] as const;
type Kind = (typeof KINDS)[number]['value'];

interface Props {
  readonly wish: RequestWish;
  readonly currency: string;
  readonly days: number;
  /** Makes a line of a day out of what was picked. */
  readonly onPick: (day: number | null, filled: Partial<LineDraft>) => void;
}

/** The place of the wish to begin with, where the directory knows it. */
function useStartingPlace({ place: { text, city, country } }: RequestWish) {
  const search = usePlaceSearch();
  const [place, setPlace] = useState<CityOption | null>(null);
  const words = city && country ? `${city}, ${country}` : text;
  useEffect(() => {
    let isGone = false;
    // Not aborted where the page is left: the field may have joined the same request.
    search(words, new AbortController().signal).then(
      (found) => {
        if (!isGone) setPlace((chosen) => chosen ?? meantPlace(words, found));
      },
      // The field is there to choose one, and says what is wrong.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [search, words]);
  return { search, place, setPlace, words };
}

/** The price of a line; the total of a stay, or of one person's tour. */
function priceOf(from: Found['from']): Partial<LineDraft> {
  if (!from) return {};
  return { unitAmount: amountText(from.minor, minorDigits(from.currency)), currency: from.currency };
}

/** Hotels and tours of the site's own search, to make lines of: title, place, supplier, page and price come along. */
export function SitePicker({ wish, currency, days, onPick }: Props) {
  const { search, place, setPlace, words } = useStartingPlace(wish);
  const [kind, setKind] = useState<Kind>('hotels');
  const [day, setDay] = useState<number | null>(null);
  const people = wish.adults + wish.childAges.length;
  const { from: checkIn, to: checkOut } = wish.when;
  const hasStay = checkIn !== null && checkOut !== null && nightsBetween(checkIn, checkOut) > 0;
  const stay = hasStay ? { checkIn, checkOut } : { checkIn: null, checkOut: null };
  const isHotels = kind === 'hotels';
  const hotels = useHotelsForQuoteQuery(place && isHotels ? { place, ...stay, people, currency } : skipToken);
  const tours = useToursForQuoteQuery(place && !isHotels ? place : skipToken);
  const { currentData, error, refetch } = isHotels ? hotels : tours;

  function pick({ name, place: where, page, from, at }: Found): void {
    const nights = hasStay ? `, ${stayNights(checkIn, checkOut)}` : '';
    const filled = isHotels
      ? { title: name + nights, supplier: name, units: '1' }
      : { title: name, units: String(Math.min(UNITS_MAX, people)) };
    const spot = at && { kind: isHotels ? ('hotel' as const) : ('tour' as const), name, ...at };
    onPick(day, { ...filled, place: where, page, spot, ...priceOf(from) });
  }

  return (
    <Panel title="Add from Atoll">
      <div className={s.pair}>
        <PlaceSearch
          label="Around"
          name="around"
          value={place}
          defaultText={words}
          search={search}
          onChange={setPlace}
          texts={TEXTS}
        />
        <SelectField
          name="pickDay"
          label="Into"
          options={[
            { value: '0', label: 'Whole trip' },
            ...Array.from({ length: days }, (_, index) => ({
              value: String(index + 1),
              label: `Day ${index + 1}`,
            })),
          ]}
          value={String(day ?? 0)}
          onChange={({ target }) => setDay(target.value === '0' ? null : Number(target.value))}
        />
      </div>
      <Segmented label="What to add" options={KINDS} value={kind} onChange={setKind} />
      <FoundList
        what={isHotels ? 'hotels' : 'tours'}
        where={place && placeLabel(place)}
        found={currentData}
        error={error}
        unit={isHotels ? 'for the stay' : 'a person'}
        onRetry={() => void refetch()}
        onPick={pick}
      />
    </Panel>
  );
}
