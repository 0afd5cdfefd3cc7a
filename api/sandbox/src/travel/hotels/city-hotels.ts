import { INDEPENDENT_CODES, sampleHotelFacts, type HouseKind } from '@atoll/contracts/sample-hotel';
import type { CityCodes } from '../../world/city-codes';
import { countryOf, type Country } from '../../world/countries';
import type { City, Gazetteer } from '../../world/gazetteer';
import { hashOf, seededRandom, type SeededRandom } from '../../world/seeded-random';
import { brandsFor, type HotelBrand } from './hotel-chains';
import type { Hotel } from './hotel';
import type { HotelIds } from './hotel-id';
import { brandedName, independentName } from './hotel-name';
import { spotFor } from './hotel-spot';

/** Everything about a city that its hotels depend on. */
interface CityScene {
  city: City;
  country: Country;
  /** The name travelers use. */
  cityName: string;
  isFamous: boolean;
  radiusKm: number;
  /** Places around the centre, so that hotels lie towards inhabited ground and not in the sea. */
  quarters: City[];
  brands: HotelBrand[];
}

const largestCity = 420;
// A village's few hotels stand in the village.
const smallestWithQuarters = 8000;

/** How many hotels a place has: one in a hamlet, about 130 in Paris, about 400 in the biggest tourist cities. */
function hotelCount(population: number, isFamous: boolean): number {
  const count = 1.15 * (population / 1000) ** 0.62;
  return Math.max(1, Math.min(largestCity, Math.round(isFamous ? Math.max(24, count) : count)));
}

/** How far from the centre a place's hotels reach, in kilometres. */
export function cityRadiusKm(population: number): number {
  return Math.min(22, 0.6 + 0.62 * (population / 1000) ** 0.38);
}

/** Invents the hotels of a city, the same ones every time, ordered by their number. */
export function inventHotels(city: City, gazetteer: Gazetteer, codes: CityCodes, ids: HotelIds): Hotel[] {
  const scene = sceneOf(city, gazetteer, codes);
  const names = new Set<string>();
  const count = hotelCount(city.population, scene.isFamous);
  return Array.from({ length: count }, (_, ordinal) => inventHotel(scene, ordinal, names, ids));
}

function sceneOf(city: City, gazetteer: Gazetteer, codes: CityCodes): CityScene {
  const country = countryOf(city.countryCode);
  const isFamous = codes.isFamous(city.index);
  // Islands are smaller than their population suggests.
  const radiusKm = country.isBeachCountry
    ? Math.min(1.5, cityRadiusKm(city.population) / 3)
    : cityRadiusKm(city.population);
  const quarters = city.population < smallestWithQuarters ? [] : quartersOf(city, radiusKm, gazetteer);
  return {
    city,
    country,
    cityName: codes.commonName(city.index) ?? city.name,
    isFamous,
    radiusKm,
    quarters,
    brands: brandsFor(city.population, isFamous, country.continent),
  };
}

function quartersOf(city: City, radiusKm: number, gazetteer: Gazetteer): City[] {
  return gazetteer
    .within(city, radiusKm)
    .map((index) => gazetteer.city(index))
    .filter((near): near is City => near !== null && near.index !== city.index)
    .sort((a, b) => a.index - b.index);
}

function inventHotel(scene: CityScene, ordinal: number, names: Set<string>, ids: HotelIds): Hotel {
  const { city, country } = scene;
  const random = seededRandom('hotel', city.geonameId, ordinal);
  const spot = spotFor(scene, ordinal, random);
  const brand = brandFor(scene, random);
  const kind = brand === null ? kindFor(scene, random) : 'hotel';
  const chainCode = brand?.chainCode ?? INDEPENDENT_CODES[kind];
  const place = { city: scene.cityName, language: country.language, ...spot };
  const name =
    brand === null ? independentName(kind, place, random, names) : brandedName(brand, place, random, names);
  const hotelId = ids.make(chainCode, city.index, ordinal);
  return {
    hotelId,
    chainCode,
    name,
    cityIndex: city.index,
    ordinal,
    source: brand === null ? 'BEDBANK' : 'DIRECTCHAIN',
    isResort: kind === 'resort',
    ...sampleHotelFacts(hotelId, name),
    dupeId: 700_000_000 + (hashOf('dupe', city.geonameId, ordinal) % 99_999_999),
    ...spot.position,
  };
}

/** Bigger places have more chains: none in a hamlet, two fifths of the houses in a metropolis. */
function brandFor({ brands, city, isFamous }: CityScene, random: SeededRandom): HotelBrand | null {
  const share = isFamous ? 0.42 : Math.min(0.4, 0.1 * Math.log10(Math.max(1, city.population / 5000)) ** 1.3);
  const draw = random.next();
  if (brands.length === 0 || draw >= share) return null;
  let weight = random.next() * brands.reduce((sum, brand) => sum + brand.weight, 0);
  return brands.find((brand) => (weight -= brand.weight) < 0) ?? null;
}

function kindFor({ country, city }: CityScene, random: SeededRandom): HouseKind {
  const draw = random.next();
  if (country.isBeachCountry && draw < 0.35) return 'resort';
  if (city.population < 20_000) return draw < 0.55 ? 'guesthouse' : 'hotel';
  if (draw < 0.62) return 'hotel';
  if (draw < 0.8) return 'guesthouse';
  return draw < 0.93 ? 'apartments' : 'hostel';
}
