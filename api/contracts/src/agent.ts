import { Type, type Static } from 'typebox';
import { MAP_CLUSTER } from './map-cluster';
import { orNull } from './or-null';
import { WeekHours } from './opening-hours';

/** What an agent is good at, as the URL writes it. */
export const AGENT_SPECIALITIES = [
  'adventure',
  'beach',
  'business',
  'cruise',
  'culture',
  'diving',
  'family',
  'food',
  'groups',
  'honeymoon',
  'luxury',
  'nature',
  'pilgrimage',
  'rail',
  'safari',
  'ski',
  'walking',
  'wellness',
] as const;
export type AgentSpeciality = (typeof AGENT_SPECIALITIES)[number];

export const AGENT_SPECIALITY_LABELS: Readonly<Record<AgentSpeciality, string>> = {
  adventure: 'Adventure',
  beach: 'Beach',
  business: 'Business travel',
  cruise: 'Cruises',
  culture: 'Culture',
  diving: 'Diving',
  family: 'Family',
  food: 'Food',
  groups: 'Groups',
  honeymoon: 'Honeymoons',
  luxury: 'Luxury',
  nature: 'Nature',
  pilgrimage: 'Pilgrimage',
  rail: 'Rail',
  safari: 'Safari',
  ski: 'Ski',
  walking: 'Walking',
  wellness: 'Wellness',
};

/** Languages that agents speak (ISO 639-1), the most frequent first. `agent-languages.ts` has their names. */
export const AGENT_LANGUAGES = [
  'en',
  'zh',
  'es',
  'hi',
  'ar',
  'fr',
  'pt',
  'ru',
  'de',
  'ja',
  'it',
  'tr',
  'ko',
  'vi',
  'id',
  'th',
  'pl',
  'uk',
  'nl',
  'ro',
  'el',
  'hu',
  'cs',
  'sv',
  'da',
  'fi',
  'no',
  'he',
  'fa',
  'ur',
  'bn',
  'ta',
  'sw',
  'am',
  'ms',
  'tl',
  'my',
  'km',
  'ne',
  'si',
  'dv',
  'ka',
  'hy',
  'az',
  'kk',
  'uz',
  'mn',
  'sr',
  'hr',
  'bg',
  'sk',
  'sl',
  'lt',
  'lv',
  'et',
  'is',
  'sq',
  'mk',
  'af',
  'so',
] as const;
export type AgentLanguage = (typeof AGENT_LANGUAGES)[number];

export const AGENT_SORTS = ['best', 'rating', 'experience', 'name'] as const;
export type AgentSort = (typeof AGENT_SORTS)[number];

/** Agents on one page of a list. */
export const AGENT_PAGE_SIZE = 20;
/** Agents that a search by part of a name or city suggests at most (DIR-09, DIR-10). */
export const AGENT_SUGGESTIONS_MAX = 5;

/** 24 hex digits. */
const AgentId = Type.String({ pattern: '^[0-9a-f]{24}$' });

/** A travel agent as lists show one (DIR-07, DIR-08). */
export const AgentCard = Type.Object({
  id: AgentId,
  name: Type.String(),
  /** `agentSlug(name)`: several agents may share it. */
  name_slug: Type.String(),
  /** The agency that the agent works for or runs. */
  agency: Type.String(),
  city: Type.String(),
  /** The slug of the city's pages: `lisbon`, or `paris-texas-united-states` where a larger place has the name. */
  clean_city: Type.String(),
  country: Type.String(),
  /** The slug of the country's page. */
  clean_country: Type.String(),
  is_featured: Type.Boolean(),
  /** 0 to 5 with one decimal; null while nobody has rated. */
  rating: orNull(Type.Number({ minimum: 0, maximum: 5 })),
  /** How many ratings it is the mean of. */
  rating_count: Type.Integer({ minimum: 0 }),
  /** In degrees. */
  lat: Type.Number(),
  lng: Type.Number(),
  /** One or two sentences. */
  summary: Type.String(),
  specialities: Type.Array(Type.Enum([...AGENT_SPECIALITIES])),
  languages: Type.Array(Type.Enum([...AGENT_LANGUAGES])),
  /** The year in which the agent began. */
  since: Type.Integer(),
  /** True where the agent is invented sample data and must be marked as such. */
  sample: Type.Boolean(),
  /** The public path of a square picture that the agent uploaded (DIR-21). */
  picture: orNull(Type.String()),
});
export type AgentCard = Static<typeof AgentCard>;

