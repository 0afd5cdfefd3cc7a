import type { MapMarker } from '@atoll/map/map-model';
import type { Hotel, Offer } from '@atoll/contracts/hotel';
import { wholeMoney } from '../shared/offers/money';
import { cheapestOffer, totalOf } from '../shared/offers/offer-groups';
import type { HotelPrices } from '../shared/use-hotel-prices';

function cheapest(hotelId: string, prices: HotelPrices): Offer | null {
  const offers = prices.get(hotelId);
  return offers && offers !== 'loading' ? cheapestOffer(offers) : null;
}

/** '$486': the cheapest total of the stay; null while there is none. */
export function totalText(hotelId: string, prices: HotelPrices): string | null {
  const offer = cheapest(hotelId, prices);
  return offer && wholeMoney(totalOf(offer), offer.price.currency);
}

/** The hotels that have a place, in their order, with the price that their marker shows or else their name. */
export function markersOf(
  hotels: readonly Hotel[],
  prices: HotelPrices,
  seen: ReadonlySet<string>,
): MapMarker[] {
  return hotels.flatMap(({ hotelId, name, geoCode }) => {
    if (!geoCode) return [];
    const label = totalText(hotelId, prices) ?? name;
    return [{ id: hotelId, name, label, state: seen.has(hotelId) ? 'seen' : 'rest', ...geoCode }];
  });
}
