import type { ProviderAnswer, ProviderRequest } from '../../server/http-message';
import { majorUnits } from '../../world/currencies';
import type { Hotel } from '../hotels/hotel';
import { contentOf } from '../hotels/hotel-content';
import { readQuery } from '../query-reader';
import { businessError, notFound } from '../travel-errors';
import type { TravelWorld } from '../travel-world';
import { isSoldOut } from './availability';
import { dateOfDay, dayAt } from './calendar-date';
import { houseOf, productsOf, productWith, type Product } from './house';
import { describeOffer, type Asked } from './offer';
import { readOfferId } from './offer-id';
import { readLanguage, readOfferQuery, type OfferQuery } from './offer-query';

/** `GET /v3/shopping/hotel-offers`. Source: vendor schema HotelSearch 3.0.9. */
export function offersByHotels(request: ProviderRequest, world: TravelWorld, nowMs: number): ProviderAnswer {
  const search = readOfferQuery(readQuery(request.query), nowMs);
  const known = search.hotelIds.map((id) => ({ id, hotel: world.hotelWith(id) }));
  const hotels = known.flatMap(({ hotel }) => hotel ?? []);
  if (hotels.length === 0) throw businessError(392, 'hotelIds');
  const asked = { origin: request.origin, nowMs };
  const data = hotels.flatMap((hotel) => entryFor(hotel, world, search, asked) ?? []);
  const unknown = known.filter(({ hotel }) => hotel === null).map(({ id }) => id);
  return { status: 200, body: { data, ...(unknown.length > 0 && { warnings: unknown.map(warningFor) }) } };
}

/** `GET /v3/shopping/hotel-offers/{offerId}`: the same offer as in the list, with more about the hotel. */
export function offerById(
  request: ProviderRequest,
  offerId: string,
  world: TravelWorld,
  nowMs: number,
): ProviderAnswer {
  readLanguage(readQuery(request.query));
  const key = readOfferId(offerId);
  // An offer lives no longer than its day of arrival.
  if (key === null || key.checkInDay < dayAt(nowMs) - 1) throw notFound('offerId');
  const hotel = world.hotelWith(key.hotelId);
  if (hotel === null) throw notFound('offerId');
  const house = houseOf(hotel, world);
  const product = productWith(house, key);
  if (product === null) throw notFound('offerId');
  const offer = describeOffer(house, product, { origin: request.origin, nowMs });
  const data = {
    type: 'hotel-offers',
    hotel: { ...hotelSummary(hotel, world), ...hotelDetails(hotel, world) },
    available: true,
    offers: [offer],
    self: offer.self,
  };
  return { status: 200, body: { data } };
}

/** What a hotel has for a search; null when there is nothing to show. */
function entryFor(hotel: Hotel, world: TravelWorld, search: OfferQuery, asked: Asked): object | null {
  const { stay } = search;
  const self = selfOf(hotel, search, asked.origin);
  const entry = { type: 'hotel-offers', hotel: hotelSummary(hotel, world) };
  if (isSoldOut(hotel, stay.checkInDay, stay.nights, stay.roomQuantity)) {
    return search.includeClosed ? { ...entry, available: false, self } : null;
  }
  const house = houseOf(hotel, world);
  const matching = productsOf(house, stay).filter((product) => matches(product, search));
  if (matching.length === 0) return null;
  // They come cheapest first, so that the best rate is the first, whoever may book it.
  const chosen = search.bestRateOnly ? matching.slice(0, 1) : matching;
  return {
    ...entry,
    available: true,
    offers: chosen.map((product) => describeOffer(house, product, asked)),
    self,
  };
}

function matches(
  { plan, quote }: Product,
  { boardType, paymentPolicy, priceRange, stay }: OfferQuery,
): boolean {
  if (boardType !== null && plan.board !== boardType) return false;
  if (paymentPolicy !== 'NONE' && plan.payment !== paymentPolicy.toLowerCase()) return false;
  if (priceRange === null) return true;
  const perNight = majorUnits(quote.totalUnits, quote.currency) / stay.nights;
  return perNight >= priceRange.min && perNight <= priceRange.max;
}

function hotelSummary(hotel: Hotel, world: TravelWorld) {
  return {
    type: 'hotel',
    hotelId: hotel.hotelId,
    chainCode: hotel.chainCode,
    dupeId: String(hotel.dupeId),
    name: hotel.name,
    cityCode: world.cityCodeFor(hotel.cityIndex),
    latitude: hotel.latitude,
    longitude: hotel.longitude,
  };
}

function hotelDetails(hotel: Hotel, world: TravelWorld) {
  const city = world.cityOf(hotel);
  const { address, contact, description } = contentOf(hotel, city, world.nameOf(city));
  return {
    address,
    ...(contact !== null && { contact }),
    ...(description !== null && { description: { lang: 'EN', text: description } }),
    ...(hotel.amenities.length > 0 && { amenities: hotel.amenities }),
    rating: String(hotel.stars),
  };
}

function selfOf(hotel: Hotel, { stay, paymentPolicy }: OfferQuery, origin: string): string {
  const query = new URLSearchParams({
    hotelIds: hotel.hotelId,
    adults: String(stay.adults),
    checkInDate: dateOfDay(stay.checkInDay),
    checkOutDate: dateOfDay(stay.checkInDay + stay.nights),
    paymentPolicy,
    roomQuantity: String(stay.roomQuantity),
  });
  return `${origin}/v3/shopping/hotel-offers?${query.toString()}`;
}

function warningFor(hotelId: string) {
  return {
    code: 392,
    title: 'INVALID HOTEL CODE',
    detail: `Property ${hotelId} is not known`,
    source: { parameter: 'hotelIds' },
  };
}
