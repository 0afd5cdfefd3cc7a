import { createCityGrid } from '../world/city-grid';
import type { CityCodes } from '../world/city-codes';
import type { City, Gazetteer } from '../world/gazetteer';
import { distanceKm } from '../world/geo';
import type { NamedPlaces } from '../world/named-places';
import type { Activity } from './activities/activity';
import { inventActivities } from './activities/city-activities';
import { inventHotels } from './hotels/city-hotels';
import type { Hotel } from './hotels/hotel';
import { createHotelIds } from './hotels/hotel-id';

/** Every place and hotel the provider knows; nothing is stored, everything is worked out when asked for. */
export interface TravelWorld extends NamedPlaces {
  hotelsOf(cityIndex: number): readonly Hotel[];
  activitiesOf(cityIndex: number): readonly Activity[];
  /** Null when there is no such hotel. */
  hotelWith(hotelId: string): Hotel | null;
  /** The code a hotel's city is sold under: its own, or the nearest one. */
  cityCodeFor(cityIndex: number): string;
  cityOf(hotel: Hotel): City;
}

// A wide circle over a dense region touches some thousand places.
const rememberedCities = 2000;

export function createTravelWorld(places: NamedPlaces): TravelWorld {
  const { gazetteer, codes, nameOf } = places;
  const ids = createHotelIds(codes);
  const hotelsOf = remember(rememberedCities, (cityIndex: number): readonly Hotel[] => {
    const city = gazetteer.city(cityIndex);
    return city === null ? [] : inventHotels(city, gazetteer, codes, ids);
  });
  const activitiesOf = remember(rememberedCities, (cityIndex: number): readonly Activity[] => {
    const city = gazetteer.city(cityIndex);
    return city === null ? [] : inventActivities(city, nameOf(city), codes.isFamous(cityIndex), gazetteer);
  });
  const nearestCode = createNearestCode(gazetteer, codes);
  const cityCodeFor = remember(rememberedCities, (cityIndex: number) => {
    const city = gazetteer.city(cityIndex);
    if (city === null) throw new Error(`The gazetteer has no place ${cityIndex}`);
    return codes.codeOf(cityIndex) ?? nearestCode(city);
  });
  return {
    ...places,
    hotelsOf,
    activitiesOf,
    cityCodeFor,
    hotelWith: (hotelId) => {
      const place = ids.read(hotelId);
      if (place === null) return null;
      const hotel = hotelsOf(place.cityIndex)[place.ordinal];
      // Also refuses ids with a chain that does not run this house.
      return hotel?.hotelId === hotelId ? hotel : null;
    },
    cityOf: (hotel) => {
      const city = gazetteer.city(hotel.cityIndex);
      if (city === null) throw new Error(`Hotel ${hotel.hotelId} lies in no city`);
      return city;
    },
  };
}

/** Finds the code of the nearest city that has one. */
function createNearestCode(gazetteer: Gazetteer, codes: CityCodes): (city: City) => string {
  const coded = codes.coded.flatMap((index) => gazetteer.city(index) ?? []);
  const grid = createCityGrid(coded.length, (position) => coded[position] ?? { latitude: 0, longitude: 0 });
  return (city) => {
    // Most places have a city within an hour's drive; the last circle is the whole Earth.
    for (const radiusKm of [60, 250, 1500, 21_000]) {
      const near = grid.within(city, radiusKm).flatMap((position) => coded[position] ?? []);
      const [nearest] = near.sort((a, b) => distanceKm(city, a) - distanceKm(city, b) || a.index - b.index);
      const code = nearest === undefined ? null : codes.codeOf(nearest.index);
      if (code !== null) return code;
    }
    throw new Error('No city has a code');
  };
}

/** Keeps the answers asked for last. */
function remember<T>(capacity: number, make: (key: number) => T): (key: number) => T {
  const known = new Map<number, T>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.delete(key);
    known.set(key, value);
    if (known.size > capacity) known.delete(known.keys().next().value ?? key);
    return value;
  };
}
