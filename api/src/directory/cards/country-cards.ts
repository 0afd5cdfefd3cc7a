import { isDeepStrictEqual } from 'node:util';
import { artworkVariant } from '@atoll/contracts/artwork';
import type { Connection } from 'mongoose';
import type { Change, Changes, Subject } from '../../shared/changes/changes';
import { agentModel } from '../models/agent.model';
import {
  cityCardModel,
  destinationCardModel,
  type CityCardDocument,
  type DestinationCardDocument,
} from '../models/card.model';
import { cityModel, type CityDocument } from '../models/city.model';
import { countryImageModel, countrySettingsModel, type CountrySettings } from '../models/country.model';
import { firstSentence } from '../../shared/text/first-sentence';
import { DEFAULT_POSTER } from './default-poster';

/** A city as its agents tell of it. */
interface Counted {
  readonly _id: { readonly clean_country: string; readonly clean_city: string };
  readonly city: string;
  readonly region: string | null;
  readonly agentCount: number;
  readonly featuredCount: number;
  readonly topRating: number | null;
  readonly lat: number;
  readonly lng: number;
}

/** Cards have pictures of one size (DES-08). */
const cardImage = (url: string) => artworkVariant(url, '800x600', 'webp');

function grouped<Each>(all: readonly Each[], keyOf: (each: Each) => string): Map<string, Each[]> {
  const groups = new Map<string, Each[]>();
  for (const each of all) {
    const group = groups.get(keyOf(each));
    if (group) group.push(each);
    else groups.set(keyOf(each), [each]);
  }
  return groups;
}

/** The cards of a country: as they are, or as they should be. */
interface CountryCards {
  readonly slug: string;
  readonly card: DestinationCardDocument | null;
  readonly cities: readonly CityCardDocument[];
}

/**
 * Makes the cards of countries and their cities from agents, settings and pictures (DIR-12, DIR-14, DES-07), or removes
 * them where one is not visible. Announces what became different, and writes nothing where nothing did. Many countries
 * take as many round trips as one.
 */
export function countryCardMaker(connection: Connection, changes: Changes) {
  const agents = agentModel(connection);
  const [settings, images] = [countrySettingsModel(connection), countryImageModel(connection)];
  const cities = cityModel(connection);
  const destinationCards = destinationCardModel(connection);
  const cityCards = cityCardModel(connection);

  /** `$min` of what all agents of a city agree on, because `$first` would depend on their order. */
  const countAgents = (slugs: readonly string[]) =>
    agents.aggregate<Counted>([
      { $match: { clean_country: { $in: slugs }, hidden: { $ne: true } } },
      {
        $group: {
          _id: { clean_country: '$clean_country', clean_city: '$clean_city' },
          city: { $min: '$city' },
          region: { $min: '$region' },
          agentCount: { $sum: 1 },
          featuredCount: { $sum: { $cond: ['$is_featured', 1, 0] } },
          topRating: { $max: '$rating' },
          lat: { $min: '$lat' },
          lng: { $min: '$lng' },
        },
      },
      { $sort: { '_id.clean_city': 1 } },
    ]);

  async function wanted(slugs: readonly string[]): Promise<CountryCards[]> {
    const visible = await settings.find({ _id: { $in: slugs }, is_visible: true }).lean();
    const shown = visible.map(({ _id }) => _id);
    const [pictures, counted, told] = await Promise.all([
      images.find({ _id: { $in: shown } }).lean(),
      countAgents(shown),
      cities.find({ clean_country: { $in: shown } }).lean(),
    ]);
    const settingsOf = new Map(visible.map((country) => [country._id, country]));
    const pictureOf = new Map(pictures.map(({ _id, listing_image_url }) => [_id, listing_image_url]));
    const countedIn = grouped(counted, ({ _id }) => _id.clean_country);
    const toldIn = grouped(told, ({ clean_country }) => clean_country);
    const toldOf = new Map(told.map((city) => [`${city.clean_country} ${city._id}`, city]));
    return slugs.map((slug) => {
      const country = settingsOf.get(slug);
      if (!country) return { slug, card: null, cities: [] };
      const picture = cardImage(pictureOf.get(slug) || DEFAULT_POSTER);
      const withAgents = countedIn.get(slug) ?? [];
      const counts = new Map(withAgents.map((city) => [city._id.clean_city, city]));
      const guided = (toldIn.get(slug) ?? []).filter(({ _id, guide }) => guide && !counts.has(_id));
      const made = [...withAgents, ...guided.map(uncounted)].map((city) =>
        cityCard(country, picture, city, toldOf.get(`${slug} ${city._id.clean_city}`)),
      );
      return { slug, card: destinationCard(country, picture, made), cities: made };
    });
  }

  async function existing(slugs: readonly string[]): Promise<CountryCards[]> {
    const [known, knownCities] = await Promise.all([
      destinationCards.find({ _id: { $in: slugs } }).lean(),
      cityCards.find({ clean_country: { $in: slugs } }).lean(),
    ]);
    const cardOf = new Map(known.map((card) => [card._id, card]));
    const citiesOf = grouped(knownCities, ({ clean_country }) => clean_country);
    return slugs.map((slug) => ({
      slug,
      card: cardOf.get(slug) ?? null,
      cities: citiesOf.get(slug) ?? [],
    }));
  }

  return async (slugs: readonly string[]): Promise<void> => {
    const [made, known] = await Promise.all([wanted(slugs), existing(slugs)]);
    const before = new Map(known.map((country) => [country.slug, country]));
    const differences = made.flatMap((country) => difference(country, before.get(country.slug)) ?? []);
    if (differences.length === 0) return;
    const announced = differences.map(({ country: { slug }, different, gone }): Change => {
      const shown = [...different.map(({ _id }) => _id), ...gone].map((city): Subject => `city:${city}`);
      return { kind: 'card', key: slug, subjects: ['destinations', `country:${slug}`, ...shown] };
    });
    await changes.around(announced, async () => {
      const ofCities = differences.flatMap(({ country: { slug }, different, gone }) => [
        ...different.map((city) => replacement(city)),
        // Not where the city is of another country by now, which may be written in the same step.
        ...gone.map((_id) => ({ deleteOne: { filter: { _id, clean_country: slug } } })),
      ]);
      if (ofCities.length > 0) await cityCards.bulkWrite(ofCities);
      await destinationCards.bulkWrite(
        differences.map(({ country: { slug, card } }) =>
          card ? replacement(card) : { deleteOne: { filter: { _id: slug } } },
        ),
      );
    });
  };
}

