import type { CityDocument } from '../src/directory/models/city.model';
import { fold } from '@atoll/contracts/fold';
import type { GuidedText } from './guides/guide-book';
import { paragraph, type PlaceText } from './texts/claims';
import { cityTexts } from './texts/city-text';
import { ARTWORK_CREDIT, later, pictureUri, townPictures, type TownPicture } from './world/pictures';
import type { Town } from './world/town';
import { guidedTowns, type DemoWorld } from './world/world';

interface Told {
  readonly guided: GuidedText | null;
  readonly text: PlaceText | undefined;
  readonly picture: TownPicture;
}

function cityDocument(town: Town, { guided, text, picture }: Told, updatedAt: Date): CityDocument {
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
    description: guided?.description ?? paragraph(text?.sentences ?? []),
    highlights: guided?.highlights ?? [],
    guide: guided?.guide ?? null,
    featured_image_url: pictureUri(later(picture), '1200x800'),
    image_url: pictureUri(picture),
    image_credit: ARTWORK_CREDIT,
    image_position: '50% 50%',
    picture_reason: picture.reason,
    sample: true,
    updated_at: updatedAt,
  };
}

/** The city of every town in which one of the first agents works, and of every town that has a guide. */
export function demoCities(world: DemoWorld, agents: number, updatedAt: Date): CityDocument[] {
  const used = new Set(Array.from({ length: agents }, (_, number) => world.townOf(number)));
  const pictures = townPictures([...world.towns, ...world.guidedOnly]);
  const documents = (towns: readonly Town[], texts: ReadonlyMap<string, PlaceText>) =>
    towns.flatMap((town) => {
      const picture = pictures.get(town);
      if (!picture) throw new Error(`${town.name} has no picture.`);
      return cityDocument(
        town,
        { guided: world.guideTo(town), text: texts.get(town.slug), picture },
        updatedAt,
      );
    });
  const ofCountries = [...world.byCountry].flatMap(([country, towns]) =>
    documents(
      towns.filter((town) => used.has(town) || town.guide !== null),
      cityTexts(towns, guidedTowns(world, country)),
    ),
  );
  return [...ofCountries, ...documents(world.guidedOnly, new Map())];
}
