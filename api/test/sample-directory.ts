import type { CityGuide, Sight } from '@atoll/contracts/city-guide';
import { AGENT_LANGUAGES, AGENT_SPECIALITIES } from '@atoll/contracts/agent';
import { pick, seededRandom } from '@atoll/contracts/seeded-random';
import { agentSlug, slugify } from '@atoll/contracts/slug';
import { Types, type Connection } from 'mongoose';
import { agentModel, type AgentDocument } from '../src/directory/models/agent.model';
import { cityModel, type CityDocument } from '../src/directory/models/city.model';
import {
  countryImageModel,
  countrySettingsModel,
  type CountryImage,
  type CountrySettings,
} from '../src/directory/models/country.model';
import { fold } from '@atoll/contracts/fold';

const WRITTEN = new Date(2020, 0, 1);

export function sampleAgent(own: Partial<AgentDocument> = {}): AgentDocument {
  const named = { name: 'Hanna Berg', city: 'Lisbon', country: 'Portugal', ...own };
  return {
    _id: new Types.ObjectId(),
    user_id: null,
    name_slug: agentSlug(named.name),
    agency: 'Far Shores',
    clean_city: slugify(named.city),
    region: null,
    clean_country: slugify(named.country),
    country_code: 'PT',
    is_featured: false,
    rating: null,
    rating_count: 0,
    rating_source: null,
    lat: 38.7,
    lng: -9.1,
    summary: 'Plans slow journeys along the coast.',
    specialities: ['beach'],
    languages: ['en'],
    since: 2010,
    places: [],
    sample: true,
    updated_at: WRITTEN,
    ...named,
  };
}

export function sampleCountry(country: string, own: Partial<CountrySettings> = {}): CountrySettings {
  const slug = slugify(country);
  return {
    _id: slug,
    clean_country: slug,
    country,
    country_code: 'PT',
    is_visible: true,
    region: 'Southern Europe',
    description: `${country} from the coast to the hills.`,
    lat: 38,
    lng: -9,
    sample: true,
    updated_at: WRITTEN,
    ...own,
  };
}

export function sampleCountryImage(country: string): CountryImage {
  const slug = slugify(country);
  return {
    _id: slug,
    clean_country: slug,
    country,
    listing_image_url: '/media/artwork/old-town.golden-1200x800.avif',
    listing_image_credit: 'Atoll',
    updated_at: WRITTEN,
  };
}

export function sampleCity(name: string, country: string, own: Partial<CityDocument> = {}): CityDocument {
  return {
    _id: slugify(name),
    name,
    name_folded: fold(name),
    country,
    clean_country: slugify(country),
    country_code: 'PT',
    region: null,
    lat: 38.7,
    lng: -9.1,
    population: 500_000,
    description: `${name} lies on seven hills.`,
    highlights: ['The old town', 'The river'],
    featured_image_url: '/media/artwork/old-town.dusk-1200x800.avif',
    image_url: '/media/artwork/old-town.noon-1200x800.avif',
    image_credit: 'Atoll',
    image_position: '50% 40%',
    sample: true,
    updated_at: WRITTEN,
    ...own,
  };
}

/** A guide that tells of nothing but these sights. */
export function sampleGuide(sights: readonly Partial<Sight>[]): CityGuide {
  return {
    is_coastal: false,
    sights: sights.map((own) => ({
      id: slugify(own.name ?? 'old-tower'),
      name: 'Old Tower',
      local: null,
      kind: 'tower',
      lat: 38.7,
      lng: -9.1,
      about: 'A tower to look at.',
      ...own,
    })),
    quarters: [],
    food: [],
    best_months: [],
    seasons: '',
    getting_there: '',
    getting_around: '',
    day_trips: [],
    good_for: [],
  };
}

export interface SampleDirectory {
  readonly agents: readonly AgentDocument[];
  readonly countries?: readonly CountrySettings[];
  readonly images?: readonly CountryImage[];
  readonly cities?: readonly CityDocument[];
}

/** Replaces what the database has of the directory, without announcing anything. */
export async function writeDirectory(connection: Connection, directory: SampleDirectory): Promise<void> {
  const write = async (
    collection: {
      deleteMany: (filter: object) => Promise<unknown>;
      insertMany: (documents: object[]) => Promise<unknown>;
    },
    documents: readonly object[] = [],
  ) => {
    await collection.deleteMany({});
    if (documents.length > 0) await collection.insertMany([...documents]);
  };
  await write(agentModel(connection).collection, directory.agents);
  await write(countrySettingsModel(connection).collection, directory.countries);
  await write(countryImageModel(connection).collection, directory.images);
  await write(cityModel(connection).collection, directory.cities);
}

const FIRST =
  'Anna,Hanna,José,Mehmet,Yuki,Aïcha,Olga,Łukasz,Priya,Chen,Maria,Joana,Søren,Noor,Ines,Tariq,Elif,Ivan'.split(
    ',',
  ) as [string, ...string[]];
const SYLLABLES = 'ba,ron,mi,tel,sou,kar,len,dro,fi,gas,ter,vin,mol,pe,rez,nak,shi,ova,ström,ić'.split(
  ',',
) as [string, ...string[]];
const AGENCIES = 'Far Shores,Blue Compass,Slow Roads,Atlas & Co,Voyages du Monde,Good Winds'.split(',') as [
  string,
  ...string[],
];

/** Deterministic agents in `countries` countries with `citiesEach` cities; the first cities have the most. */
export function* manyAgents(count: number, countries = 150, citiesEach = 40): Generator<AgentDocument> {
  const random = seededRandom('sample directory');
  const some = <Word>(words: readonly Word[], most: number) =>
    words.filter(() => random() < most / words.length).slice(0, most);
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  const word = (parts: number) =>
    capital(Array.from({ length: parts }, () => pick(random, SYLLABLES)).join(''));
  for (let number = 0; number < count; number += 1) {
    const country = Math.floor(random() ** 2 * countries);
    const city = Math.floor(random() ** 2 * citiesEach);
    const [lat, lng] = [((country * 37) % 130) - 60 + city / 20, ((country * 53) % 340) - 170 + city / 15];
    yield sampleAgent({
      _id: new Types.ObjectId(number.toString(16).padStart(24, '0')),
      name: `${pick(random, FIRST)} ${word(3)}`,
      agency: `${pick(random, AGENCIES)} ${word(2)}`,
      city: `City ${country} ${city}`,
      country: `Country ${country}`,
      is_featured: random() < 0.06,
      rating: random() < 0.1 ? null : Math.round(30 + random() * 20) / 10,
      rating_count: Math.floor(random() * 200),
      lat: lat + random() / 10,
      lng: lng + random() / 10,
      specialities: some(AGENT_SPECIALITIES, 3),
      languages: some(AGENT_LANGUAGES, 4),
      since: 1980 + Math.floor(random() * 40),
      summary: `Plans journeys to the ${word(4)} coast and the hills behind it, at a pace that leaves time for a second coffee.`,
    });
  }
}
