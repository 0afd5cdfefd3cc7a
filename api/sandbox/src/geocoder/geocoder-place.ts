import { addressLine, addressOf } from '../world/address-search';
import type { City } from '../world/gazetteer';
import { kmPerDegree } from '../world/geo';
import type { NamedPlaces } from '../world/named-places';

type Rank = readonly [type: 'city' | 'town' | 'village' | 'suburb', placeRank: number, reachKm: number];

function rankOf({ isQuarter, population }: City): Rank {
  if (isQuarter) return ['suburb', 19, 2];
  if (population >= 100_000) return ['city', 16, 12];
  return population >= 10_000 ? ['town', 18, 5] : ['village', 19, 2];
}

/** South, north, west, east, as text. */
function boxAround({ latitude, longitude }: City, reachKm: number): string[] {
  const dLat = reachKm / kmPerDegree;
  const dLon = dLat / Math.max(0.05, Math.cos((latitude * Math.PI) / 180));
  return [latitude - dLat, latitude + dLat, longitude - dLon, longitude + dLon].map((degrees) =>
    degrees.toFixed(7),
  );
}

export interface PlaceOptions {
  format: 'json' | 'jsonv2';
  hasAddress: boolean;
}

/** One place as Nominatim describes it. Numbers of positions are text upstream, too. */
export function describePlace(city: City, places: NamedPlaces, { format, hasAddress }: PlaceOptions) {
  const [type, placeRank, reachKm] = rankOf(city);
  const address = addressOf(city, places);
  const stateCode = address.state === null ? {} : { 'ISO3166-2-lvl4': `US-${city.adminCode}` };
  return {
    place_id: 100_000_000 + city.index,
    licence: 'Data © OpenStreetMap contributors, ODbL 1.0. http://osm.org/copyright',
    osm_type: 'node',
    osm_id: city.geonameId,
    lat: city.latitude.toFixed(7),
    lon: city.longitude.toFixed(7),
    [format === 'json' ? 'class' : 'category']: 'place',
    type,
    place_rank: placeRank,
    importance: Math.min(0.95, Math.log10(city.population + 10) / 8),
    addresstype: type,
    name: address.name,
    display_name: addressLine(address),
    ...(hasAddress && {
      address: {
        [type]: address.name,
        ...(address.state !== null && { state: address.state }),
        ...stateCode,
        country: address.country,
        country_code: address.countryCode.toLowerCase(),
      },
    }),
    boundingbox: boxAround(city, reachKm),
  };
}
