import {
  AGENT_LANGUAGES,
  AGENT_SORTS,
  AGENT_SPECIALITIES,
  type AgentLanguage,
  type AgentSort,
  type AgentSpeciality,
  type AgentsQuery,
} from '@atoll/contracts/agent';
import { fold } from '@atoll/contracts/fold';

/** What a list of agents is narrowed to; null lets everything through. */
export interface AgentFilters {
  /** Folded words of a name. */
  readonly name: string | null;
  /** Folded words of a city. */
  readonly city: string | null;
  /** Folded words of names, agencies, places and specialities. */
  readonly text: string | null;
  readonly citySlug: string | null;
  readonly country: string | null;
  readonly nameSlug: string | null;
  readonly specialities: readonly AgentSpeciality[];
  readonly languages: readonly AgentLanguage[];
  readonly isFeatured: boolean;
  readonly rating: number | null;
  readonly sort: AgentSort;
}

function known<Word extends string>(text: string | undefined, words: readonly Word[]): Word[] {
  const asked = (text ?? '').split(',');
  return words.filter((word) => asked.includes(word));
}

/** No name has these; folding would drop them, and `a.*` is not a search for `a`, nor `<b>` for `b` (DIR-11). */
const NO_TEXT = /[*+?^$|()[\]{}\\<>]/;

/** Null without a text; empty, which finds nothing, for a text that no name can have. */
function folded(text: string | undefined): string | null {
  if (!text?.trim()) return null;
  return NO_TEXT.test(text) ? '' : fold(text);
}

/** The filters of a query string. A word that no filter knows is as good as none. */
export function readFilters(query: AgentsQuery): AgentFilters {
  const rating = Number(query.rating);
  return {
    name: folded(query.name),
    city: folded(query.city),
    text: folded(query.q),
    citySlug: query.citySlug || null,
    country: query.country || null,
    nameSlug: query.nameSlug || null,
    specialities: known(query.specialities, AGENT_SPECIALITIES),
    languages: known(query.languages, AGENT_LANGUAGES),
    isFeatured: query.featured === 'true',
    rating: query.rating && Number.isFinite(rating) ? rating : null,
    sort: AGENT_SORTS.find((sort) => sort === query.sort) ?? 'best',
  };
}
