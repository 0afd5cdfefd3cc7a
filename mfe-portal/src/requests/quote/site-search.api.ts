import { API_PATHS } from '@atoll/contracts/api-paths';
import { ACTIVITY_RADIUS_MAX_KM, GUESTS_MAX } from '@atoll/contracts/constants';
import { toMinor } from '@atoll/contracts/currency-units';
import type { Position } from '@atoll/contracts/distance';
import type { HotelSearchAnswer } from '@atoll/contracts/hotel';
import type { HotelOffersAnswer } from '@atoll/contracts/hotel-offers';
import type { CityOption } from '@atoll/contracts/place';
import type { ToursAnswer } from '@atoll/contracts/tour';
import { api } from '@atoll/platform';

/** Something of the site's own search that can become a line. */
export interface Found {
  readonly id: string;
  readonly name: string;
  readonly place: string;
  /** The path of its page. */
  readonly page: string;
  /** The address of a picture; null without. */
  readonly picture: string | null;
  /** The cheapest that is offered; null where there is none to tell. */
  readonly from: { readonly minor: number; readonly currency: string } | null;
  readonly isSample: boolean;
  /** Where it is; null where its record does not say. */
  readonly at: Position | null;
}

export interface SearchHotels {
  readonly place: CityOption;
  /** Both null where the dates are open: then there are no prices. */
  readonly checkIn: string | null;
  readonly checkOut: string | null;
  readonly people: number;
  readonly currency: string;
}

const SHOWN_MAX = 8;

/** The cheapest of the offers of a hotel, for the whole stay and everybody. */
function cheapest(answer: HotelOffersAnswer | null, hotelId: string): Found['from'] {
  const prices = (answer?.offers[hotelId]?.offers ?? []).map(({ price: { total, currency } }) => ({
    minor: toMinor(Number(total), currency),
    currency,
  }));
  return prices.sort((one, other) => one.minor - other.minor)[0] ?? null;
}

const siteSearchApi = api.injectEndpoints({
  endpoints: (build) => ({
    hotelsForQuote: build.query<Found[], SearchHotels>({
      queryFn: async ({ place, checkIn, checkOut, people, currency }, _api, _options, ask) => {
        const stay =
          checkIn && checkOut
            ? { checkIn, checkOut, adults: Math.min(GUESTS_MAX, people), rooms: 1, currency }
            : null;
        const where = {
          city: place.name,
          country: place.country,
          lat: place.latitude,
          lng: place.longitude,
          page: 1,
          pageSize: SHOWN_MAX,
        };
        const { data, error } = await ask({ url: API_PATHS.hotels, params: { ...where, ...stay } });
        if (error) return { error };
        const { hotels } = data as HotelSearchAnswer;
        const hotelIds = hotels.map(({ hotelId }) => hotelId).join(',');
        const priced =
          stay && hotelIds !== ''
            ? await ask({ url: API_PATHS.hotelOffers, params: { ...stay, hotelIds, bestRateOnly: 'true' } })
            : null;
        // Without prices a hotel can still become a line.
        const offers = priced?.data ? (priced.data as HotelOffersAnswer) : null;
        const found = hotels.map(({ hotelId, name, address, geoCode, media, sample = false }) => ({
          id: hotelId,
          name,
          place: address?.cityName ?? place.name,
          page: `/hotels?hotel=${encodeURIComponent(hotelId)}`,
          picture: media?.[0]?.uri ?? null,
          from: cheapest(offers, hotelId),
          isSample: sample,
          at: geoCode ?? null,
        }));
        return { data: found };
      },
    }),
    toursForQuote: build.query<Found[], CityOption>({
      query: ({ latitude, longitude }) => ({
        url: API_PATHS.activities,
        params: {
          lat: latitude,
          lng: longitude,
          radius: ACTIVITY_RADIUS_MAX_KM,
          page: 1,
          limit: SHOWN_MAX,
          sort: 'recommended',
        },
      }),
      transformResponse: ({ data }: ToursAnswer, _meta, place) =>
        data.map(({ id, name, price, images, location, sample }) => ({
          id,
          name,
          place: place.name,
          page: `/tours?tour=${encodeURIComponent(id)}`,
          picture: images[0]?.uri ?? null,
          from: price
            ? { minor: toMinor(price.amount, price.currencyCode), currency: price.currencyCode }
            : null,
          isSample: sample,
          at: location ?? null,
        })),
    }),
  }),
});

export const { useHotelsForQuoteQuery, useToursForQuoteQuery } = siteSearchApi;
