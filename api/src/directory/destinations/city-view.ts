import {
  AGENT_LANGUAGES,
  AGENT_SPECIALITIES,
  type AgentCard,
  type AgentLanguage,
  type AgentSpeciality,
} from '@atoll/contracts/agent';
import type { City, CityCard, CityPage, CityPageKind } from '@atoll/contracts/destination';
import type { CityGuide } from '@atoll/contracts/city-guide';
import { fold } from '@atoll/contracts/fold';
import { distanceKm } from '@atoll/contracts/distance';
import type { CityDocument } from '../models/city.model';
import { cardsAreMade } from '../cards/cards-are-made';
import { DEFAULT_POSTER } from '../cards/default-poster';
import { countryInSentence } from '../../shared/countries/country-names';
import { languageMasks, specialityMask } from '../read-model/agent-card';
import { readFilters, type AgentFilters } from '../read-model/agent-filters';
import type { DirectoryIndex } from '../read-model/directory-index';
import { cityPageLinks, findTopic } from './city-pages';
import type { CityFacts } from './city-topic';

const NEARBY_MAX = 8;
const PAGE_AGENTS_MAX = 10;
const CENTRE = '50% 50%';
const SPECIALITY_MASKS = AGENT_SPECIALITIES.map((key) => [key, specialityMask([key])] as const);
const LANGUAGE_MASKS = AGENT_LANGUAGES.map((code) => [code, ...languageMasks([code])] as const);

/** The best agents of a list, as cards. */
export function bestAgents(index: DirectoryIndex, filters: Partial<AgentFilters>, most: number): AgentCard[] {
  const { rows } = index.search.find({ ...readFilters({}), ...filters });
  return Array.from(rows.subarray(0, most), (row) => index.table.card(row));
}

/**
 * A city's card: the one that was made of it; without agents it has none, and its own data make one. Throws OVERLOADED
 * where it has agents and its card is not made yet.
 */
function cardOf(index: DirectoryIndex, slug: string, city: CityDocument | null): CityCard | null {
  const made = index.cards.city(slug);
  if (made) return index.isVisible(made.clean_country) ? made : null;
  if (bestAgents(index, { citySlug: slug }, 1).length > 0) throw cardsAreMade();
  if (!city || !index.isVisible(city.clean_country)) return null;
  const { name, country, clean_country, region, image_url, lat, lng } = city;
  const image = image_url || DEFAULT_POSTER;
  const counts = { featuredCount: 0, agentCount: 0, topRating: null };
  return { city: name, slug, country, clean_country, region, ...counts, image, hasGuide: false, lat, lng };
}

interface Kept {
  readonly revision: number;
  readonly counts: Map<string, ReturnType<typeof countAgents>>;
}

/** What was counted of cities is kept until something changes: a page asks for hundreds of agents' masks. */
const kept = new WeakMap<DirectoryIndex, Kept>();

function agentCounts(index: DirectoryIndex, citySlug: string): ReturnType<typeof countAgents> {
  const known = kept.get(index);
  const anew: Kept = { revision: index.revision, counts: new Map() };
  const current = known?.revision === index.revision ? known : anew;
  kept.set(index, current);
  const counted = current.counts.get(citySlug) ?? countAgents(index, citySlug);
  current.counts.set(citySlug, counted);
  return counted;
}

/** What is counted of the agents of a city. */
function countAgents(index: DirectoryIndex, citySlug: string) {
  const { specialities, languages, moreLanguages, rating } = index.table.columns;
  const knows = new Map<AgentSpeciality, number>();
  const speaks = new Map<AgentLanguage, number>();
  let [agentCount, ratedCount] = [0, 0];
  const countOne = <Key>(counts: Map<Key, number>, key: Key) => counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const row of index.search.find({ ...readFilters({}), citySlug }).rows) {
    agentCount += 1;
    if ((rating[row] ?? -1) >= 0) ratedCount += 1;
    for (const [key, mask] of SPECIALITY_MASKS) {
      if (((specialities[row] ?? 0) & mask) !== 0) countOne(knows, key);
    }
    for (const [code, first, second] of LANGUAGE_MASKS) {
      const isSpoken = ((languages[row] ?? 0) & first) !== 0 || ((moreLanguages[row] ?? 0) & second) !== 0;
      if (isSpoken) countOne(speaks, code);
    }
  }
  return { agentCount, ratedCount, specialities: knows, languages: speaks };
}

