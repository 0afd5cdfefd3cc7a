import { addressLine, addressOf } from '../world/address-search';
import { countryOf } from '../world/countries';
import type { City, Gazetteer } from '../world/gazetteer';
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

/** The country of a place as Nominatim describes it; its position and box are those of its places. */
export function describeCountry(
  { countryCode }: City,
  { gazetteer }: NamedPlaces,
  { format, hasAddress }: PlaceOptions,
) {
  const { name } = countryOf(countryCode);
  const code = countryCode.toLowerCase();
  const [south, north, west, east] = boxOf(countryCode, gazetteer);
  const id = 100 * countryCode.charCodeAt(0) + countryCode.charCodeAt(1);
  return {
    place_id: 200_000_000 + id,
    licence: 'Data © OpenStreetMap contributors, ODbL 1.0. http://osm.org/copyright',
    osm_type: 'relation',
    osm_id: id,
    lat: ((south + north) / 2).toFixed(7),
    lon: ((west + east) / 2).toFixed(7),
    [format === 'json' ? 'class' : 'category']: 'boundary',
    type: 'administrative',
    place_rank: 4,
    importance: 0.9,
    addresstype: 'country',
    name,
    display_name: name,
    ...(hasAddress && { address: { country: name, country_code: code } }),
    boundingbox: [south, north, west, east].map((degrees) => degrees.toFixed(7)),
  };
}

/** South, north, west, east of a country's places. */
function boxOf(countryCode: string, gazetteer: Gazetteer): readonly [number, number, number, number] {
  let [south, north, west, east] = [90, -90, 180, -180];
  for (let index = 0; index < gazetteer.size; index += 1) {
    const city = gazetteer.city(index);
    if (city?.countryCode !== countryCode) continue;
    [south, north] = [Math.min(south, city.latitude), Math.max(north, city.latitude)];
    [west, east] = [Math.min(west, city.longitude), Math.max(east, city.longitude)];
  }
  return [south, north, west, east];
}