const replacement = <Card extends { readonly _id: string }>(card: Card) => ({
  replaceOne: { filter: { _id: card._id }, replacement: card, upsert: true },
});

/** Which cities of a country have to be written and which removed; null where everything is as it should be. */
function difference(country: CountryCards, known: CountryCards | undefined) {
  const before = new Map(known?.cities.map((city) => [city._id, city]));
  const different = country.cities.filter((city) => !isDeepStrictEqual(city, before.get(city._id)));
  for (const { _id } of country.cities) before.delete(_id);
  const gone = [...before.keys()];
  const isSame = different.length + gone.length === 0 && isDeepStrictEqual(country.card, known?.card ?? null);
  return isSame ? null : { country, different, gone };
}

/** A city with a guide and without agents, which has a card of its own all the same. */
function uncounted({ _id, clean_country, name, region, lat, lng }: CityDocument): Counted {
  const counts = { agentCount: 0, featuredCount: 0, topRating: null };
  return { _id: { clean_country, clean_city: _id }, city: name, region, ...counts, lat, lng };
}

function cityCard(
  { _id: slug, country }: CountrySettings,
  picture: string,
  counted: Counted,
  told: CityDocument | undefined,
): CityCardDocument {
  return {
    _id: counted._id.clean_city,
    city: told?.name ?? counted.city,
    country,
    clean_country: slug,
    region: told?.region ?? counted.region ?? null,
    featuredCount: counted.featuredCount,
    agentCount: counted.agentCount,
    topRating: counted.topRating ?? null,
    image: told?.image_url ? cardImage(told.image_url) : picture,
    guide: told?.guide
      ? { summary: firstSentence(told.description), best_months: told.guide.best_months }
      : null,
    lat: told?.lat ?? counted.lat,
    lng: told?.lng ?? counted.lng,
  };
}

function destinationCard(
  { _id: slug, country, region }: CountrySettings,
  picture: string,
  cities: readonly CityCardDocument[],
): DestinationCardDocument {
  const sum = (key: 'featuredCount' | 'agentCount') => cities.reduce((total, city) => total + city[key], 0);
  return {
    _id: slug,
    country,
    clean_country: slug,
    region,
    image: picture,
    featuredCount: sum('featuredCount'),
    agentCount: sum('agentCount'),
  };
}
