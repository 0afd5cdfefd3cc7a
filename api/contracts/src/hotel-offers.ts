import { Type, type Static } from 'typebox';

const Optional = Type.Optional;
const Text = Type.Object({ text: Type.String() });

const Cancellation = Type.Object({
  /** ISO 8601 with the hotel's offset; free of charge until then. */
  deadline: Optional(Type.String()),
  amount: Optional(Type.String()),
  percentage: Optional(Type.String()),
  /** FULL_STAY where the whole stay is charged. */
  type: Optional(Type.String()),
  description: Optional(Text),
});

/** One bookable room and rate (HSE-58). Prices are decimal strings for the full stay and ALL rooms asked for. */
export const Offer = Type.Object({
  id: Type.String(),
  checkInDate: Type.String(),
  checkOutDate: Type.String(),
  boardType: Optional(Type.String()),
  room: Type.Object({
    type: Optional(Type.String()),
    typeEstimated: Optional(
      Type.Object({
        category: Optional(Type.String()),
        beds: Optional(Type.Integer()),
        bedType: Optional(Type.String()),
      }),
    ),
    description: Optional(Text),
  }),
  rateFamilyEstimated: Optional(Type.Object({ code: Type.String() })),
  /** Of the whole stay, in all rooms together (HSE-59). */
  guests: Type.Object({ adults: Type.Integer() }),
  rooms: Optional(Type.Integer()),
  price: Type.Object({
    currency: Type.String(),
    base: Optional(Type.String()),
    total: Type.String(),
    /** What the total holds for taxes and fees: within the base (`included`) or on top of it. Absent: not stated. */
    taxes: Optional(
      Type.Array(
        Type.Object({
          code: Optional(Type.String()),
          amount: Type.String(),
          included: Type.Boolean(),
        }),
      ),
    ),
    variations: Optional(
      Type.Object({
        changes: Optional(
          Type.Array(
            Type.Object({
              startDate: Type.String(),
              endDate: Optional(Type.String()),
              base: Optional(Type.String()),
            }),
          ),
        ),
      }),
    ),
  }),
  policies: Optional(
    Type.Object({
      paymentType: Optional(Type.String()),
      cancellation: Optional(Cancellation),
      guarantee: Optional(
        Type.Object({
          acceptedPayments: Optional(
            Type.Object({
              creditCards: Optional(Type.Array(Type.String())),
              methods: Optional(Type.Array(Type.String())),
            }),
          ),
        }),
      ),
      deposit: Optional(
        Type.Object({
          amount: Optional(Type.String()),
          deadline: Optional(Type.String()),
          description: Optional(Text),
          acceptedPayments: Optional(
            Type.Object({
              creditCards: Optional(Type.Array(Type.String())),
              methods: Optional(Type.Array(Type.String())),
            }),
          ),
        }),
      ),
      checkInTime: Optional(Type.String()),
      checkOutTime: Optional(Type.String()),
    }),
  ),
});
export type Offer = Static<typeof Offer>;

export const HotelOffers = Type.Object({
  hotel: Type.Object({ hotelId: Type.String(), name: Optional(Type.String()) }),
  offers: Type.Array(Offer),
});
export type HotelOffers = Static<typeof HotelOffers>;

/**
 * A parameter of a query. Everything is text here, because the API answers bad values with the specification's own
 * sentences instead of a schema's (PRV-11 to PRV-15); `hotels/stay-query.ts` reads it.
 */
export const QueryText = Type.Optional(Type.String({ maxLength: 200 }));

export const OfferFilterParams = {
  boardType: QueryText,
  paymentPolicy: QueryText,
  includeClosed: QueryText,
  bestRateOnly: QueryText,
  priceRange: QueryText,
  lang: QueryText,
  countryOfResidence: QueryText,
};
export const StayParams = {
  checkIn: QueryText,
  checkOut: QueryText,
  adults: QueryText,
  rooms: QueryText,
  currency: QueryText,
};
/** Query of `GET /api/hotels/offers` (HSE-44); `hotelIds` is comma-separated. */
export const HotelOffersQuery = Type.Object({
  hotelIds: Type.Optional(Type.String({ maxLength: 2_000 })),
  ...StayParams,
  ...OfferFilterParams,
});
export type HotelOffersQuery = Static<typeof HotelOffersQuery>;

/** Answer of `GET /api/hotels/offers`: offers by hotelId; a hotel that is sold out has no entry. */
export const HotelOffersAnswer = Type.Object({
  offers: Type.Record(Type.String(), HotelOffers),
  /** Hotels whose offers could not be had now; absent where there are none. */
  failed: Optional(Type.Array(Type.String())),
});
export type HotelOffersAnswer = Static<typeof HotelOffersAnswer>;
