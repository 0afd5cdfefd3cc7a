import type { Review } from '@atoll/contracts/review';
import type { Agent, AgentCard, AgentCluster } from '@atoll/contracts/agent';
import { artworkUri } from '@atoll/contracts/artwork';
import type {
  City,
  CityCard,
  CityPage,
  Destination,
  DestinationOnMap,
  ShownGuide,
} from '@atoll/contracts/destination';
import type { SharedPost } from '@atoll/contracts/shared-post';
import { agentSlug } from '@atoll/contracts/slug';

/** An id of 24 hex digits. */
export function idOf(number: number): string {
  return number.toString(16).padStart(24, '0');
}

const AGENT: Agent = {
  id: idOf(1),
  user_id: null,
  name: 'Inês Marques',
  name_slug: 'ines-marques',
  agency: 'Lusitana Slow Travel',
  city: 'Lisbon',
  clean_city: 'lisbon',
  region: 'Lisboa',
  country: 'Portugal',
  clean_country: 'portugal',
  country_code: 'PT',
  is_featured: false,
  rating: 4.9,
  rating_count: 38,
  rating_source: 'Sample data',
  lat: 38.72,
  lng: -9.13,
  summary: 'Grew up above the Feira da Ladra. Plans food-led weeks.',
  specialities: ['food', 'family', 'walking'],
  languages: ['pt', 'en', 'fr'],
  since: 2004,
  places: [
    { country: 'Portugal', clean_country: 'portugal' },
    { country: 'Spain', clean_country: 'spain' },
  ],
  sample: true,
  picture: null,
  phone: null,
  website: null,
  hours: null,
  updated_at: '2020-11-01T00:00:00.000Z',
};

/** An agent of Lisbon with everything that one can have; a name of its own has its slug. */
export function agentOf(changes: Partial<Agent> = {}): Agent {
  const { name = AGENT.name } = changes;
  return { ...AGENT, name_slug: agentSlug(name), ...changes };
}

/** `count` agents of Lisbon, 'Agent 1' first. */
export function agentsOfLisbon(count: number): Agent[] {
  return Array.from({ length: count }, (_, index) =>
    agentOf({ id: idOf(index + 1), name: `Agent ${index + 1}` }),
  );
}

/** What lists show of an agent. */
export function cardOf({
  user_id: _owner,
  region: _region,
  country_code: _code,
  places: _places,
  rating_source: _source,
  phone: _phone,
  website: _website,
  hours: _hours,
  updated_at: _date,
  ...card
}: Agent): AgentCard {
  return card;
}

export function cityCardOf(changes: Partial<CityCard> = {}): CityCard {
  return {
    city: 'Porto',
    slug: 'porto',
    country: 'Portugal',
    clean_country: 'portugal',
    region: 'Porto',
    featuredCount: 3,
    agentCount: 41,
    topRating: 4.8,
    image: artworkUri('harbour', 'dusk'),
    hasGuide: false,
    lat: 41.15,
    lng: -8.61,
    ...changes,
  };
}

/** Lisbon, with a guide and Porto nearby. */
export function cityOf(changes: Partial<City> = {}): City {
  const name = changes.name ?? 'Lisbon';
  return {
    ...cityCardOf({ city: name, slug: 'lisbon', agentCount: 312, featuredCount: 24, lat: 38.72, lng: -9.14 }),
    name,
    country_code: 'PT',
    description: 'A port on seven hills.',
    highlights: ['Alfama'],
    guide: null,
    country_in_sentence: 'Portugal',
    featured_image_url: artworkUri('old-town', 'golden'),
    image_url: artworkUri('old-town', 'golden'),
    image_credit: 'Atoll',
    image_position: '50% 40%',
    pages: [{ kind: 'guide', slug: 'a-first-weekend', title: 'A first weekend in Lisbon' }],
    nearby: [cityCardOf()],
    sample: true,
    ...changes,
  };
}

export function cityPageOf(changes: Partial<CityPage> = {}): CityPage {
  return {
    kind: 'guide',
    slug: 'a-first-weekend',
    title: 'A first weekend in Lisbon',
    city: cityCardOf({ city: 'Lisbon', slug: 'lisbon' }),
    intro: 'Two days are enough to fall in love with it.',
    sections: [{ title: 'Where to begin', text: 'At the river.' }],
    note: null,
    links: [],
    agents: [cardOf(agentOf())],
    sample: true,
    ...changes,
  };
}

