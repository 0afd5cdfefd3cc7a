import { nightsBetween } from '@atoll/contracts/dates';
import type { HotelOffers, Offer } from '@atoll/contracts/hotel-offers';
import type { VendorHotelOffers } from '../shared/travel/travel-provider';
import type { StayQuery } from './stay-query';
import { readOffer } from './vendor-offer';

function totalOf(offer: Offer): number {
  return Number(offer.price.total);
}

/** Whether a night in all rooms costs what was asked for: the number that a card shows. */
function isWithin(range: StayQuery['priceRange']) {
  return (offer: Offer): boolean => {
    if (!range) return true;
    const nights = Math.max(1, nightsBetween(offer.checkInDate, offer.checkOutDate));
    const perNight = totalOf(offer) / nights;
    return perNight >= range.min && perNight <= range.max;
  };
}

/** The vendor's offers of one hotel in the product's shape, cheapest first; without a stay those of one offer's own. */
export function offersOf(entry: VendorHotelOffers, stay: StayQuery | null): HotelOffers {
  const offers = entry.offers.flatMap((raw) => readOffer(raw, stay) ?? []).filter(isWithin(stay?.priceRange));
  return { hotel: { ...entry.hotel }, offers: offers.sort((a, b) => totalOf(a) - totalOf(b)) };
}
