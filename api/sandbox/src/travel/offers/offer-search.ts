import type { ProviderAnswer, ProviderRequest } from '../../server/http-message';
import { isIsoCurrency } from '../../world/countries';
import { quotableCurrencies } from '../../world/currencies';
import type { Hotel } from '../hotels/hotel';
import { contentOf } from '../hotels/hotel-content';
import { isHotelIdShape } from '../hotels/hotel-id';
import { readQuery, type QueryReader } from '../query-reader';
import { businessError, invalidFormat, missingParameter, notFound } from '../travel-errors';
import type { TravelWorld } from '../travel-world';
import { isSoldOut } from './availability';
import { dateOfDay, dayAt } from './calendar-date';
import { offersOf, offerWith, type Offer, type Stay } from './offer';
import { readOfferId } from './offer-id';
import { boardTypes, type BoardType } from './rate-plans';
import { readDates } from './stay-dates';

/** `GET /v3/shopping/hotel-offers`. Source: vendor schema HotelSearch 3.0.9. */
export function offersByHotels(request: ProviderRequest, world: TravelWorld, nowMs: number): ProviderAnswer {
  const query = readQuery(request.query);
  const search = readSearch(query, nowMs);
  const known = search.hotelIds.map((id) => ({ id, hotel: world.hotelWith(id) }));
  const hotels = known.flatMap(({ hotel }) => (hotel === null ? [] : [hotel]));
  if (hotels.length === 0) throw businessError(392, 'hotelIds');
  const data = hotels.flatMap((hotel) => entryFor(hotel, world, search, request.origin));
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
  readQuery(request.query).text('lang', langPattern);
  const key = readOfferId(offerId);
  // An offer lives no longer than its day of arrival.
  if (key === null || key.checkInDay < dayAt(nowMs) - 1) throw notFound('offerId');
  const found = offerWith(key, world, request.origin);
  if (found === null) throw notFound('offerId');
  const data = {
    type: 'hotel-offers',
    hotel: { ...hotelSummary(found.hotel, world), ...hotelDetails(found.hotel, world) },
    available: true,
    offers: [found.offer],
    self: found.offer.self,
  };
  return { status: 200, body: { data } };
}

interface OfferSearch {
  hotelIds: string[];
  stay: Stay;
  /** Per night, in the requested currency. */
  priceRange: { min: number; max: number } | null;
  boardType: BoardType | null;
  paymentPolicy: 'GUARANTEE' | 'DEPOSIT' | 'NONE';
  includeClosed: boolean;
  bestRateOnly: boolean;
}

const langPattern = /^[a-zA-Z0-9-]{2,5}$/;

function readSearch(query: QueryReader, nowMs: number): OfferSearch {
  query.requiredText('hotelIds', undefined, 'MCLONGHM');
  const hotelIds = query.list('hotelIds', { maxItems: 20, accepts: isHotelIdShape });
  query.text('lang', langPattern);
  query.text('countryOfResidence', /^[A-Z]{2}$/);
  return {
    hotelIds,
    stay: {
      adults: query.integer('adults', {
        min: 1,
        max: 9,
        fallback: 1,
        outOfRange: (adults) => businessError(adults < 1 ? 397 : 137, 'adults'),
      }),
      roomQuantity: query.integer('roomQuantity', { min: 1, max: 9, fallback: 1 }),
      ...readDates(query, nowMs),
      currency: readCurrency(query),
    },
    priceRange: readPriceRange(query),
    boardType: query.oneOf('boardType', boardTypes),
    paymentPolicy: query.oneOf('paymentPolicy', ['GUARANTEE', 'DEPOSIT', 'NONE']) ?? 'NONE',
    includeClosed: query.flag('includeClosed', false),
    bestRateOnly: query.flag('bestRateOnly', true),
  };
}

/** A currency the hotels cannot quote in is answered in their own money, as upstream. */
function readCurrency(query: QueryReader): Stay['currency'] {
  const currency = query.text('currency');
  if (currency === null) return null;
  if (!isIsoCurrency(currency)) throw businessError(61, 'currency');
  return quotableCurrencies.find((quotable) => quotable === currency) ?? null;
}

/** '200-300', '-300' or '100', which is the least to pay. */
function readPriceRange(query: QueryReader): OfferSearch['priceRange'] {
  const text = query.text('priceRange', /^(\d+(\.\d+)?)?(-(\d+(\.\d+)?)?)?$/);
  if (text === null) return null;
  if (query.text('currency') === null) throw missingParameter('currency');
  const [min = '', max = ''] = text.split('-');
  const range = { min: min === '' ? 0 : Number(min), max: max === '' ? Infinity : Number(max) };
  if (range.min > range.max) throw invalidFormat('priceRange', 'the minimum is above the maximum');
  return range;
}

function entryFor(hotel: Hotel, world: TravelWorld, search: OfferSearch, origin: string): object[] {
  const { stay } = search;
  const hotelPart = { type: 'hotel-offers', hotel: hotelSummary(hotel, world) };
  if (isSoldOut(hotel, stay.checkInDay, stay.nights, stay.roomQuantity)) {
    return search.includeClosed
      ? [{ ...hotelPart, available: false, self: selfOf(hotel, search, origin) }]
      : [];
  }
  const matching = offersOf(hotel, world, stay, origin).filter((offer) => matches(offer, search));
  if (matching.length === 0) return [];
  const offers = search.bestRateOnly ? [bestOf(matching)] : matching;
  return [{ ...hotelPart, available: true, offers, self: selfOf(hotel, search, origin) }];
}

/** The cheapest rate anybody may book; one for members only where there is no other. */
function bestOf(cheapestFirst: Offer[]): Offer | undefined {
  return cheapestFirst.find((offer) => offer.rateFamilyEstimated.type === 'P') ?? cheapestFirst[0];
}

function matches(offer: Offer, { boardType, paymentPolicy, priceRange, stay }: OfferSearch): boolean {
  if (boardType !== null && offer.boardType !== boardType) return false;
  if (paymentPolicy !== 'NONE' && offer.policies.paymentType !== paymentPolicy.toLowerCase()) return false;
  if (priceRange === null) return true;
  const perNight = Number(offer.price.total) / stay.nights;
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

function selfOf(hotel: Hotel, { stay, paymentPolicy }: OfferSearch, origin: string): string {
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
