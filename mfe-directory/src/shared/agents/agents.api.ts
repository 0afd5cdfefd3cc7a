import type { Agent, AgentCard, AgentsAnswer } from '@atoll/contracts/agent';
import { API_PATHS } from '@atoll/contracts/api-paths';
import type {
  City,
  CityPage,
  CityPageLink,
  DestinationCard,
  DestinationsAnswer,
} from '@atoll/contracts/destination';
import { api } from '@atoll/platform';
import { foundOrNull } from '@atoll/platform/found-or-null';
import { listParams, type AgentListArgs } from './agent-filters';

/** Countries that the directory leads to; all of them would double the size of its document. */
const TOP_COUNTRIES = 24;

export type CountryLink = Pick<DestinationCard, 'country' | 'clean_country' | 'agentCount'>;

export interface TopCountries {
  /** Those with the most agents first. */
  readonly countries: readonly CountryLink[];
  readonly agentCount: number;
  readonly cityCount: number;
  readonly countryCount: number;
}

interface AgentsByName {
  readonly nameSlug: string;
  readonly citySlug: string;
}

const linkOf = ({ country, clean_country, agentCount }: DestinationCard): CountryLink => ({
  country,
  clean_country,
  agentCount,
});

export const agentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAgents: build.query<AgentsAnswer, AgentListArgs>({
      query: (args) => ({ url: API_PATHS.agents, params: listParams(args) }),
    }),
    /** At most five agents with this in their name, or in that of their city (DIR-09, DIR-10). */
    suggestAgents: build.query<AgentCard[], { by: 'name' | 'city'; text: string }>({
      query: ({ by, text }) => ({ url: API_PATHS.agents, params: { [by]: text } }),
      transformResponse: ({ data }: AgentsAnswer) => data,
    }),
    /** Agents of one name in one city; several may share it (C15). */
    agentsByName: build.query<AgentCard[], AgentsByName>({
      query: ({ nameSlug, citySlug }) => ({ url: API_PATHS.agents, params: { nameSlug, citySlug } }),
      transformResponse: ({ data }: AgentsAnswer) => data,
    }),
    getAgent: build.query<Agent | null, string>({
      queryFn: (id, _api, _options, ask) => foundOrNull<Agent>(ask({ url: `${API_PATHS.agents}/${id}` })),
    }),
    getCity: build.query<City | null, string>({
      queryFn: (slug, _api, _options, ask) => foundOrNull<City>(ask({ url: `${API_PATHS.cities}/${slug}` })),
    }),
    getCityPage: build.query<CityPage | null, Pick<CityPageLink, 'kind' | 'slug'> & { citySlug: string }>({
      queryFn: ({ citySlug, kind, slug }, _api, _options, ask) =>
        foundOrNull<CityPage>(ask({ url: `${API_PATHS.cities}/${citySlug}/pages/${kind}/${slug}` })),
    }),
    topCountries: build.query<TopCountries, void>({
      query: () => ({ url: API_PATHS.destinations }),
      transformResponse: ({ data, meta }: DestinationsAnswer) => ({
        ...meta,
        countryCount: data.length,
        countries: [...data]
          .sort((one, other) => other.agentCount - one.agentCount)
          .slice(0, TOP_COUNTRIES)
          .map(linkOf),
      }),
    }),
    /** Every visible country with agents, by name: for the filter, which asks when it is opened. */
    allCountries: build.query<CountryLink[], void>({
      query: () => ({ url: API_PATHS.destinations }),
      transformResponse: ({ data }: DestinationsAnswer) =>
        data.filter(({ agentCount }) => agentCount > 0).map(linkOf),
    }),
  }),
});

export const {
  useListAgentsQuery,
  useAgentsByNameQuery,
  useGetAgentQuery,
  useGetCityQuery,
  useGetCityPageQuery,
  useTopCountriesQuery,
  useAllCountriesQuery,
} = agentsApi;
