import { Type, type Static } from 'typebox';

/** What is read of Mapbox's answers. Source: docs.mapbox.com, Search Box v1 and Geocoding v5. */
const Position = Type.Tuple([
  Type.Number({ minimum: -180, maximum: 180 }),
  Type.Number({ minimum: -90, maximum: 90 }),
]);
const Name = Type.String({ minLength: 1 });
const CountryCode = Type.String({ pattern: '^[A-Za-z]{2}$' });

export const MapboxSuggestion = Type.Object({
  name: Name,
  mapbox_id: Name,
  feature_type: Name,
  relevance: Type.Optional(Type.Number()),
});

export const MapboxRetrieved = Type.Object({
  properties: Type.Object({
    name: Name,
    feature_type: Type.Optional(Type.String()),
    full_address: Type.Optional(Type.String()),
    context: Type.Object({
      country: Type.Object({ name: Name, country_code: Type.Optional(CountryCode) }),
      region: Type.Optional(Type.Object({ name: Name })),
      place: Type.Optional(Type.Object({ name: Name })),
    }),
  }),
  geometry: Type.Object({ coordinates: Position }),
});

export const MapboxForward = Type.Object({
  text: Name,
  place_name: Name,
  center: Position,
  place_type: Type.Array(Type.String(), { minItems: 1 }),
  bbox: Type.Optional(Type.Tuple([Type.Number(), Type.Number(), Type.Number(), Type.Number()])),
  relevance: Type.Optional(Type.Number()),
  context: Type.Optional(
    Type.Array(Type.Object({ id: Type.String(), text: Name, short_code: Type.Optional(Type.String()) })),
  ),
});
export type MapboxForward = Static<typeof MapboxForward>;

export const SuggestAnswer = Type.Object({ suggestions: Type.Array(Type.Unknown()) });
/** Of retrieve and of forward geocoding. */
export const FeatureAnswer = Type.Object({ features: Type.Array(Type.Unknown()) });
