import { Type, type Static } from 'typebox';

const Optional = Type.Optional;
const Text = Type.Object({ text: Type.String() });

/** Codes of the amenity filter (HSE-49). */
export const AMENITIES = [
  'SWIMMING_POOL',
  'WIFI',
  'PARKING',
  'FITNESS_CENTER',
  'RESTAURANT',
  'AIR_CONDITIONING',
] as const;
export const BOARD_TYPES = ['ROOM_ONLY', 'BREAKFAST', 'HALF_BOARD', 'FULL_BOARD', 'ALL_INCLUSIVE'] as const;
export const PAYMENT_POLICIES = ['NONE', 'GUARANTEE', 'DEPOSIT'] as const;
export const HOTEL_SORTS = ['distance', 'recommended', 'price', 'rating'] as const;
export const HOTEL_LANGUAGES = ['EN', 'FR', 'DE', 'ES', 'IT', 'ZH', 'JA'] as const;

/** A picture of a hotel. */
const HotelMedium = Type.Object({
  uri: Type.String(),
  alt: Optional(Type.String()),
  /** What it shows in a word or two: 'Outside', 'Suite', 'Breakfast'. */
  label: Optional(Type.String()),
  /** Room categories (`room.typeEstimated.category`) whose room it shows; only on pictures of rooms. */
  roomCategories: Optional(Type.Array(Type.String())),
});

/** A hotel as the product shows it: the provider's list entry joined with Atoll's own hotel content (HSE-57). */
export const Hotel = Type.Object({
  hotelId: Type.String(),
  name: Type.String(),
  /** 1 to 5, or absent where nobody rated it. */
  rating: Optional(Type.Number({ minimum: 0, maximum: 5 })),
  chainCode: Optional(Type.String()),
  description: Optional(Text),
  address: Optional(
    Type.Object({
      lines: Optional(Type.Array(Type.String())),
      cityName: Optional(Type.String()),
      countryCode: Optional(Type.String()),
    }),
  ),
  geoCode: Optional(Type.Object({ latitude: Type.Number(), longitude: Type.Number() })),
  /**
   * Same-origin addresses; none: the card shows its fallback. Lists hold the first three addresses alone, the answer
   * for one hotel the whole gallery with what each picture shows.
   */
  media: Optional(Type.Array(HotelMedium)),
  amenities: Optional(Type.Array(Type.String())),
  policies: Optional(
    Type.Object({
      checkIn: Optional(Type.Object({ time: Type.String() })),
      checkOut: Optional(Type.Object({ time: Type.String() })),
    }),
  ),
  contact: Optional(
    Type.Object({
      phone: Optional(Type.String()),
      email: Optional(Type.String()),
      website: Optional(Type.String()),
    }),
  ),
  /** Kilometres from the searched place, two decimals. */
  distanceKm: Optional(Type.Number()),
  /** True where the content is invented sample data and must be marked as such. */
  sample: Optional(Type.Boolean()),
});
export type Hotel = Static<typeof Hotel>;

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
 * Query of `GET /api/hotels` (HSE-24). Everything is text here, because the API answers bad values with the
 * specification's own sentences instead of a schema's (PRV-11 to PRV-15); `hotels/stay-query.ts` reads it.
 * Lists are comma-separated; `priceRange` is `min-max` per night in `currency`.
 */
const text = Type.Optional(Type.String({ maxLength: 200 }));
export const OfferFilterParams = {
  boardType: text,
  paymentPolicy: text,
  includeClosed: text,
  bestRateOnly: text,
  priceRange: text,
  lang: text,
  countryOfResidence: text,
};
export const StayParams = {
  checkIn: text,
  checkOut: text,
  adults: text,
  rooms: text,
  currency: text,
};
export const HotelSearchQuery = Type.Object({
  city: text,
  country: text,
  cityCode: text,
  lat: text,
  lng: text,
  radius: text,
  ratings: text,
  amenities: text,
  page: text,
  pageSize: text,
  /** One of HOTEL_SORTS; the nearest first unless told otherwise. */
  sort: text,
  ...StayParams,
  ...OfferFilterParams,
});
export type HotelSearchQuery = Static<typeof HotelSearchQuery>;

/**
 * How far a search that needs prices has come: it is answered with what is known, and grows for some seconds. None
 * checked and not growing: prices cannot be had now.
 */
export const HotelPricing = Type.Object({
  /** Hotels of the place, before filters that only prices tell. */
  listed: Type.Integer(),
  /** Hotels whose offers are known, or that there are none. */
  checked: Type.Integer(),
  /** Hotels with an offer that fits. */
  priced: Type.Integer(),
  /** True while more hotels are being checked. */
  isGrowing: Type.Boolean(),
});
export type HotelPricing = Static<typeof HotelPricing>;

/** Answer of `GET /api/hotels`: one page, and how many hotels there are in all. */
export const HotelSearchAnswer = Type.Object({
  hotels: Type.Array(Hotel),
  totalCount: Type.Integer(),
  page: Type.Integer(),
  pageSize: Type.Integer(),
  /** Absent where neither order nor filters need prices. */
  pricing: Optional(HotelPricing),
});
export type HotelSearchAnswer = Static<typeof HotelSearchAnswer>;

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
