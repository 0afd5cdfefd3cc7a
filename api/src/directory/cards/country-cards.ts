import { isDeepStrictEqual } from 'node:util';
import { artworkVariant } from '@atoll/contracts/artwork';
import type { Connection } from 'mongoose';
import type { Changes, Subject } from '../../platform/changes/changes';
import { agentModel } from '../models/agent.model';
import {
  cityCardModel,
  destinationCardModel,
  type CityCardDocument,
  type DestinationCardDocument,
} from '../models/card.model';
import { cityModel } from '../models/city.model';
import { countryImageModel, countrySettingsModel } from '../models/country.model';

/** A city as its agents tell of it. */
interface Counted {
  readonly _id: string;
  readonly city: string;
  readonly region: string | null;
  readonly agentCount: number;
  readonly featuredCount: number;
  readonly topRating: number | null;
  readonly lat: number;
  readonly lng: number;
}

/** For a country without a picture: the shell serves it. */
const DEFAULT_POSTER = '/assets/default-poster.svg';

/** Cards have pictures of one size (DES-08). */
const cardImage = (url: string) => artworkVariant(url, '800x600', 'webp');

/**
 * Makes the cards of a country and its cities from agents, settings and pictures (DIR-12, DIR-14, DES-07), or removes
 * them where it is not visible. Announces what became different, and writes nothing where nothing did.
 */
export function countryCardMaker(connection: Connection, changes: Changes) {
  const agents = agentModel(connection);
  const [settings, images] = [countrySettingsModel(connection), countryImageModel(connection)];
  const cities = cityModel(connection);
  const destinationCards = destinationCardModel(connection);
  const cityCards = cityCardModel(connection);

  /** `$min` of what all agents of a city agree on, because `$first` would depend on their order. */
  const countAgents = (slug: string) =>
    agents.aggregate<Counted>([
      { $match: { clean_country: slug } },
      {
        $group: {
          _id: '$clean_city',
          city: { $min: '$city' },
          region: { $min: '$region' },
          agentCount: { $sum: 1 },
          featuredCount: { $sum: { $cond: ['$is_featured', 1, 0] } },
          topRating: { $max: '$rating' },
          lat: { $min: '$lat' },
          lng: { $min: '$lng' },
        },
      },
      { $sort: { _id: 1 } },
    ]);

  async function wanted(slug: string): Promise<[DestinationCardDocument | null, CityCardDocument[]]> {
    const country = await settings.findById(slug).lean();
    if (!country?.is_visible) return [null, []];
    const [image, counted, told] = await Promise.all([
      images.findById(slug).lean(),
      countAgents(slug),
      cities.find({ clean_country: slug }).lean(),
    ]);
    const picture = cardImage(image?.listing_image_url ?? DEFAULT_POSTER);
    const toldOf = new Map(told.map((city) => [city._id, city]));
    const made = counted.map(({ _id, city, region, agentCount, featuredCount, topRating, lat, lng }) => {
      const own = toldOf.get(_id);
      return {
        _id,
        city: own?.name ?? city,
        country: country.country,
        clean_country: slug,
        region: own?.region ?? region ?? null,
        featuredCount,
        agentCount,
        topRating: topRating ?? null,
        image: own ? cardImage(own.image_url) : picture,
        lat: own?.lat ?? lat,
        lng: own?.lng ?? lng,
      };
    });
    const sum = (key: 'featuredCount' | 'agentCount') => made.reduce((total, city) => total + city[key], 0);
    const card = {
      _id: slug,
      country: country.country,
      clean_country: slug,
      region: country.region,
      image: picture,
      featuredCount: sum('featuredCount'),
      agentCount: sum('agentCount'),
    };
    return [card, made];
  }

  return async (slug: string): Promise<void> => {
    const [[card, made], known, knownCities] = await Promise.all([
      wanted(slug),
      destinationCards.findById(slug).lean(),
      cityCards.find({ clean_country: slug }).lean(),
    ]);
    const before = new Map(knownCities.map((city) => [city._id, city]));
    const different = made.filter((city) => !isDeepStrictEqual(city, before.get(city._id)));
    for (const { _id } of made) before.delete(_id);
    const gone = [...before.keys()];
    if (different.length + gone.length === 0 && isDeepStrictEqual(card, known)) return;
    const shown = [...different.map(({ _id }) => _id), ...gone].map((city): Subject => `city:${city}`);
    const subjects: Subject[] = ['destinations', `country:${slug}`, ...shown];
    await changes.around({ kind: 'card', key: slug, subjects }, async () => {
      if (different.length + gone.length > 0) {
        await cityCards.bulkWrite([
          ...different.map((city) => ({
            replaceOne: { filter: { _id: city._id }, replacement: city, upsert: true },
          })),
          ...gone.map((_id) => ({ deleteOne: { filter: { _id } } })),
        ]);
      }
      if (card) await destinationCards.replaceOne({ _id: slug }, card, { upsert: true });
      else await destinationCards.deleteOne({ _id: slug });
    });
  };
}
