import type { ChatHotels, SimplifiedHotel } from '@atoll/contracts/marco-hotels';
import type { ChatCity, ChatStay } from '@atoll/contracts/marco-stay';
import { CHAT_HOTELS_SHOWN, DEFAULT_CURRENCY, REGION_RADIUS_KM } from '@atoll/contracts/constants';
import { nightsBetween } from '@atoll/contracts/dates';
import type { ChatPreferences } from '@atoll/contracts/marco';
import type { Hotel } from '@atoll/contracts/hotel';
import { hotelsPage } from '@atoll/contracts/pages/hotels.page';
import { pageHref } from '@atoll/contracts/pages/page';
import { placeState } from '@atoll/contracts/pages/place-params';
import type { CityOption } from '@atoll/contracts/place';
import type { DescribeHotels } from '../../shared/hotels/describe-hotels';
import { distanceKm } from '@atoll/contracts/distance';
import type { GeoCode, HotelProvider, ListedHotel } from '../../shared/travel/travel-provider';
import { priceTier } from './price-tier';
import { readChatOffer, type PricedOffer } from './chat-offer';

/** MAR-26, MAR-27, MAR-29, CON-08. */
const RADIUS_KM = 5;
const PRICED_MAX = 20;
const BATCH = 5;
const BATCH_PAUSE_MS = 100;

export interface ChatHotelsDeps {
  readonly provider: HotelProvider;
  readonly describe: DescribeHotels;
  readonly sleep: (ms: number) => Promise<void>;
}

export interface HotelsWanted {
  readonly place: CityOption;
  readonly stay: ChatStay;
  /** The most that the whole stay, or each of its nights, may cost; absent where anything goes. */
  readonly budget?: ChatPreferences['budget'];
}

export interface FoundHotels extends ChatHotels {
  /** How many hotels have a room and cost more than the budget. */
  readonly overBudget: number;
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

function hrefOf({ place, stay }: HotelsWanted, hotel: string | null): string {
  const { checkIn, checkOut, adults: guests, rooms } = stay;
  return pageHref(hotelsPage, { ...placeState(place), checkIn, checkOut, guests, rooms, hotel });
}

/** The cheapest offer of each hotel, in batches of five with a pause. Fails only where every batch did. */
async function priced(
  { provider, sleep }: ChatHotelsDeps,
  hotelIds: readonly string[],
  stay: ChatStay,
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
        adults: Math.ceil(stay.adults / stay.rooms),
        roomQuantity: stay.rooms,
        currency: DEFAULT_CURRENCY,
        paymentPolicy: 'NONE',
        includeClosed: false,
        bestRateOnly: true,
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
    ...(hotel.sample && { sample: true }),
  };
}

const price = ({ roomInfo }: SimplifiedHotel) => Number(roomInfo.price);

/** Whether a stay keeps the budget. A budget in another currency cannot be compared. */
function fits(hotel: SimplifiedHotel, { budget, stay }: HotelsWanted): boolean {
  if (budget?.currency !== hotel.roomInfo.currency) return true;
  const nights = budget.per === 'night' ? nightsBetween(stay.checkIn, stay.checkOut) : 1;
  return price(hotel) <= budget.amount * nights;
}

/** The best of some hotels: by stars, then by price; never by payment. */
function best(hotels: readonly SimplifiedHotel[]): SimplifiedHotel[] {
  return [...hotels]
    .sort((a, b) => (b.rating ?? 0) - (a.rating ?? 0) || price(a) - price(b))
    .slice(0, CHAT_HOTELS_SHOWN);
}

/** Finds hotels around a place, prices up to twenty and gives the best three. Vendor failures are ProviderErrors. */
export function createChatHotels(deps: ChatHotelsDeps): FindChatHotels {
  return async (wanted) => {
    const { place, stay } = wanted;
    const centre = { latitude: place.latitude, longitude: place.longitude };
    const listed = await deps.provider.hotelsByGeocode({
      centre,
      radiusKm: radiusOf(place),
      ratings: [],
      amenities: [],
    });
    const near = nearest(listed, centre);
    const offers = await priced(
      deps,
      near.map(({ hotelId }) => hotelId),
      stay,
    );
    const described = await deps.describe(near.filter(({ hotelId }) => offers.has(hotelId)));
    const hotels = described.flatMap((hotel) => {
      const offer = offers.get(hotel.hotelId);
      return offer ? [simplified(hotel, offer, wanted)] : [];
    });
    const affordable = hotels.filter((hotel) => fits(hotel, wanted));
    return {
      place: chatCity(place),
      stay,
      hotels: best(affordable),
      href: hrefOf(wanted, null),
      overBudget: hotels.length - affordable.length,
    };
  };
}
