import type { CountryImage, CountrySettings } from '../src/directory/models/country.model';
import { paragraph } from './texts/claims';
import { countryText } from './texts/country-text';
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

/** The picture of every country, in the size of its card (DES-08). */
export function demoCountryImages({ byCountry }: DemoWorld, updatedAt: Date): CountryImage[] {
  const pictures = countryPictures(byCountry);
  return [...byCountry].flatMap(([slug, towns]): CountryImage[] => {
    const picture = pictures.get(slug);
    if (!picture) return [];
    return [
      {
        _id: slug,
        clean_country: slug,
        country: mainTown(towns).country,
        listing_image_url: pictureUri(picture),
        listing_image_credit: ARTWORK_CREDIT,
        updated_at: updatedAt,
      },
    ];
  });
}
