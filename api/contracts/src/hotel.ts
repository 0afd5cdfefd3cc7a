import { Type, type Static } from 'typebox';
import { OfferFilterParams, QueryText, StayParams } from './hotel-offers';
import { WALK_TO_MAX_LENGTH } from './walking';

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
export const HOTEL_SORTS = ['distance', 'recommended', 'price', 'rating', 'walk'] as const;
export type HotelSort = (typeof HOTEL_SORTS)[number];
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
  /** IANA name of the time zone that it is in; only in the answer for one hotel, and where its place is known. */
  timeZone: Optional(Type.String()),
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

/**
 * Query of `GET /api/hotels` (HSE-24). Everything is text, as in the query of the offers.
 * Lists are comma-separated; `priceRange` is `min-max` per night in `currency`.
 */
export const HotelSearchQuery = Type.Object({
  city: QueryText,
  country: QueryText,
  cityCode: QueryText,
  lat: QueryText,
  lng: QueryText,
  radius: QueryText,
  ratings: QueryText,
  amenities: QueryText,
  page: QueryText,
  pageSize: QueryText,
  /** One of HOTEL_SORTS; the nearest first unless told otherwise. */
  sort: QueryText,
  /** 'lat,lng;lat,lng': where to on foot. The order `walk` has the hotel first from where all of them are the fewest minutes. */
  walkTo: Optional(Type.String({ maxLength: WALK_TO_MAX_LENGTH })),
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
