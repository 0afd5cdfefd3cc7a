import { OFFER_HOTELS_MAX } from '@atoll/contracts/constants';
import { unusableAnswer } from '../../provider/provider-error';
import type { OfferQuery, VendorHotelOffers } from '../travel-provider';
import type { AmadeusClient, AmadeusQuery } from './amadeus-client';
import { AMADEUS } from './amadeus-error';
import { slices } from './list-slices';

const OFFERS = '/v3/shopping/hotel-offers';

interface VendorEntry {
  readonly hotel?: { readonly hotelId?: string; readonly name?: string };
  readonly available?: boolean;
  readonly offers?: unknown[];
}

function readEntry(entry: VendorEntry | null): VendorHotelOffers[] {
  if (!entry?.hotel?.hotelId) return [];
  return [
    {
      hotel: { hotelId: entry.hotel.hotelId, name: entry.hotel.name },
      available: entry.available ?? true,
      offers: entry.offers ?? [],
    },
  ];
}

function parametersOf(query: OfferQuery, offerView: boolean): AmadeusQuery {
  return {
    checkInDate: query.checkInDate,
    checkOutDate: query.checkOutDate,
    adults: String(query.adults),
    roomQuantity: String(query.roomQuantity),
    currency: query.currency,
    priceRange: query.priceRange,
    boardType: query.boardType,
    paymentPolicy: query.paymentPolicy,
    includeClosed: String(query.includeClosed),
    bestRateOnly: String(query.bestRateOnly),
    lang: query.lang,
    countryOfResidence: query.countryOfResidence,
    view: offerView ? 'LIGHT' : undefined,
  };
}

/** Offers of any number of hotels, in calls of at most 20 (PRV-08). */
export async function hotelOffers(
  client: AmadeusClient,
  query: OfferQuery,
  offerView: boolean,
): Promise<VendorHotelOffers[]> {
  if (query.hotelIds.length === 0) return [];
  const parameters = parametersOf(query, offerView);
  const answers = await Promise.all(
    slices(query.hotelIds, OFFER_HOTELS_MAX).map((ids) =>
      client.data(OFFERS, { hotelIds: ids.join(','), ...parameters }),
    ),
  );
  return answers.flatMap((data) => {
    if (!Array.isArray(data)) throw unusableAnswer(AMADEUS);
    return (data as (VendorEntry | null)[]).flatMap(readEntry);
  });
}

/** One offer by its id, as an entry with that offer alone (PRV-09). */
export async function offerById(
  client: AmadeusClient,
  offerId: string,
  lang?: string,
): Promise<VendorHotelOffers> {
  const data = await client.data(`${OFFERS}/${encodeURIComponent(offerId)}`, { lang });
  const [entry] = readEntry(data as VendorEntry | null);
  if (!entry) throw unusableAnswer(AMADEUS);
  return entry;
}
