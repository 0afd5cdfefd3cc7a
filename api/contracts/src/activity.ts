import { Type, type Static } from 'typebox';

/** A bookable activity in the provider's shape, keys removed that the product does not use (PRV-05, MAR-34). */
export const Activity = Type.Object({
  id: Type.String(),
  name: Type.String(),
  shortDescription: Type.Optional(Type.String()),
  description: Type.Optional(Type.String()),
  geoCode: Type.Optional(Type.Object({ latitude: Type.Number(), longitude: Type.Number() })),
  /** Decimal string such as '4.500000'. */
  rating: Type.Optional(Type.String()),
  pictures: Type.Optional(Type.Array(Type.String())),
  bookingLink: Type.Optional(Type.String()),
  price: Type.Optional(
    Type.Object({ currencyCode: Type.Optional(Type.String()), amount: Type.Optional(Type.String()) }),
  ),
  minimumDuration: Type.Optional(Type.String()),
});
export type Activity = Static<typeof Activity>;

const text = () => Type.Optional(Type.String({ maxLength: 200 }));

/** Query of `GET /api/activities`: either a square (north, south, east, west) or a point (lat, lng, radius in km). */
export const ActivitiesQuery = Type.Object({
  north: text(),
  south: text(),
  east: text(),
  west: text(),
  lat: text(),
  lng: text(),
  radius: text(),
  page: text(),
  limit: text(),
});
export type ActivitiesQuery = Static<typeof ActivitiesQuery>;

export const ActivitiesAnswer = Type.Object({
  data: Type.Array(Activity),
  meta: Type.Object({ count: Type.Integer() }),
});
export type ActivitiesAnswer = Static<typeof ActivitiesAnswer>;
