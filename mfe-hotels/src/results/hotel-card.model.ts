import { nightsBetween } from '@atoll/contracts/dates';
import type { Hotel } from '@atoll/contracts/hotel';
import type { Offer } from '@atoll/contracts/hotel-offers';
import type { CardFactsProps } from '@atoll/ui/result-card';
import type { PriceProps } from '@atoll/ui/price';
import { cancellationOf } from '../shared/offers/cancellation';
import { wholeMoney } from '@atoll/ui/price';
import { totalOf } from '../shared/offers/offer-groups';
import { amenityIcon, amenityLabel, FIRST_AMENITIES } from '../shared/amenities';
import { partyText } from '../shared/party';

const CHIPS_MAX = 2;

/** Up to two chips from WiFi, Pool, Restaurant and Parking, and the rest behind '+n more'. */
export function amenityChips(hotel: Hotel): Pick<CardFactsProps, 'chips' | 'more'> {
  const codes = hotel.amenities ?? [];
  const chips = FIRST_AMENITIES.filter((code) => codes.includes(code))
    .slice(0, CHIPS_MAX)
    .map((code) => ({ id: code, icon: amenityIcon(code), label: amenityLabel(code) }));
  const rest = codes.filter((code) => !chips.some(({ id }) => id === code));
  return { chips, more: rest.map(amenityLabel) };
}

/** The price of a card: the whole stay for the party leads, the rounded night in all rooms follows (HSE-40, HSE-59, C22). */
export function cardPrice(offer: Offer): PriceProps {
  const total = totalOf(offer);
  const nights = Math.max(1, nightsBetween(offer.checkInDate, offer.checkOutDate));
  const { currency } = offer.price;
  const party = partyText(offer.guests.adults, offer.rooms ?? 1);
  return {
    caption: 'total',
    round: true,
    total,
    currency,
    party,
    note: `${wholeMoney(total / nights, currency)} per night, taxes included`,
  };
}

/** The cancellation line of a card; none where the offer names no terms. */
export function cardCancellation(offer: Offer, today: string | null): { text: string; free: boolean } | null {
  return offer.policies?.cancellation ? cancellationOf(offer, today) : null;
}
