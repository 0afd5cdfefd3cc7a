import { countryOf } from '../../world/countries';
import { minorUnitsOf } from '../../world/currencies';
import type { Hotel } from '../hotels/hotel';
import type { TravelWorld } from '../travel-world';
import { isOnSale } from './availability';
import { roomNight, simplestNights, type PricedHouse } from './nightly-price';
import type { OfferKey } from './offer-id';
import { quoteFor, type Quote } from './offer-price';
import { planIndexesOf, ratePlans, type RatePlan } from './rate-plans';
import { roomsOf, type RoomKind } from './rooms';

/** The stay an offer is for. */
export type Stay = Pick<OfferKey, 'checkInDay' | 'nights' | 'adults' | 'roomQuantity' | 'currency'>;

/** What the offers of one hotel share. */
export interface House extends PricedHouse {
  rooms: readonly RoomKind[];
}

/** A room under a rate, with its price: an offer before it is written down. */
export interface Product {
  key: OfferKey;
  room: RoomKind;
  plan: RatePlan;
  quote: Quote;
}

export function houseOf(hotel: Hotel, world: TravelWorld): House {
  const city = world.cityOf(hotel);
  const isFamous = world.codes.isFamous(city.index);
  return { hotel, city, country: countryOf(city.countryCode), isFamous, rooms: roomsOf(hotel) };
}

/** Everything a hotel sells for a stay, cheapest first; empty when no room holds so many. */
export function productsOf(house: House, stay: Stay): Product[] {
  const { hotelId } = house.hotel;
  const nights = simplestNights(house, stay.checkInDay, stay.nights);
  const plans = planIndexesOf(house.hotel, house.country);
  const products = house.rooms.flatMap((room, roomIndex) => {
    if (room.capacity < stay.adults) return [];
    return plans
      .filter((planIndex) => isOnSale(hotelId, roomIndex, planIndex, stay.checkInDay))
      .flatMap((planIndex) => productFor(house, { ...stay, hotelId, roomIndex, planIndex }, nights) ?? []);
  });
  return products.sort((a, b) => a.quote.totalUnits - b.quote.totalUnits);
}

/** The product of a key; null when the key names a room or a rate there is not. */
export function productWith(house: House, key: OfferKey): Product | null {
  return productFor(house, key, simplestNights(house, key.checkInDay, key.nights));
}

function productFor(house: House, key: OfferKey, nights: readonly number[]): Product | null {
  const room = house.rooms[key.roomIndex];
  const plan = ratePlans[key.planIndex];
  if (room === undefined || plan === undefined) return null;
  const currency = key.currency ?? house.country.currency;
  const units = nights.map((night) =>
    minorUnitsOf(roomNight(night, house, room, plan, key.adults), currency),
  );
  return { key, room, plan, quote: quoteFor(units, currency, house.country) };
}
