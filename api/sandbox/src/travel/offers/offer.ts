import { countryOf, type Country } from '../../world/countries';
import { minorUnitsOf } from '../../world/currencies';
import type { City } from '../../world/gazetteer';
import { fractionOf } from '../../world/seeded-random';
import type { Hotel } from '../hotels/hotel';
import type { TravelWorld } from '../travel-world';
import { isOnSale } from './availability';
import { dateOfDay } from './calendar-date';
import { nightlyDollars } from './nightly-price';
import { makeOfferId, type OfferKey } from './offer-id';
import { policiesOf } from './offer-policies';
import { priceOf } from './offer-price';
import { planIndexesOf, ratePlans, type RatePlan } from './rate-plans';
import { roomsOf, type RoomKind } from './rooms';

/** The stay an offer is for. */
export type Stay = Pick<OfferKey, 'checkInDay' | 'nights' | 'adults' | 'roomQuantity' | 'currency'>;

export type Offer = NonNullable<ReturnType<typeof makeOffer>>;

/** What the offers of one hotel share. */
interface House {
  hotel: Hotel;
  city: City;
  country: Country;
  isFamous: boolean;
  rooms: readonly RoomKind[];
}

function houseOf(hotel: Hotel, world: TravelWorld): House {
  const city = world.cityOf(hotel);
  const isFamous = world.codes.isFamous(city.index);
  return { hotel, city, country: countryOf(city.countryCode), isFamous, rooms: roomsOf(hotel) };
}

/** Everything a hotel sells for a stay, cheapest first; empty when no room holds so many. */
export function offersOf(hotel: Hotel, world: TravelWorld, stay: Stay, origin: string): Offer[] {
  const house = houseOf(hotel, world);
  const plans = planIndexesOf(hotel, house.country);
  const offers = house.rooms.flatMap((room, roomIndex) => {
    if (room.capacity < stay.adults) return [];
    return plans
      .filter((planIndex) => isOnSale(hotel.hotelId, roomIndex, planIndex, stay.checkInDay))
      .map((planIndex) => ({ ...stay, hotelId: hotel.hotelId, roomIndex, planIndex }))
      .map((key) => makeOffer(house, key, origin))
      .filter((offer): offer is Offer => offer !== null);
  });
  return offers.sort((a, b) => Number(a.price.total) - Number(b.price.total) || (a.id < b.id ? -1 : 1));
}

/** The offer of a key; null when the key names a hotel, a room or a rate there is not. */
export function offerWith(
  key: OfferKey,
  world: TravelWorld,
  origin: string,
): { hotel: Hotel; offer: Offer } | null {
  const hotel = world.hotelWith(key.hotelId);
  if (hotel === null) return null;
  const offer = makeOffer(houseOf(hotel, world), key, origin);
  return offer === null ? null : { hotel, offer };
}

function makeOffer(house: House, key: OfferKey, origin: string) {
  const room = house.rooms[key.roomIndex];
  const plan = ratePlans[key.planIndex];
  if (room === undefined || plan === undefined) return null;
  const { hotel, city, country } = house;
  const currency = key.currency ?? country.currency;
  const nightlyUnits = Array.from({ length: key.nights }, (_, night) =>
    minorUnitsOf(nightlyDollars(house, room, plan, key.adults, key.checkInDay + night), currency),
  );
  const showsBase = fractionOf('base', hotel.hotelId) < 0.88;
  const price = priceOf({ currency, firstDay: key.checkInDay, nightlyUnits, country, showsBase });
  const money = { currency, totalUnits: unitsOf(price.total), firstNightUnits: nightlyUnits[0] ?? 0 };
  const id = makeOfferId(key);
  return {
    id,
    checkInDate: dateOfDay(key.checkInDay),
    checkOutDate: dateOfDay(key.checkInDay + key.nights),
    roomQuantity: String(key.roomQuantity),
    rateCode: plan.rateCode,
    rateFamilyEstimated: plan.family,
    boardType: plan.board,
    room: describeRoom(room, plan),
    guests: { adults: key.adults },
    price,
    policies: policiesOf(hotel, city, plan, key.checkInDay, money),
    self: `${origin}/v3/shopping/hotel-offers/${id}`,
  };
}

function unitsOf(amount: string): number {
  return Number(amount.replace('.', ''));
}

function describeRoom(room: RoomKind, plan: RatePlan) {
  const text = `${plan.title}\n${room.title}, ${room.sizeSqm} sqm, ${bedWords(room)}`;
  return {
    type: room.type,
    typeEstimated: { category: room.category, beds: room.beds, bedType: room.bedType },
    description: { text, lang: 'EN' },
  };
}

function bedWords({ beds, bedType }: RoomKind): string {
  return `${beds} ${bedType.toLowerCase()} ${beds === 1 ? 'bed' : 'beds'}`;
}
