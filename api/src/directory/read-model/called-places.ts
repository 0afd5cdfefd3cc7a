import type { CityOption } from '@atoll/contracts/place';
import { fold } from '@atoll/contracts/fold';
import type { PlaceNames } from '../../shared/places/place-names';
import type { DirectoryRows } from './directory-rows';
import type { WordIndex } from './word-index';

/** So far the middle of a city's agents may be from where a list of places has the city. */
const NEAR_DEGREES = 1;

/** The directory's cities, regions and countries by what they are called. */
export class CalledPlaces {
  constructor(
    private readonly index: DirectoryRows,
    private readonly names: PlaceNames,
  ) {}

  /** Rows of the cities, those with this name in another language apart, and areas that have exactly this folded name. */
  called(name: string): Readonly<Record<'cities' | 'otherCities' | 'areas', Uint32Array[]>> {
    const { index } = this;
    const elsewhere = this.names.called(name);
    const regionNames = elsewhere.places
      .filter(({ kind }) => kind === 'region')
      .map((region) => fold(region.name));
    const regions = [name, ...regionNames].flatMap((called) => this.#inRegion(called));
    const countries = numbersCalled(name, index.countryNames, (country) => index.countryCalled(country));
    return {
      cities: this.#citiesCalled(name).map((city) => index.rowsOfCityNumber(city)),
      otherCities: this.found(elsewhere.places),
      areas: [
        ...regions.map((city) => index.rowsOfCityNumber(city)),
        ...countries.map((country) => index.rowsOfCountryNumber(country)),
        ...elsewhere.countryCodes.map((code) => index.rowsOfCountry(index.countrySlug(code) ?? '')),
      ],
    };
  }

  /** Rows of the cities that these places are, as far as they were found by a name that begins like the text. */
  found(places: readonly CityOption[], beginning = ''): Uint32Array[] {
    return places
      .filter(({ name, matched }) => fold(matched ?? name).startsWith(beginning))
      .flatMap((place) => this.#citiesCalled(fold(place.name)).filter((city) => this.#isThere(city, place)))
      .map((city) => this.index.rowsOfCityNumber(city));
  }

  #inRegion(name: string): number[] {
    return numbersCalled(name, this.index.regionNames, (city) => this.index.regionOf(city));
  }

  #citiesCalled(name: string): number[] {
    return numbersCalled(name, this.index.cityNames, (city) => this.index.cityCalled(city));
  }

  /** Many towns have the same name. */
  #isThere(city: number, { latitude, longitude }: CityOption): boolean {
    const [row = -1] = this.index.rowsOfCityNumber(city);
    const { lat, lng } = this.index.table.columns;
    const isNear = (one: number | undefined, other: number) =>
      Math.abs((one ?? Infinity) - other) < NEAR_DEGREES;
    return isNear(lat[row], latitude) && isNear(lng[row], longitude);
  }
}

function numbersCalled(name: string, words: WordIndex, called: (number: number) => string): number[] {
  const [first = ''] = name.split(' ');
  return Array.from(words.whole(first)).filter((number) => called(number) === name);
}
