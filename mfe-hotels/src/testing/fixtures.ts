import type { Hotel } from '@atoll/contracts/hotel';
import type { HotelOffers, Offer } from '@atoll/contracts/hotel-offers';
import type { MarcoPlan, PlanStop } from '@atoll/contracts/marco-plan';

/** The hotel of the mockups, with everything a hotel can have. */
export function hotelOf(changes: Partial<Hotel> = {}): Hotel {
  return {
    hotelId: 'LISCM001',
    name: 'Casa do Miradouro',
    rating: 4.5,
    chainCode: 'CM',
    description: { text: 'A townhouse of 28 rooms on the Salvador steps.' },
    address: { lines: ['Rua do Salvador 22'], cityName: 'Lisbon', countryCode: 'PT' },
    geoCode: { latitude: 38.71, longitude: -9.13 },
    media: [{ uri: '/media/hotels/miradouro.svg' }],
    amenities: ['WIFI', 'SWIMMING_POOL', 'RESTAURANT', 'PARKING'],
    policies: { checkIn: { time: '15:00' }, checkOut: { time: '11:00' } },
    contact: {
      phone: '+351 21 000 0000',
      email: 'stay@miradouro.example',
      website: 'https://miradouro.example',
    },
    sample: true,
    ...changes,
  };
}

/** Three nights for two adults: 414 and taxes, 486 in all. */
export function offerOf(changes: Partial<Offer> = {}): Offer {
  return {
    id: 'OFFER1',
    checkInDate: '2020-12-04',
    checkOutDate: '2020-12-07',
    boardType: 'ROOM_ONLY',
    room: {
      type: 'A1D',
      typeEstimated: { category: 'STANDARD_ROOM', beds: 1, bedType: 'DOUBLE' },
      description: { text: 'Double room, courtyard side' },
    },
    rateFamilyEstimated: { code: 'BAR' },
    guests: { adults: 2 },
    rooms: 1,
    price: {
      currency: 'USD',
      base: '414.00',
      total: '486.00',
      variations: {
        changes: [
          { startDate: '2020-12-04', endDate: '2020-12-06', base: '146.00' },
          { startDate: '2020-12-06', endDate: '2020-12-07', base: '122.00' },
        ],
      },
    },
    policies: {
      paymentType: 'GUARANTEE',
      cancellation: { deadline: '2020-12-02T23:59:00+00:00', amount: '162.00' },
      guarantee: { acceptedPayments: { creditCards: ['VI', 'CA', 'AX'], methods: ['CREDIT_CARD'] } },
    },
    ...changes,
  };
}

export function priced(total: string, base?: string): Offer['price'] {
  return { currency: 'USD', total, ...(base ? { base } : {}) };
}

export function hotelOffersOf(hotelId: string, offers: Offer[]): HotelOffers {
  return { hotel: { hotelId }, offers };
}

/** A stop of a plan. */
export function stopOf(
  kind: PlanStop['kind'],
  name: string,
  { latitude, longitude }: Pick<PlanStop, 'latitude' | 'longitude'>,
): PlanStop {
  return {
    ...{ id: name, kind, name, latitude, longitude, start: '10:00', durationMinutes: 60, checks: [] },
    source: { name: 'Atoll guide', id: name },
  };
}

/** A kept plan of one day in Lisbon. */
export function planOf(stops: readonly PlanStop[]): MarcoPlan {
  return {
    ...{ id: 'a-plan', title: '1 day in Lisbon', totals: [], checks: [], notes: [] },
    place: { name: 'Lisbon', country: 'Portugal', latitude: 38.72, longitude: -9.14 },
    days: [{ number: 1, stops: [...stops], checks: [] }],
    ...{ version: 1, isSaved: true, isShared: false },
  };
}
