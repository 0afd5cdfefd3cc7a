import { AGENT_LANGUAGES, AGENT_SORTS, AGENT_SPECIALITIES } from '../agent';
import { definePage } from './page';
import { flag, oneOf, someOf, text, wholeNumber } from './params';

/** Lowest ratings as the URL writes them. */
export const AGENT_RATINGS = ['4.5', '4', '3'] as const;

/** What every list of agents can be narrowed by. */
export const AGENT_FILTER_PARAMS = {
  /** Words of names, agencies, places and specialities. */
  q: text(),
  specialities: someOf(AGENT_SPECIALITIES),
  languages: someOf(AGENT_LANGUAGES),
  featured: flag(false),
  rating: oneOf(AGENT_RATINGS, null),
  sort: oneOf(AGENT_SORTS, 'best'),
  page: wholeNumber({ min: 1, fallback: 1 }),
} as const;

const PAGE = { app: 'mfe-directory', access: 'public', cache: 'kept' } as const;

/** The directory of travel agents all over the world; a country narrows it, by its slug, code or a name in any language. */
export const travelAgentsPage = definePage({
  ...PAGE,
  pattern: '/travel-agents',
  title: 'Find agents',
  params: { country: text(), ...AGENT_FILTER_PARAMS },
});

/** The agents of one city, by its slug. */
export const cityAgentsPage = definePage({
  ...PAGE,
  pattern: '/travel-agents/:city',
  title: 'Travel agents',
  params: { ...AGENT_FILTER_PARAMS, view: oneOf(['list', 'map'], 'list') },
});

/** Content pages of a city (DIR-03). */
export const cityGuidePage = definePage({
  ...PAGE,
  pattern: '/travel-agents/:city/guide/:slug',
  title: 'City guide',
  params: {},
});
export const cityTopPage = definePage({
  ...PAGE,
  pattern: '/travel-agents/:city/top/:slug',
  title: 'Top travel agents',
  params: {},
});
export const cityBestPage = definePage({
  ...PAGE,
  pattern: '/travel-agents/:city/best/:slug',
  title: 'Best travel agents',
  params: {},
});

/**
 * An agent's profile: `/travel-agents/{nameSlug}-{agentId}/{citySlug}`, which is canonical, and
 * `/travel-agents/{agentName}/{city}`, which leads there (C15).
 */
export const agentInCityPage = definePage({
  ...PAGE,
  pattern: '/travel-agents/:agent/:city',
  title: 'Travel agent',
  params: {},
});

/** Short addresses of a profile; both lead to the canonical one (DIR-06). */
export const agentPage = definePage({
  ...PAGE,
  pattern: '/agent/:agentId',
  title: 'Travel agent',
  params: {},
});
export const agentWithNamePage = definePage({
  ...PAGE,
  pattern: '/agent/:agentId/:nameSlug',
  title: 'Travel agent',
  params: {},
});

/** The one address of an agent's profile. */
export function agentHref(agent: {
  readonly id: string;
  readonly name_slug: string;
  readonly clean_city: string;
}): string {
  return `/travel-agents/${agent.name_slug}-${agent.id}/${agent.clean_city}`;
}

/** The id at the end of `{nameSlug}-{agentId}`, in 24 hex digits or as a UUID; null where the text is a name alone. */
export function agentIdOf(segment: string): string | null {
  return (
    /(?:^|-)([0-9a-f]{24}|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/i.exec(
      segment,
    )?.[1] ?? null
  );
}
