import { nightsBetween } from '@atoll/contracts/dates';
import type { Hotel, Offer } from '@atoll/contracts/hotel';
import type { IconName } from '@atoll/ui/icon';
import { cancellationOf } from '../shared/offers/cancellation';
import { wholeMoney } from '../shared/offers/money';
import { totalOf } from '../shared/offers/offer-groups';
import { amenityLabel } from '../shared/hotel-text';
import { partyText } from '../shared/stay/stay-text';

/** Amenities that a card shows first, in this order (HSE-39). */
const CARD_AMENITIES: readonly { code: string; icon: IconName }[] = [
  { code: 'WIFI', icon: 'wifi' },
  { code: 'SWIMMING_POOL', icon: 'pool' },
  { code: 'RESTAURANT', icon: 'tools-kitchen-2' },
  { code: 'PARKING', icon: 'parking-circle' },
];
const CHIPS_MAX = 2;

export interface AmenityChips {
  shown: { code: string; label: string; icon: IconName }[];
  /** The others, as words; the n of '+n more'. */
  more: string[];
}

/** Up to two chips from WiFi, Pool, Restaurant and Parking, and the rest behind '+n more'. */
export function amenityChips(hotel: Hotel): AmenityChips {
  const codes = hotel.amenities ?? [];
  const shown = CARD_AMENITIES.filter(({ code }) => codes.includes(code))
    .slice(0, CHIPS_MAX)
    .map((chip) => ({ ...chip, label: amenityLabel(chip.code) }));
  const rest = codes.filter((code) => !shown.some((chip) => chip.code === code));
  return { shown, more: rest.map(amenityLabel) };
}

export interface CardPrice {
  total: number;
  currency: string;
  /** '4 guests, 2 rooms': whom the total is for (HSE-59). */
  party: string;
  /** '$162 per night, taxes included', in all rooms. */
  note: string;
}

/** The price of a card: the whole stay leads, the rounded night follows (HSE-40, C22). */
export function cardPrice(offer: Offer): CardPrice {
  const total = totalOf(offer);
  const nights = Math.max(1, nightsBetween(offer.checkInDate, offer.checkOutDate));
  const { currency } = offer.price;
  const party = partyText(offer.guests.adults, offer.rooms ?? 1);
  return {
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
