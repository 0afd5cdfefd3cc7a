import type { CountryImage, CountrySettings } from '../src/directory/models/country.model';
import { countryText } from './texts/country-text';
import type { Town } from './world/town';
import { ARTWORK_CREDIT, townPicture } from './world/town-picture';
import { mainTown, type DemoWorld } from './world/world';
import { worldRegionOf } from './world/world-regions';

/** The settings of every country, all of them visible. */
export function demoCountries(world: DemoWorld, updatedAt: Date): CountrySettings[] {
  return [...world.byCountry.values()].map((towns): CountrySettings => {
    const main = mainTown(towns);
    return {
      _id: main.countrySlug,
      clean_country: main.countrySlug,
      country: main.country,
      country_code: main.countryCode,
      is_visible: true,
      region: worldRegionOf(main.countryCode),
      description: countryText(towns),
      lat: main.latitude,
      lng: main.longitude,
      sample: true,
      updated_at: updatedAt,
    };
  });
}

/** A town that shows what travelers come to a country for. */
function shownTown(towns: readonly Town[]): Town {
  const [popular] = towns
    .filter(({ popularity }) => popularity !== null)
    .toSorted((a, b) => (a.popularity ?? 0) - (b.popularity ?? 0));
  return popular ?? mainTown(towns);
}

/** The picture of every country, in the size of its card (DES-08). */
export function demoCountryImages(world: DemoWorld, updatedAt: Date): CountryImage[] {
  return [...world.byCountry.values()].map((towns): CountryImage => {
    const main = mainTown(towns);
    return {
      _id: main.countrySlug,
      clean_country: main.countrySlug,
      country: main.country,
      listing_image_url: townPicture(shownTown(towns), 'country'),
      listing_image_credit: ARTWORK_CREDIT,
      updated_at: updatedAt,
    };
  });
}
