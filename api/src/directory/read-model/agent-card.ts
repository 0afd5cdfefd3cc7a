import { AGENT_LANGUAGES, AGENT_SPECIALITIES, type AgentCard } from '@atoll/contracts/agent';
import type { AgentDocument } from '../models/agent.model';

/** An agent as lists show one. */
export function agentCard(agent: AgentDocument): AgentCard {
  return {
    id: String(agent._id),
    name: agent.name,
    name_slug: agent.name_slug,
    agency: agent.agency,
    city: agent.city,
    clean_city: agent.clean_city,
    country: agent.country,
    clean_country: agent.clean_country,
    is_featured: agent.is_featured,
    rating: agent.rating,
    rating_count: agent.rating_count,
    lat: agent.lat,
    lng: agent.lng,
    summary: agent.summary,
    specialities: [...agent.specialities],
    languages: [...agent.languages],
    since: agent.since,
    sample: agent.sample,
    picture: agent.own_picture?.url ?? null,
  };
}

/** The fields of a card that an agent shares with nobody, without their names: a million cards in full take 600 MB. */
export type OwnFields = [
  name: string,
  name_slug: string,
  agency: string,
  summary: string,
  specialities: AgentCard['specialities'],
  languages: AgentCard['languages'],
  /** The column of ratings is not exact. */
  rating: number | null,
  sample: boolean,
  /** Most have none, which must cost nothing. */
  picture?: string,
];

export function ownFields(agent: AgentDocument): OwnFields {
  const { name, name_slug, agency, summary, specialities, languages, rating, sample, own_picture } = agent;
  const own: OwnFields = [
    name,
    name_slug,
    agency,
    summary,
    [...specialities],
    [...languages],
    rating,
    sample,
  ];
  if (own_picture) own.push(own_picture.url);
  return own;
}

export const MASK_BITS = 32;

/** A bit for each word of a list, 32 to a mask. Words that the list does not have are left out. */
function masks<Word extends string>(known: readonly Word[], words: readonly Word[]): [number, number] {
  const found: [number, number] = [0, 0];
  for (const word of words) {
    const at = known.indexOf(word);
    if (at >= 0) found[at < MASK_BITS ? 0 : 1] |= 1 << (at % MASK_BITS);
  }
  return [found[0] >>> 0, found[1] >>> 0];
}

export const specialityMask = (words: AgentCard['specialities']) => masks(AGENT_SPECIALITIES, words)[0];
export const languageMasks = (words: AgentCard['languages']) => masks(AGENT_LANGUAGES, words);

/** What a rating counts as until there are enough: this many ratings of this height are added to it. */
const PRIOR = { rating: 4, count: 10 };

/** A rating weighted by its number, so that one 5.0 is not above a hundred 4.9; 0 without any. */
export function ratingScore(rating: number | null, count: number): number {
  if (rating === null) return 0;
  return Math.fround((rating * count + PRIOR.rating * PRIOR.count) / (count + PRIOR.count));
}

/** FNV-1a: narrows a slug down before it is compared. */
export function slugHash(slug: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < slug.length; at += 1) hash = Math.imul(hash ^ slug.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
