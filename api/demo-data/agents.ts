import { Types } from 'mongoose';
import { pick, seededRandom } from '@atoll/contracts/seeded-random';
import { agentSlug } from '@atoll/contracts/slug';
import type { AgentSpeciality } from '@atoll/contracts/agent';
import type { AgentDocument } from '../src/directory/models/agent.model';
import { agencyName } from './people/agency-name';
import { spokenBy } from './people/languages';
import { personName } from './people/person-name';
import { agentSummary } from './texts/agent-summary';
import { specialitiesOf } from './world/character';
import type { Town } from './world/town';
import type { DemoWorld } from './world/world';

/** The first digits of every invented agent's id; the rest is its number. */
const ID_PREFIX = 'a7011000';
const FIRST_YEAR = 1984;
const LAST_YEAR = 2019;
const UNRATED = 0.22;
const FEATURED_FROM = 4.3;
/** Of those that are rated well: about 8 % of all. */
const FEATURED_SHARE = 0.19;
/** About 3 km: an agent's office is in its town. */
const JITTER_DEGREES = 0.03;
const BY_THE_WATER_KM = 8;
/** A town by the water has no offices in the water. */
const COAST_JITTER_DEGREES = 0.004;
const E5 = 100_000;

/** The id of the agent of a number, from 0. */
function demoAgentId(number: number): Types.ObjectId {
  return new Types.ObjectId(ID_PREFIX + number.toString(16).padStart(24 - ID_PREFIX.length, '0'));
}

function someOf(random: () => number, town: Town): AgentSpeciality[] {
  const fitting = [...specialitiesOf(town)];
  const wanted = 2 + Math.floor(random() * 3);
  const chosen: AgentSpeciality[] = [];
  while (chosen.length < wanted && fitting.length > 0) {
    // What fits a town best comes first in the list, and is drawn more often.
    const [taken] = fitting.splice(Math.floor(random() ** 1.6 * fitting.length), 1);
    if (taken) chosen.push(taken);
  }
  return chosen;
}

function ratingOf(random: () => number): Pick<AgentDocument, 'rating' | 'rating_count' | 'rating_source'> {
  if (random() < UNRATED) return { rating: null, rating_count: 0, rating_source: null };
  const rating = Math.round((5 - 2.2 * random() ** 1.7) * 10) / 10;
  return { rating, rating_count: 1 + Math.floor(240 * random() ** 3), rating_source: 'Sample data' };
}

function beside(random: () => number, { latitude, longitude, shoreKm }: Town): { lat: number; lng: number } {
  const reach = (shoreKm ?? Infinity) > BY_THE_WATER_KM ? JITTER_DEGREES : COAST_JITTER_DEGREES;
  const near = (degrees: number) => Math.round((degrees + (random() * 2 - 1) * reach) * E5) / E5;
  return { lat: near(latitude), lng: near(longitude) };
}

function agent(number: number, town: Town, world: DemoWorld, updatedAt: Date): AgentDocument {
  const random = seededRandom(`agent ${number}`);
  const { name, family } = personName(random, town.countryCode);
  const agency = agencyName(random, town, family);
  const specialities = someOf(random, town);
  const languages = spokenBy(random, town.countryCode);
  const since = FIRST_YEAR + Math.floor(random() ** 0.7 * (LAST_YEAR - FIRST_YEAR + 1));
  const rated = ratingOf(random);
  const isGood = (rated.rating ?? 0) >= FEATURED_FROM;
  const neighbors = world.neighborsOf(town.countrySlug);
  const places = [
    town.countrySlug,
    ...neighbors.filter(() => random() < 0.4),
    ...(random() < 0.3 ? [pick(random, world.favorites)] : []),
  ];
  return {
    _id: demoAgentId(number),
    user_id: null,
    name,
    name_slug: agentSlug(name),
    agency,
    city: town.name,
    clean_city: town.slug,
    region: town.region,
    country: town.country,
    clean_country: town.countrySlug,
    country_code: town.countryCode,
    is_featured: isGood && random() < FEATURED_SHARE,
    ...rated,
    ...beside(random, town),
    summary: agentSummary(random, { town, agency, specialities, languages, since }),
    specialities,
    languages,
    since,
    places: [...new Set(places)],
    sample: true,
    updated_at: updatedAt,
  };
}

/** Invented agents by their numbers, from one (inclusive) to another (exclusive): each always the same. */
export function* demoAgents(
  world: DemoWorld,
  range: { readonly from: number; readonly to: number },
  updatedAt: Date,
): Generator<AgentDocument> {
  for (let number = range.from; number < range.to; number += 1) {
    yield agent(number, world.townOf(number), world, updatedAt);
  }
}
