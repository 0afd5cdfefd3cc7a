import { addressLine, addressOf } from '../world/address-search';
import type { City } from '../world/gazetteer';
import type { NamedPlaces } from '../world/named-places';

export const attribution = '© Atoll sandbox, in the shape of Mapbox';

const idPrefix = 'atollsandbox.';

/** Opaque to the product. */
function mapboxId({ index }: City): string {
  return Buffer.from(`${idPrefix}${index}`).toString('base64url');
}

/** The place of an id; null where it is none of ours. */
export function cityOfMapboxId(id: string, { gazetteer }: NamedPlaces): City | null {
  const text = Buffer.from(id, 'base64url').toString();
  const index = text.slice(idPrefix.length);
  return text.startsWith(idPrefix) && /^\d+$/.test(index) ? gazetteer.city(Number(index)) : null;
}

export type FeatureType = 'place' | 'locality' | 'neighborhood';

export function featureType({ isQuarter, population }: City): FeatureType {
  if (isQuarter) return 'neighborhood';
  return population >= 1000 ? 'place' : 'locality';
}

/** What suggest says of a place: no coordinates. */
export function describeSuggestion(city: City, places: NamedPlaces) {
  const address = addressOf(city, places);
  const { name, state, country, countryCode } = address;
  return {
    name,
    mapbox_id: mapboxId(city),
    feature_type: featureType(city),
    full_address: addressLine(address),
    place_formatted: [state, country].filter((part) => part !== null).join(', '),
    context: {
      country: { name: country, country_code: countryCode },
      ...(state !== null && { region: { name: state, region_code: city.adminCode } }),
    },
    language: 'en',
    maki: 'marker',
    metadata: {},
  };
}

/** What retrieve says of a place. */
export function describeFeature(city: City, places: NamedPlaces) {
  const { latitude, longitude } = city;
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
    properties: { ...describeSuggestion(city, places), coordinates: { latitude, longitude } },
  };
}

/** What forward geocoding says of a place. */
export function describeGeocoded(city: City, places: NamedPlaces) {
  const address = addressOf(city, places);
  const { longitude: lon, latitude: lat, countryCode, index } = city;
  const type = featureType(city);
  return {
    id: `${type}.${index}`,
    type: 'Feature',
    place_type: [type],
    relevance: 1,
    properties: { mapbox_id: mapboxId(city) },
    text: address.name,
    place_name: addressLine(address),
    bbox: [lon - 0.1, lat - 0.1, lon + 0.1, lat + 0.1],
    center: [lon, lat],
    geometry: { type: 'Point', coordinates: [lon, lat] },
    context: [
      ...(address.state === null
        ? []
        : [{ id: `region.${city.adminCode}`, short_code: `US-${city.adminCode}`, text: address.state }]),
      { id: `country.${countryCode}`, short_code: countryCode.toLowerCase(), text: address.country },
    ],
  };
}
