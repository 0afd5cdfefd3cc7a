import type { ChatHotels, SimplifiedHotel } from '@atoll/contracts/marco-hotels';
import type { ChatCity, ChatStay } from '@atoll/contracts/marco-stay';
import { CHAT_HOTELS_SHOWN, DEFAULT_CURRENCY, REGION_RADIUS_KM } from '@atoll/contracts/constants';
import { nightsBetween } from '@atoll/contracts/dates';
import type { UnderstoodBudget } from '@atoll/contracts/marco-understanding';
import type { Taste } from '@atoll/contracts/understanding-values';
import { convert } from '@atoll/contracts/money';
import type { Hotel } from '@atoll/contracts/hotel';
import { hotelsPage } from '@atoll/contracts/pages/hotels.page';
import { pageHref } from '@atoll/contracts/pages/page';
import { placeState } from '@atoll/contracts/pages/place-params';
import type { CityOption } from '@atoll/contracts/place';
import type { DescribeHotels } from '../../shared/hotels/describe-hotels';
import type { ExchangeRates } from '../../shared/money/exchange-rates';
import { distanceKm } from '@atoll/contracts/distance';
import type { GeoCode, HotelProvider, ListedHotel } from '../../shared/travel/travel-provider';
import { priceTier } from './price-tier';
import { readChatOffer, type PricedOffer } from './chat-offer';
import { guestsOf } from './stay';
import { filterOf, linkOfFilter, type HotelFilter } from './hotel-tastes';

/** MAR-26, MAR-27, MAR-29, CON-08. */
const RADIUS_KM = 5;
const PRICED_MAX = 20;
const BATCH = 5;
const BATCH_PAUSE_MS = 100;

export interface ChatHotelsDeps {
  readonly provider: HotelProvider;
  readonly describe: DescribeHotels;
  readonly rates: ExchangeRates;
  readonly sleep: (ms: number) => Promise<void>;
}

export interface HotelsWanted {
  readonly place: CityOption;
  readonly stay: ChatStay;
  /** The most that it may cost; absent where anything goes. */
  readonly budget?: UnderstoodBudget;
  readonly tastes?: readonly Taste[];
}

export interface FoundHotels extends ChatHotels {
  /** How many hotels have a room and cost more than the budget. */
  readonly overBudget: number;
  /** True where no hotel has what the tastes ask for, and others are given. */
  readonly isOtherTaste: boolean;
}

export type FindChatHotels = (wanted: HotelsWanted) => Promise<FoundHotels>;

/** Islands lie far apart, and a region is larger than a town (MAR-29). */
function radiusOf({ countryCode, country, kind }: CityOption): number {
  const isAtoll = countryCode === 'MV' || country === 'Maldives';
  return isAtoll || kind === 'region' ? REGION_RADIUS_KM : RADIUS_KM;
}

export function chatCity(place: CityOption): ChatCity {
  const { name, country, latitude, longitude, iataCode, description } = place;
  return {
    name,
    country,
    latitude,
    longitude,
    ...(iataCode && { iataCode }),
    ...(description && { description }),
  };
}

function nearest(listed: readonly ListedHotel[], centre: GeoCode): ListedHotel[] {
  const away = ({ geoCode }: ListedHotel) => (geoCode ? distanceKm(centre, geoCode) : Infinity);
  return [...listed].sort((a, b) => away(a) - away(b)).slice(0, PRICED_MAX);
}

function hrefOf({ place, stay, tastes = [] }: HotelsWanted, hotel: string | null): string {
  const { checkIn, checkOut, rooms } = stay;
  const search = { ...placeState(place), checkIn, checkOut, guests: guestsOf(stay), rooms, hotel };
  return pageHref(hotelsPage, { ...search, ...linkOfFilter(tastes) });
}

/** The cheapest offer of each hotel, in batches of five with a pause. Fails only where every batch did. */
async function priced(
  { provider, sleep }: ChatHotelsDeps,
  hotelIds: readonly string[],
  stay: ChatStay,
  { boardType }: HotelFilter,
): Promise<Map<string, PricedOffer>> {
  const offers = new Map<string, PricedOffer>();
  let failures = 0;
  let reason: unknown;
  for (let at = 0; at < hotelIds.length; at += BATCH) {
    if (at > 0) await sleep(BATCH_PAUSE_MS);
    try {
      const answer = await provider.offers({
        hotelIds: hotelIds.slice(at, at + BATCH),
        checkInDate: stay.checkIn,
        checkOutDate: stay.checkOut,
        adults: Math.ceil(guestsOf(stay) / stay.rooms),
        roomQuantity: stay.rooms,
        currency: DEFAULT_CURRENCY,
        paymentPolicy: 'NONE',
        includeClosed: false,
        bestRateOnly: true,
        ...(boardType && { boardType }),
      });
      for (const { hotel, offers: raw } of answer) {
        const offer = readChatOffer(raw, stay.rooms);
        if (offer) offers.set(hotel.hotelId, offer);
      }
    } catch (error) {
      failures += 1;
      reason = error;
    }
  }
  if (failures > 0 && failures === Math.ceil(hotelIds.length / BATCH)) throw reason;
  return offers;
}

