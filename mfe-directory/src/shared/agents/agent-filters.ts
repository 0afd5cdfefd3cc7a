import type { AgentLanguage, AgentSort, AgentSpeciality } from '@atoll/contracts/agent';
import type { PageState } from '@atoll/contracts/pages/page';
import type { AGENT_FILTER_PARAMS, AGENT_RATINGS } from '@atoll/contracts/pages/travel-agents.page';

export type AgentRating = (typeof AGENT_RATINGS)[number];

/** What agents are narrowed to; empty lists, false and null let everybody through. */
export interface AgentFilters {
  readonly specialities: readonly AgentSpeciality[];
  readonly languages: readonly AgentLanguage[];
  readonly featured: boolean;
  /** The lowest rating. */
  readonly rating: AgentRating | null;
  /** Slug of a country; always null in the list of a city. */
  readonly country: string | null;
}

export const NO_FILTERS: AgentFilters = {
  specialities: [],
  languages: [],
  featured: false,
  rating: null,
  country: null,
};

type FilterState = Omit<AgentFilters, 'country'> & { readonly country?: string | null };
export type ListState = PageState<typeof AGENT_FILTER_PARAMS> & FilterState;

/** The filters that the URL of a list says. */
export function filtersOf({ specialities, languages, featured, rating, country }: FilterState): AgentFilters {
  return { specialities, languages, featured, rating, country: country ?? null };
}

/** How many filters narrow a list. */
export function countActiveFilters({
  specialities,
  languages,
  featured,
  rating,
  country,
}: AgentFilters): number {
  return [specialities.length > 0, languages.length > 0, featured, rating, country].filter(Boolean).length;
}

/** One page of a list of agents, as it is asked for. */
export interface AgentListArgs {
  readonly citySlug: string | null;
  readonly q: string | null;
  readonly filters: AgentFilters;
  readonly sort: AgentSort;
  readonly page: number;
}

/** What a list asks for at its URL. The server asks the same. */
export function listArgs(state: ListState, citySlug: string | null): AgentListArgs {
  const { q, sort, page } = state;
  return { citySlug, q, filters: filtersOf(state), sort, page };
}

/** Filters as a query, without what lets everybody through. */
export function filterParams({ specialities, languages, featured, rating, country }: AgentFilters) {
  return {
    country: country ?? undefined,
    specialities: specialities.join(',') || undefined,
    languages: languages.join(',') || undefined,
    featured: featured || undefined,
    rating: rating ?? undefined,
  };
}

/** The query of a list, without what lets everybody through. */
export function listParams({ citySlug, q, filters, sort, page }: AgentListArgs) {
  return {
    q: q ?? undefined,
    citySlug: citySlug ?? undefined,
    ...filterParams(filters),
    sort,
    page,
  };
}
