import type { CountryImage, CountrySettings } from '../src/directory/models/country.model';
import { paragraph } from './texts/claims';
import { countryText } from './texts/country-text';
import type { Town } from './world/town';
import { ARTWORK_CREDIT, countryPictures, pictureUri } from './world/pictures';
import { guidedTowns, mainTown, type DemoWorld } from './world/world';
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
      description: paragraph(countryText(towns, guidedTowns(world, main.countrySlug))),
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
  const shown = [...world.byCountry.values()].map(shownTown);
  const pictures = countryPictures(shown);
  return shown.map((town): CountryImage => {
    const picture = pictures.get(town);
    if (!picture) throw new Error(`${town.country} has no picture.`);
    return {
      _id: town.countrySlug,
      clean_country: town.countrySlug,
      country: town.country,
      listing_image_url: pictureUri(picture),
      listing_image_credit: ARTWORK_CREDIT,
      updated_at: updatedAt,
    };
  });
}
