import { createCityCodes, type CityCodes } from './city-codes';
import { createCitySearch, type CitySearch } from './city-search';
import { loadGazetteer, type City, type Gazetteer } from './gazetteer';

/** The gazetteer with what people call its places: the same for every provider of one process. */
export interface NamedPlaces {
  gazetteer: Gazetteer;
  codes: CityCodes;
  findCities: CitySearch;
  /** The name travelers use for a city. */
  nameOf(city: City): string;
}

let loading: Promise<NamedPlaces> | null = null;

/** Loads the gazetteer and its codes once per process. */
export function loadNamedPlaces(): Promise<NamedPlaces> {
  loading ??= loadGazetteer().then((gazetteer) => {
    const codes = createCityCodes(gazetteer);
    return {
      gazetteer,
      codes,
      findCities: createCitySearch(gazetteer, codes),
      nameOf: (city) => codes.commonName(city.index) ?? city.name,
    };
  });
  return loading;
}
