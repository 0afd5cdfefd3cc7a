import { nightsBetween } from '@atoll/contracts/dates';
import type { Offer } from '@atoll/contracts/hotel-offers';
import { nightDays } from '@atoll/contracts/dates-in-words';
import { codeInWords } from '@atoll/contracts/words';

const DEFAULT_ROOM = 'Standard Room';

export interface OfferGroup {
  /** The room category, such as 'Superior Room'. */
  name: string;
  /** Cheapest first. */
  offers: Offer[];
}

/** The price for the whole stay and all rooms, taxes and fees in, in the offer's currency. */
export function totalOf(offer: Offer): number {
  return Number(offer.price.total);
}

/** The same without taxes and fees, or null where the provider does not split them. */
export function baseOf(offer: Offer): number | null {
  return offer.price.base === undefined ? null : Number(offer.price.base);
}

/** The name of the room of an offer: its estimated category, else 'Standard Room' (HDT-04). */
export function roomName(offer: Offer): string {
  const category = offer.room.typeEstimated?.category;
  return category ? codeInWords(category) : DEFAULT_ROOM;
}

/** The cheapest of some offers, or null: the price on the hotel's card. */
export function cheapestOffer(offers: readonly Offer[]): Offer | null {
  return offers.reduce<Offer | null>(
    (best, offer) => (best && totalOf(best) <= totalOf(offer) ? best : offer),
    null,
  );
}

/** Offers by room category, groups and their offers by lowest total first (HDT-04, HDT-05). */
export function groupOffers(offers: readonly Offer[]): OfferGroup[] {
  const sorted = [...offers].sort((a, b) => totalOf(a) - totalOf(b));
  const groups = new Map<string, Offer[]>();
  for (const offer of sorted) groups.set(roomName(offer), [...(groups.get(roomName(offer)) ?? []), offer]);
  return [...groups].map(([name, group]) => ({ name, offers: group }));
}

export interface NightPrice {
  date: string;
  text: string;
  base: number;
}

/**
 * The price of every night, or none where the stay is one night or the provider names no changes (HDT-10). A change
 * holds from its start to the next one.
 */
export function nightPrices(offer: Offer): NightPrice[] {
  const changes = (offer.price.variations?.changes ?? []).filter((change) => change.base !== undefined);
  if (nightsBetween(offer.checkInDate, offer.checkOutDate) < 2 || changes.length === 0) return [];
  return nightDays(offer.checkInDate, offer.checkOutDate).flatMap((night) => {
    const change = changes.findLast((candidate) => candidate.startDate <= night.date);
    return change?.base === undefined ? [] : [{ ...night, base: Number(change.base) }];
  });
}