function simplified(hotel: Hotel, offer: PricedOffer, wanted: HotelsWanted): SimplifiedHotel {
  const { stay, place } = wanted;
  const nightsAndRooms = nightsBetween(stay.checkIn, stay.checkOut) * stay.rooms;
  const { category, bedType } = offer.room.typeEstimated;
  return {
    id: hotel.hotelId,
    name: hotel.name,
    ...(hotel.rating !== undefined && { rating: hotel.rating }),
    priceRange: priceTier(Number(offer.price.total) / nightsAndRooms),
    ...(hotel.media?.[0] && { imageUrl: hotel.media[0].uri }),
    city: hotel.address?.cityName ?? place.name,
    amenities: hotel.amenities ?? [],
    roomInfo: {
      ...(category && { type: category }),
      price: offer.price.total,
      currency: offer.price.currency,
      ...(bedType && { bedType }),
      ...(offer.description && { description: offer.description }),
    },
    href: hrefOf(wanted, hotel.hotelId),
    ...(hotel.geoCode && { geoCode: hotel.geoCode }),
    ...(offer.freeCancellationUntil && { freeCancellationUntil: offer.freeCancellationUntil }),
    ...(hotel.sample && { sample: true }),
  };
}

const price = ({ roomInfo }: SimplifiedHotel) => Number(roomInfo.price);
const currencyOf = ({ roomInfo }: SimplifiedHotel) => roomInfo.currency;

/** The most that a stay may cost, in another currency; null where the two cannot be compared. */
function limitOfStay(
  { amount, currency, per }: UnderstoodBudget,
  stay: ChatStay,
  to: string,
  rates: ExchangeRates,
): number | null {
  const times =
    per === 'night' ? nightsBetween(stay.checkIn, stay.checkOut) : per === 'person' ? guestsOf(stay) : 1;
  return convert(amount * times, currency, to, rates.current());
}

/** The limit of a search, in the currency of a hotel’s price; a budget in a currency without a rate is kept by nobody. */
function limitFor(
  { roomInfo: { currency } }: SimplifiedHotel,
  { budget, stay }: HotelsWanted,
  rates: ExchangeRates,
): ChatHotels['limit'] {
  if (!budget) return undefined;
  const amount = limitOfStay(budget, stay, currency, rates);
  return amount === null ? undefined : { amount, currency, isConverted: currency !== budget.currency };
}

/** The best of some hotels: by stars, then by price, unless price or way decide; never by payment. They come nearest first. */
function best(hotels: readonly SimplifiedHotel[], tastes: readonly Taste[]): SimplifiedHotel[] {
  const byStars = (a: SimplifiedHotel, b: SimplifiedHotel) => (b.rating ?? 0) - (a.rating ?? 0);
  const byPrice = (a: SimplifiedHotel, b: SimplifiedHotel) => price(a) - price(b);
  const order = tastes.includes('cheap')
    ? byPrice
    : tastes.includes('central')
      ? () => 0
      : (a: SimplifiedHotel, b: SimplifiedHotel) => byStars(a, b) || byPrice(a, b);
  return [...hotels].sort(order).slice(0, CHAT_HOTELS_SHOWN);
}

/** Finds hotels around a place, prices up to twenty and gives the best three. Vendor failures are ProviderErrors. */
export function createChatHotels(deps: ChatHotelsDeps): FindChatHotels {
  async function pricedWith(wanted: HotelsWanted, filter: HotelFilter): Promise<SimplifiedHotel[]> {
    const { place, stay } = wanted;
    const centre = { latitude: place.latitude, longitude: place.longitude };
    const { ratings, amenities } = filter;
    const listed = await deps.provider.hotelsByGeocode({
      centre,
      radiusKm: radiusOf(place),
      ratings,
      amenities,
    });
    const near = nearest(listed, centre);
    const offers = await priced(
      deps,
      near.map(({ hotelId }) => hotelId),
      stay,
      filter,
    );
    const described = await deps.describe(near.filter(({ hotelId }) => offers.has(hotelId)));
    return described.flatMap((hotel) => {
      const offer = offers.get(hotel.hotelId);
      return offer ? [simplified(hotel, offer, wanted)] : [];
    });
  }

  return async (asked) => {
    const filter = filterOf(asked.tastes ?? []);
    const filtered = filter.isAny ? await pricedWith(asked, filter) : [];
    const isOtherTaste = filter.isAny && filtered.length === 0;
    // What no hotel has stands in no link either.
    const wanted = isOtherTaste ? { ...asked, tastes: [] } : asked;
    const hotels = filtered.length > 0 ? filtered : await pricedWith(wanted, filterOf([]));
    const limitOf = (hotel: SimplifiedHotel) => limitFor(hotel, wanted, deps.rates);
    const affordable = hotels.filter((hotel) => price(hotel) <= (limitOf(hotel)?.amount ?? Infinity));
    const shown = best(affordable, asked.tastes ?? []);
    const limit = shown[0] && limitOf(shown[0]);
    return {
      place: chatCity(wanted.place),
      stay: wanted.stay,
      hotels: shown,
      ...(new Set(affordable.map(currencyOf)).size === 1 && {
        compared: affordable.map((hotel) => ({ name: hotel.name, price: price(hotel) })),
      }),
      ...(limit && { limit }),
      href: hrefOf(wanted, null),
      overBudget: hotels.length - affordable.length,
      isOtherTaste,
    };
  };
}