/** A travel agent as the profile shows one. */
export const Agent = Type.Object({
  ...AgentCard.properties,
  /** The account that owns it; null for an agent without one. Never shown. */
  user_id: orNull(Type.String()),
  /** The part of its country, where it is known. */
  region: orNull(Type.String()),
  /** ISO 3166-1 alpha-2. */
  country_code: Type.String({ pattern: '^[A-Z]{2}$' }),
  /** Slugs of the countries that the agent plans trips to, its own first; only visible ones. */
  places: Type.Array(Type.Object({ country: Type.String(), clean_country: Type.String() })),
  /** Who counted the ratings: 'Sample data' where they are invented. */
  rating_source: orNull(Type.String()),
  // What an agent itself adds to its entry (DIR-21); null where it says nothing of it.
  phone: orNull(Type.String()),
  website: orNull(Type.String()),
  hours: orNull(WeekHours),
  updated_at: Type.String(),
});
export type Agent = Static<typeof Agent>;

const short = () => Type.Optional(Type.String({ maxLength: 200 }));

/**
 * Query of `GET /api/agents`. With `name` or `city` it suggests at most five agents whose name, or city, has that part
 * in it (DIR-09, DIR-10); otherwise it is a page of the list. Lists are comma-separated. A word that no filter knows is
 * as good as none.
 */
export const AgentsQuery = Type.Object({
  name: short(),
  city: short(),
  /** Words of names, agencies, cities, specialities, regions or countries, as travelers type them. */
  q: short(),
  citySlug: short(),
  /** The slug, the name or the ISO 3166-1 alpha-2 code of a country. */
  country: short(),
  /** The slug of an agent's name, as `/travel-agents/{agentName}/{city}` has it. */
  nameSlug: short(),
  /** Agents that have all of them. */
  specialities: short(),
  /** Agents that speak all of them. */
  languages: short(),
  /** 'true' for featured agents only. */
  featured: short(),
  /** The lowest rating that is let through. */
  rating: short(),
  sort: short(),
  /** From 1. A page behind the last one is empty. */
  page: short(),
});
export type AgentsQuery = Static<typeof AgentsQuery>;

export const AgentsAnswer = Type.Object({
  data: Type.Array(AgentCard),
  meta: Type.Object({
    /** How many pass the filters, on all pages. */
    count: Type.Integer(),
    /** How many of those are featured. */
    featuredCount: Type.Integer(),
    page: Type.Integer(),
    /** At least 1. */
    pages: Type.Integer(),
    /** The country that `country` means; null where none was asked for, or none that has agents is called so. */
    country: orNull(Type.Object({ name: Type.String(), slug: Type.String() })),
    /** Words of `q` that were left out, because nobody fits all of them. */
    ignored: Type.Array(Type.String()),
  }),
});
export type AgentsAnswer = Static<typeof AgentsAnswer>;

/**
 * Query of `GET /api/agents/clusters`: west,south,east,north in degrees (west > east across the date line), a zoom whose
 * world is 512 px wide at 0, and what a list of agents is narrowed by.
 */
export const AgentClustersQuery = Type.Object({
  bbox: Type.String({ maxLength: 200 }),
  zoom: Type.String({ maxLength: 10 }),
  q: short(),
  country: short(),
  specialities: short(),
  languages: short(),
  featured: short(),
  rating: short(),
});

/** Agents that stand together on a map at a zoom; one agent has its card, several the box that they fill. */
export const AgentCluster = Type.Object({ ...MAP_CLUSTER, agent: orNull(AgentCard) });
export type AgentCluster = Static<typeof AgentCluster>;

export const AgentClustersAnswer = Type.Object({
  clusters: Type.Array(AgentCluster),
  /** How many agents are in the box. */
  count: Type.Integer(),
});
export type AgentClustersAnswer = Static<typeof AgentClustersAnswer>;
