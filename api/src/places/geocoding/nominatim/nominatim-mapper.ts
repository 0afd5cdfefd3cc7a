import type { CityOption } from '@atoll/contracts/place';
import type { Static } from 'typebox';
import type { PointNames } from '../geocoding-ports';
import type { NominatimPlace, ReverseAnswer } from './nominatim-answers';

function codeOf(code: string | undefined): string | null {
  return code !== undefined && /^[a-z]{2}$/i.test(code) ? code.toUpperCase() : null;
}

/** An item as a place (MAP-24); none without a country, or beyond the ends of the Earth. */
export function readPlace(item: Static<typeof NominatimPlace>): CityOption[] {
  const { address, display_name: description, addresstype: placeType } = item;
  const [latitude, longitude] = [Number(item.lat), Number(item.lon)];
  const name = item.name || description.split(',')[0]?.trim();
  if (!name || !address.country || Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return [];
  const countryCode = codeOf(address.country_code);
  return [
    {
      name,
      country: address.country,
      ...(countryCode && { countryCode }),
      latitude,
      longitude,
      ...(address.state && { region: address.state }),
      description,
      ...(placeType && { placeType }),
    },
  ];
}

/** City, town or village, then state and country of a point (MAP-14). */
export function readPointNames(answer: Static<typeof ReverseAnswer>): PointNames {
  const {
    city,
    town,
    village,
    state,
    country,
    country_code: code,
  } = 'address' in answer ? answer.address : {};
  return {
    city: city || town || village || null,
    state: state || null,
    country: country || null,
    countryCode: codeOf(code),
  };
}
