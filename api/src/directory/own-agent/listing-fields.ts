import { agentSlug, slugify } from '@atoll/contracts/slug';
import { placeLabel, type CityOption } from '@atoll/contracts/place';
import { AppError, invalidField } from '../../shared/errors/app-error';
import type { FindPlaces } from '../../shared/places/find-places';
import { fold } from '@atoll/contracts/fold';
import type { AgentFields, AgentsRepository } from '../agents/agents.repository';
import type { CitiesRepository } from '../destinations/cities.repository';
import type { CountriesRepository } from '../destinations/countries.repository';
import type { AgentDocument } from '../models/agent.model';
import type { AgentEntryDocument } from './agent-entry.model';

export interface ListingFieldsDeps {
  readonly findPlaces: FindPlaces;
  readonly agents: Pick<AgentsRepository, 'isCityElsewhere'>;
  readonly cities: Pick<CitiesRepository, 'find' | 'findNamed'>;
  readonly countries: Pick<CountriesRepository, 'find'>;
}

const CANDIDATES = 10;
/** Of a name without Latin letters: addresses of agents have the id besides. */
export const NAMELESS_SLUG = 'agent';
const TOWNS: readonly CityOption['kind'][] = [undefined, 'city', 'island'];

/** The town of exactly that name, its own or another one that it has; null where the gazetteer has none. */
async function findTown(
  findPlaces: FindPlaces,
  { city, country }: Pick<AgentEntryDocument, 'city' | 'country'>,
): Promise<CityOption | null> {
  if (!city.trim() || !country.trim()) return null;
  const isSame = (name: string | undefined, typed: string) =>
    name !== undefined && fold(name) === fold(typed);
  const found = await findPlaces(`${city}, ${country}`, CANDIDATES);
  const isTown = (place: CityOption) =>
    TOWNS.includes(place.kind) &&
    isSame(place.country, country) &&
    (isSame(place.name, city) || isSame(place.matched, city));
  return found.find(isTown) ?? null;
}

/** Says that nobody knows a city, with the one that its letters are nearest to. */
async function unknownTown(
  findPlaces: FindPlaces,
  place: Pick<AgentEntryDocument, 'city' | 'country'>,
): Promise<string> {
  const similar = await findPlaces(`${place.city}, ${place.country}`, CANDIDATES);
  const nearest = similar.find(({ kind }) => TOWNS.includes(kind));
  const question = nearest ? ` Did you mean ${placeLabel(nearest)}?` : '';
  return `Atoll knows no city of that name.${question}`;
}

/** Throws for a city that nobody knows. */
export async function checkTown(
  findPlaces: FindPlaces,
  place: Pick<AgentEntryDocument, 'city' | 'country'>,
): Promise<void> {
  if (await findTown(findPlaces, place)) return;
  throw invalidField('city', await unknownTown(findPlaces, place));
}

/**
 * The slug of a town's pages: the one that it has, its name, or more where another town's pages have that name. A town of
 * which nothing is told has pages, too, once an agent is listed there.
 */
async function slugOf(
  { agents, cities }: Pick<ListingFieldsDeps, 'agents' | 'cities'>,
  { name, region, country }: CityOption,
): Promise<string> {
  const known = await cities.findNamed(name, country);
  if (known) return known._id;
  const own = slugify(name);
  const isTaken = (await cities.find(own)) ?? (await agents.isCityElsewhere(own, slugify(country)));
  return isTaken ? slugify([name, region, country].filter(Boolean).join(' ')) : own;
}

/** What is said of an agent that has said nothing of itself. */
export function plainSummary({
  name,
  city,
  country,
}: Pick<AgentDocument, 'name' | 'city' | 'country'>): string {
  return `${name} is a travel agent in ${city}, ${country}.`;
}

/** Where an agent is, as its row says it. */
export type Town = Pick<
  AgentFields,
  'city' | 'clean_city' | 'region' | 'country' | 'clean_country' | 'country_code' | 'lat' | 'lng'
>;

/** The row's fields of a city, from the gazetteer; a sentence where nobody knows it, or the directory hides its country. */
export async function townFields(
  { findPlaces, agents, cities, countries }: ListingFieldsDeps,
  place: Pick<AgentEntryDocument, 'city' | 'country'>,
): Promise<Town | string> {
  const town = await findTown(findPlaces, place);
  if (!town) return unknownTown(findPlaces, place);
  const cleanCountry = slugify(town.country);
  const settings = await countries.find(cleanCountry);
  if (!settings?.is_visible) return `The directory does not show ${town.country}.`;
  return {
    city: town.name,
    clean_city: await slugOf({ agents, cities }, town),
    region: town.region ?? null,
    country: settings.country,
    clean_country: cleanCountry,
    country_code: settings.country_code,
    lat: town.latitude,
    lng: town.longitude,
  };
}

/**
 * The directory's row for an entry: where its city is comes from the gazetteer, nothing is invented. Throws CONFLICT where
 * nobody knows the city, or the directory does not show its country.
 */
export async function listingFields(
  deps: ListingFieldsDeps,
  entry: AgentEntryDocument,
): Promise<AgentFields> {
  if (!(await findTown(deps.findPlaces, entry)))
    throw new AppError('CONFLICT', { message: 'The city of this entry is not a place that Atoll knows.' });
  const town = await townFields(deps, entry);
  if (typeof town === 'string') throw new AppError('CONFLICT', { message: town });
  const { name, user_id, created_at } = entry;
  return {
    ...town,
    user_id,
    name,
    name_slug: agentSlug(name) || NAMELESS_SLUG,
    agency: name,
    is_featured: false,
    rating: null,
    rating_count: 0,
    rating_source: null,
    summary: plainSummary({ name, city: town.city, country: town.country }),
    specialities: [],
    languages: [],
    since: created_at.getUTCFullYear(),
    places: [town.clean_country],
    sample: false,
  };
}
