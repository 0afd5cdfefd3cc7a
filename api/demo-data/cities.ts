import type { CityDocument } from '../src/directory/models/city.model';
import { fold } from '@atoll/contracts/fold';
import { writtenGuide } from './guides/written-guides';
import { cityTexts } from './texts/city-text';
import { ARTWORK_CREDIT, townPicture } from './world/town-picture';
import type { DemoWorld } from './world/world';

/** The city of every town in which one of the first agents works. */
export function demoCities(world: DemoWorld, agents: number, updatedAt: Date): CityDocument[] {
  const used = new Set(Array.from({ length: agents }, (_, number) => world.townOf(number)));
  return [...world.byCountry.values()].flatMap((ofCountry) => {
    const texts = cityTexts(ofCountry);
    return ofCountry
      .filter((town) => used.has(town))
      .map((town): CityDocument => {
        const guided = writtenGuide(town);
        const text = guided ?? texts.get(town.slug);
        return {
          _id: town.slug,
          name: town.name,
          name_folded: fold(town.name),
          country: town.country,
          clean_country: town.countrySlug,
          country_code: town.countryCode,
          region: town.region,
          lat: town.latitude,
          lng: town.longitude,
          population: town.population,
          description: text?.description ?? '',
          highlights: text?.highlights ?? [],
          guide: guided?.guide ?? null,
          featured_image_url: townPicture(town, 'featured', '1200x800'),
          image_url: townPicture(town, 'card'),
          image_credit: ARTWORK_CREDIT,
          image_position: '50% 50%',
          sample: true,
          updated_at: updatedAt,
        };
      });
  });
}