const spot = ({ lat, lng }: CityCard) => ({ latitude: lat, longitude: lng });

function factsOf(index: DirectoryIndex, card: CityCard, city: CityDocument | null): CityFacts {
  const { city: name, slug, country, lat, lng } = card;
  return { city: name, slug, country, lat, lng, guide: city?.guide ?? null, ...agentCounts(index, slug) };
}

function nearby(index: DirectoryIndex, card: CityCard): City['nearby'] {
  const others = index.cards.citiesOf(card.clean_country).filter(({ slug }) => slug !== card.slug);
  const near = others.map((other) => ({ other, km: distanceKm(spot(card), spot(other)) }));
  return near
    .sort((a, b) => a.km - b.km)
    .slice(0, NEARBY_MAX)
    .map(({ other: { city, slug, agentCount, image } }) => ({ city, slug, agentCount, image }));
}

/** So much farther than the guide says a city of a day trip's name may be: its distances are rough. */
const TRIP_SHARE = 1.2;
const TRIP_MORE_KM = 10;

/** The guide with the pages of its day trips: of cities of that name that are as near as it says, over a border too. */
function shownGuide(index: DirectoryIndex, card: CityCard, guide: CityGuide | null | undefined) {
  if (!guide) return null;
  const day_trips = guide.day_trips.map((trip) => {
    const name = fold(trip.name);
    const most = trip.km * TRIP_SHARE + TRIP_MORE_KM;
    const meant = index.cards
      .citiesAround(spot(card), most)
      .find((other) => fold(other.city) === name && index.isVisible(other.clean_country));
    return { ...trip, slug: meant?.slug ?? null };
  });
  const { is_coastal: _coastal, good_for: _goodFor, ...shown } = guide;
  return { ...shown, day_trips };
}

/** A city's page; null for a city that nobody knows, or of a hidden country. `city` is what is told of it, if anything. */
export function cityView(index: DirectoryIndex, slug: string, city: CityDocument | null): City | null {
  const card = cardOf(index, slug, city);
  if (!card) return null;
  const image = city?.image_url || card.image;
  const countryCode = city?.country_code ?? index.settings.get(card.clean_country)?.country_code ?? '';
  return {
    ...card,
    name: card.city,
    country_code: countryCode,
    description: city?.description ?? '',
    highlights: [...(city?.highlights ?? [])],
    guide: shownGuide(index, card, city?.guide),
    country_in_sentence: countryInSentence(countryCode, card.country),
    featured_image_url: city?.featured_image_url || image,
    image_url: image,
    image_credit: city?.image_credit ?? '',
    image_position: city?.image_position ?? CENTRE,
    pages: cityPageLinks(factsOf(index, card, city)),
    nearby: nearby(index, card),
    sample: city?.sample ?? false,
  };
}

/** One content page of a city (DIR-03); null where the city does not have it. */
export function cityPageView(
  index: DirectoryIndex,
  slug: string,
  city: CityDocument | null,
  page: { readonly kind: CityPageKind; readonly slug: string },
): CityPage | null {
  const card = cardOf(index, slug, city);
  const topic = card && findTopic(factsOf(index, card, city), page.kind, page.slug);
  if (!card || !topic) return null;
  const agents = bestAgents(index, { ...topic.agents, citySlug: slug }, PAGE_AGENTS_MAX);
  return {
    ...topic.link,
    city: card,
    intro: topic.intro,
    sections: topic.sections,
    note: topic.note,
    links: topic.links,
    agents,
    sample: city?.sample ?? agents.some(({ sample }) => sample),
  };
}