export function destinationOf(changes: Partial<DestinationOnMap> = {}): DestinationOnMap {
  return {
    id: 'PT',
    country: 'Portugal',
    clean_country: 'portugal',
    region: 'Southern Europe',
    image: artworkUri('old-town', 'golden'),
    featuredCount: 27,
    agentCount: 900,
    lat: 38.72,
    lng: -9.14,
    ...changes,
  };
}

/** Portugal's page, with Lisbon, Porto and an agent. */
export function countryPageOf(changes: Partial<Destination> = {}): Destination {
  return {
    ...destinationOf(),
    country_code: 'PT',
    description: 'Atlantic light and long lunches.',
    listing_image_url: artworkUri('old-town', 'golden'),
    listing_image_credit: 'Ana Cruz, Atoll',
    lat: 39.5,
    lng: -8,
    cityCount: 2,
    cities: [
      cityCardOf({ city: 'Lisbon', slug: 'lisbon', agentCount: 312, lat: 38.72, lng: -9.14 }),
      cityCardOf(),
    ],
    guided: [],
    regions: [],
    facts: {
      in_sentence: 'Portugal',
      capital: 'Lisbon',
      languages: ['Portuguese'],
      currency: { code: 'EUR', name: 'Euro' },
      plugs: ['C', 'F'],
      volts: 230,
      emergency: { police: '112', ambulance: '112', fire: '112' },
      drives_on: 'right',
      neighbours: [{ country: 'Spain', clean_country: 'spain' }],
    },
    agents: [cardOf(agentOf({ is_featured: true }))],
    sample: true,
    ...changes,
  };
}

/** The 312 agents of Lisbon as a map shows them from afar. */
export function clusterOf(changes: Partial<AgentCluster> = {}): AgentCluster {
  return {
    id: '312@38.7200,-9.1400',
    lat: 38.72,
    lng: -9.14,
    count: 312,
    bounds: [-9.24, 38.62, -9.04, 38.82],
    city: { name: 'Lisbon', country: 'Portugal', slug: 'lisbon' },
    around: null,
    agent: null,
    ...changes,
  };
}

export function sharedPostOf(changes: Partial<SharedPost> = {}): SharedPost {
  return {
    logId: 'AAAAAAAAAAAAAAAAAAAAAA',
    kind: 'city',
    path: '/travel-agents/lisbon',
    title: 'Lisbon',
    ...changes,
  };
}

/** One agent on a map that is near enough. */
export function agentPointOf(agent: Agent): AgentCluster {
  const { id, lat, lng } = agent;
  return clusterOf({ id, lat, lng, count: 1, bounds: [lng, lat, lng, lat], agent: cardOf(agent) });
}

/** A review by a traveler of an agent. */
export function reviewOf(changes: Partial<Review> = {}): Review {
  return {
    ...{ id: 'rev1', rating: 4, text: 'Unhurried, just as we wished.', month: '2020-10', name: null },
    ...{ at: '2020-11-10T10:00:00.000Z', isSample: false, answer: null },
    ...changes,
  };
}

/** Lisbon's guide in short. */
export function guideOf(changes: Partial<ShownGuide> = {}): ShownGuide {
  return {
    sights: [
      {
        id: 'belem-tower',
        name: 'Belém Tower',
        local: 'Torre de Belém',
        kind: 'tower',
        lat: 38.6916,
        lng: -9.216,
        about: 'A small fort at the edge of the water.',
      },
      {
        id: 'praca-do-comercio',
        name: 'Praça do Comércio',
        local: null,
        kind: 'square',
        lat: 38.7076,
        lng: -9.1365,
        about: 'A square that is open to the river.',
      },
    ],
    quarters: [
      { name: 'Alfama', about: 'Stairs and fado.', lat: 38.7118, lng: -9.13 },
      { name: 'Príncipe Real', about: 'Calm and leafy.', lat: null, lng: null },
    ],
    food: [{ name: 'Ginjinha', about: 'sour-cherry liqueur in tiny glasses' }],
    best_months: [4, 5, 6, 9, 10],
    seasons: 'Most of the rain falls in winter.',
    getting_there: 'The airport is in the city.',
    getting_around: 'Trams climb the hills.',
    day_trips: [
      { name: 'Porto', km: 313, about: 'Wine and bridges.', lat: 41.15, lng: -8.61, slug: 'porto' },
      { name: 'Sintra', km: 25, about: 'Palaces in the woods.', lat: 38.8, lng: -9.38, slug: null },
      { name: 'Arrábida', km: 35, about: 'Pale coves.', lat: null, lng: null, slug: null },
    ],
    ...changes,
  };
}
