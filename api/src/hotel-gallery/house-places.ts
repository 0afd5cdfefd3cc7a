import type { HotelProfileBody } from '@atoll/contracts/account';
import type { CityCard } from '@atoll/contracts/destination';
import { slugify } from '@atoll/contracts/slug';
import type { DirectoryPages } from '../shared/directory/directory-pages';
import type { FindPlaces } from '../shared/places/find-places';

const PLACES_LOOKED_AT = 8;

type Town = Pick<HotelProfileBody, 'city' | 'country'>;

export interface HousePlacesDeps {
  readonly pages: Pick<DirectoryPages, 'cities' | 'country'>;
  readonly findPlaces: FindPlaces;
}

export interface HousePlace {
  /** The middle of the town; null where nobody knows it. */
  readonly town: { readonly latitude: number; readonly longitude: number } | null;
  /** Slugs of pages; null where there is none, as of a hidden country. */
  readonly citySlug: string | null;
  readonly countrySlug: string | null;
}

/** Finds cities by town. Names of a country's cities become slugs once, because a directory has thousands. */
function cityFinder(cities: readonly CityCard[]): (town: Town) => CityCard | undefined {
  const byCountry = new Map<string, ReadonlyMap<string, CityCard>>();
  return ({ city, country }) => {
    const countrySlug = slugify(country);
    const known = byCountry.get(countrySlug);
    if (known) return known.get(slugify(city));
    const own = cities.filter(({ clean_country }) => clean_country === countrySlug);
    // Of several with one name the first counts.
    const bySlug = new Map(own.reverse().map((each) => [slugify(each.city), each]));
    byCountry.set(countrySlug, bySlug);
    return bySlug.get(slugify(city));
  };
}

/** Where towns are, by the directory as it is now, and by the gazetteer where the directory has no page of the town. */
export async function housePlaces({
  pages,
  findPlaces,
}: HousePlacesDeps): Promise<(town: Town) => Promise<HousePlace>> {
  const cityOf = cityFinder(await pages.cities());
  return async (house) => {
    const countrySlug = slugify(house.country);
    const city = cityOf(house);
    const countryPage = (await pages.country(countrySlug)) && countrySlug;
    if (city) {
      const { lat: latitude, lng: longitude, slug: citySlug } = city;
      return { town: { latitude, longitude }, citySlug, countrySlug: countryPage };
    }
    const places = await findPlaces(house.city, PLACES_LOOKED_AT);
    const place = places.find((each) => slugify(each.country) === countrySlug);
    const town = place ? { latitude: place.latitude, longitude: place.longitude } : null;
    return { town, citySlug: null, countrySlug: countryPage };
  };
}
