import { Type } from 'typebox';

/** What is read of Nominatim's answers. Source: nominatim.org/release-docs/latest/api. */
const Degrees = Type.String({ pattern: '^-?\\d+(\\.\\d+)?$' });
const Name = Type.Optional(Type.String());

const NominatimAddress = Type.Object({
  city: Name,
  town: Name,
  village: Name,
  state: Name,
  country: Name,
  country_code: Name,
});

export const NominatimPlace = Type.Object({
  place_id: Type.Union([Type.Number(), Type.String()]),
  lat: Degrees,
  lon: Degrees,
  display_name: Type.String({ minLength: 1 }),
  name: Name,
  addresstype: Name,
  address: NominatimAddress,
});

export const SearchAnswer = Type.Array(Type.Unknown());

/** A point at sea is answered with an error in a successful answer. */
export const ReverseAnswer = Type.Union([
  Type.Object({ address: NominatimAddress }),
  Type.Object({ error: Type.String() }),
]);
