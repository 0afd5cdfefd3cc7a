import { Type } from 'typebox';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { API_PATHS } from '@atoll/contracts/api-paths';
import { OFFER_HOTELS_MAX } from '@atoll/contracts/constants';
import { Hotel, HotelSearchAnswer, HotelSearchQuery } from '@atoll/contracts/hotel';
import { HotelOffers, HotelOffersAnswer, HotelOffersQuery } from '@atoll/contracts/hotel-offers';
import { AppError, invalidField } from '../shared/errors/app-error';
import { degradeTo } from '../shared/provider/degraded-answer';
import type { HotelsService } from './hotels.service';
import { readSearch } from './search-query';
import { readStay } from './stay-query';

const HOTEL_ID = /^[A-Z0-9]{8}$/;
const OFFER_ID = /^[A-Z0-9]{1,100}$/;

function readHotelIds(text: string | undefined): string[] {
  const ids = [...new Set((text ?? '').split(',').map((id) => id.trim().toUpperCase()))].filter(Boolean);
  if (ids.length === 0) throw invalidField('hotelIds', 'Give at least one hotelId.');
  if (ids.length > OFFER_HOTELS_MAX)
    throw invalidField('hotelIds', `Give at most ${OFFER_HOTELS_MAX} hotelIds.`);
  if (!ids.every((id) => HOTEL_ID.test(id)))
    throw invalidField('hotelIds', 'A hotelId has eight characters.');
  return ids;
}

function readOffersQuery(query: HotelOffersQuery) {
  const hotelIds = readHotelIds(query.hotelIds);
  const stay = readStay(query);
  if (!stay.checkInDate) {
    throw new AppError('INVALID_DATES', { fields: { checkIn: 'Give checkIn and checkOut.' } });
  }
  return { hotelIds, stay };
}

/** Hotel search, one hotel, offers of hotels and one offer (HSE-24, HSE-44, HSE-57, HSE-58). */
export function hotelsRoutes({ hotels }: { hotels: HotelsService }): FastifyPluginAsyncTypebox {
  // Async, so that a query that cannot be read is answered in the shape of the list as well.
  const search = async (query: HotelSearchQuery) => hotels.search(readSearch(query));
  const offers = async (query: HotelOffersQuery) => {
    const { hotelIds, stay } = readOffersQuery(query);
    return hotels.offers(hotelIds, stay);
  };
  return async (app) => {
    app.get(
      API_PATHS.hotels,
      {
        schema: {
          tags: ['hotels'],
          summary: 'Hotels of a place, one page at a time',
          querystring: HotelSearchQuery,
          response: { 200: HotelSearchAnswer },
        },
      },
      ({ query }) => search(query).catch(degradeTo({ hotels: [], totalCount: 0 })),
    );
    app.get(
      API_PATHS.hotelOffers,
      {
        schema: {
          tags: ['hotels'],
          summary: 'Offers of hotels for a stay, by hotelId',
          'x-large-answer':
            'Every room of twenty hotels with its price of each night, for at most 30 nights.',
          querystring: HotelOffersQuery,
          response: { 200: HotelOffersAnswer },
        },
      },
      ({ query }) => offers(query).catch(degradeTo({ offers: {} })),
    );
    app.get(
      `${API_PATHS.hotelOffers}/:id`,
      {
        schema: {
          tags: ['hotels'],
          summary: 'One offer, as an entry with that offer alone',
          params: Type.Object({ id: Type.String() }),
          response: { 200: HotelOffers },
        },
      },
      async ({ params }) => {
        if (!OFFER_ID.test(params.id))
          throw new AppError('NOT_FOUND', { message: 'There is no such offer.' });
        return hotels.offer(params.id).catch(degradeTo());
      },
    );
    app.get(
      `${API_PATHS.hotels}/:hotelId`,
      {
        schema: {
          tags: ['hotels'],
          summary: 'One hotel',
          params: Type.Object({ hotelId: Type.String() }),
          response: { 200: Hotel },
        },
      },
      async ({ params }) => {
        const hotelId = params.hotelId.toUpperCase();
        if (!HOTEL_ID.test(hotelId)) throw new AppError('NOT_FOUND', { message: 'There is no such hotel.' });
        return hotels.hotel(hotelId).catch(degradeTo());
      },
    );
  };
}
