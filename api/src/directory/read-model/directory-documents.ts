import type { Connection } from 'mongoose';
import { Types } from 'mongoose';
import { agentModel, type AgentDocument } from '../models/agent.model';
import { cityCardModel, destinationCardModel, type CityCardDocument } from '../models/card.model';
import { cityModel } from '../models/city.model';
import { countryImageModel, countrySettingsModel } from '../models/country.model';
import type { DirectoryIndex } from './directory-index';

export interface ChangedKeys {
  readonly agents: readonly string[];
  readonly cities: readonly string[];
  readonly countries: readonly string[];
  /** Countries whose cards were made anew. */
  readonly cards: readonly string[];
}

export interface DirectoryDocuments {
  /** Brings the whole index to what the database has; documents that it knows as they are cost nothing. */
  readonly readAll: (index: DirectoryIndex) => Promise<void>;
  readonly readChanged: (index: DirectoryIndex, keys: ChangedKeys) => Promise<void>;
}

const BATCH = 1_000;
/** Of a city's document, by its projection. */
const CITY_FIELDS = {
  name: 1,
  country: 1,
  clean_country: 1,
  country_code: 1,
  population: 1,
  'guide.sights': 1,
  'guide.best_months': 1,
  updated_at: 1,
} as const;

/** Reads the directory's documents into an index. */
export function createDirectoryDocuments(connection: Connection): DirectoryDocuments {
  const agents = agentModel(connection);
  const settings = countrySettingsModel(connection);
  const images = countryImageModel(connection);
  const cities = cityModel(connection);
  const destinationCards = destinationCardModel(connection);
  const cityCards = cityCardModel(connection);

  async function readCountries(index: DirectoryIndex, only?: readonly string[]): Promise<void> {
    const filter = only ? { _id: { $in: [...only] } } : {};
    const [known, pictures] = await Promise.all([settings.find(filter).lean(), images.find(filter).lean()]);
    const bySlug = new Map(known.map((country) => [country._id, country]));
    const pictureBySlug = new Map(pictures.map((picture) => [picture._id, picture]));
    const maps = [index.settings, index.images, bySlug, pictureBySlug];
    for (const slug of only ?? new Set(maps.flatMap((map) => [...map.keys()]))) {
      index.putCountry(slug, bySlug.get(slug) ?? null);
      const picture = pictureBySlug.get(slug);
      if (picture) index.images.set(slug, picture);
      else index.images.delete(slug);
    }
  }

  /** What is told of a city is read when it is asked for; here only when that was written, its sights and its best months. */
  async function readCities(index: DirectoryIndex, only?: readonly string[]): Promise<void> {
    const filter = only ? { _id: { $in: [...only] } } : {};
    const gone = new Set(only ?? index.sights.slugs());
    for (const city of await cities.find(filter, CITY_FIELDS).lean()) {
      gone.delete(city._id);
      const writtenMs = city.updated_at.getTime();
      if (only || index.citiesWrittenMs.get(city._id) !== writtenMs) index.sights.put(city);
      index.citiesWrittenMs.set(city._id, writtenMs);
    }
    for (const slug of gone) index.sights.remove(slug);
  }

  async function readCards(index: DirectoryIndex, only?: readonly string[]): Promise<void> {
    const [countries, all] = await Promise.all([
      destinationCards.find(only ? { _id: { $in: [...only] } } : {}).lean(),
      cityCards.find(only ? { clean_country: { $in: [...only] } } : {}).lean(),
    ]);
    const byCountry = new Map<string, CityCardDocument[]>();
    for (const card of all)
      byCountry.set(card.clean_country, [...(byCountry.get(card.clean_country) ?? []), card]);
    const bySlug = new Map(countries.map((card) => [card._id, card]));
    const known = index.cards.countries().map(({ id }) => id);
    for (const slug of only ?? new Set([...known, ...bySlug.keys(), ...byCountry.keys()])) {
      index.cards.put(slug, bySlug.get(slug) ?? null, byCountry.get(slug) ?? []);
    }
  }

  /**
   * Batch by batch, because a million agents fit no array, and so that others have their turn in between. The driver's own
   * documents, because mongoose's cost five times more, and whole batches, because waiting for each document costs as
   * much as decoding it.
   */
  async function readAgents(index: DirectoryIndex): Promise<void> {
    const gone = new Set(Array.from(index.table.rows(), (row) => index.table.ids[row] ?? ''));
    const cursor = agents.collection.find<AgentDocument>(
      {},
      { batchSize: BATCH, enableUtf8Validation: false },
    );
    while (await cursor.hasNext()) {
      for (const agent of cursor.readBufferedDocuments()) {
        const id = String(agent._id);
        gone.delete(id);
        if (index.writtenMs(id) !== agent.updated_at.getTime()) index.put(agent);
      }
    }
    for (const id of gone) index.remove(id);
  }

  return {
    readAll: async (index) => {
      await readCountries(index);
      await readCities(index);
      await readCards(index);
      await readAgents(index);
      index.commit();
    },
    readChanged: async (index, keys) => {
      const ids = keys.agents.filter((id) => Types.ObjectId.isValid(id));
      const found = await agents.collection
        .find<AgentDocument>({ _id: { $in: ids.map((id) => new Types.ObjectId(id)) } })
        .toArray();
      const byId = new Map(found.map((agent) => [String(agent._id), agent]));
      if (keys.countries.length > 0) await readCountries(index, keys.countries);
      if (keys.cities.length > 0) await readCities(index, keys.cities);
      if (keys.cards.length > 0) await readCards(index, keys.cards);
      for (const id of ids) {
        const agent = byId.get(id);
        if (agent) index.put(agent);
        else index.remove(id);
      }
      index.commit();
    },
  };
}
