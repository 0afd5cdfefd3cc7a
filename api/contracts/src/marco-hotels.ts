import { Type, type Static } from 'typebox';
import { ChatCity, ChatStay } from './marco-stay';

const Optional = Type.Optional;

/** What Marco reads of a hotel's offer (MAR-32). `total` is a decimal string, for the whole stay and all rooms. */
export const ChatHotelOffer = Type.Object({
  price: Type.Object({ total: Type.String(), currency: Type.String() }),
  room: Type.Object({
    typeEstimated: Type.Object({
      category: Optional(Type.String()),
      bedType: Optional(Type.String()),
    }),
  }),
});
export type ChatHotelOffer = Static<typeof ChatHotelOffer>;

export const PRICE_TIERS = ['$', '$$', '$$$', '$$$$'] as const;

/** A hotel as a card of the chat (MAR-30). */
export const SimplifiedHotel = Type.Object({
  id: Type.String(),
  name: Type.String(),
  /** 1 to 5; absent where nobody rated it. */
  rating: Optional(Type.Number()),
  /** By its price for one night and room: below 100 one, below 200 two, below 300 three, else four (MAR-31). */
  priceRange: Type.Enum(PRICE_TIERS),
  /** A path of this site. */
  imageUrl: Optional(Type.String()),
  city: Type.String(),
  amenities: Type.Array(Type.String()),
  roomInfo: Type.Object({
    type: Optional(Type.String()),
    /** Decimal string, for the whole stay and all rooms. */
    price: Type.String(),
    currency: Type.String(),
    bedType: Optional(Type.String()),
    description: Optional(Type.String()),
  }),
  /** A path of this site: /hotels with the same place and dates, and this hotel open. */
  href: Type.String(),
  geoCode: Optional(Type.Object({ latitude: Type.Number(), longitude: Type.Number() })),
  /** ISO 8601; absent where it costs something from the first, or nobody says. */
  freeCancellationUntil: Optional(Type.String()),
  /** True where the hotel is invented sample data and must be marked as such. */
  sample: Optional(Type.Boolean()),
});
export type SimplifiedHotel = Static<typeof SimplifiedHotel>;

/** Hotels that were found, and what was asked. */
export const ChatHotels = Type.Object({
  place: ChatCity,
  stay: ChatStay,
  hotels: Type.Array(SimplifiedHotel),
  /**
   * All that have a room for these dates within the budget, the shown ones among them: their price is for the stay.
   * Absent where their currencies differ.
   */
  compared: Optional(Type.Array(Type.Object({ name: Type.String(), price: Type.Number() }))),
  /** The most that the stay may cost, in the currency of the prices. */
  limit: Optional(
    Type.Object({ amount: Type.Number(), currency: Type.String(), isConverted: Type.Boolean() }),
  ),
  /** A path of this site: all hotels of this place and stay. */
  href: Type.String(),
});
export type ChatHotels = Static<typeof ChatHotels>;
