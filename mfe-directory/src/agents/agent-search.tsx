import { AGENT_SUGGESTIONS_MAX, type AgentCard } from '@atoll/contracts/agent';
import { agentHref, travelAgentsPage } from '@atoll/contracts/pages/travel-agents.page';
import { useAppDispatch } from '@atoll/platform';
import { SearchLine } from '@atoll/ui/search-line';
import { SuggestInput, type SearchSuggestion } from '@atoll/ui/suggest-input';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { cityHref } from '../shared/addresses';
import { agentsApi } from '../shared/agents/agents.api';

const TEXTS = {
  searching: 'Searching agents...',
  empty: 'No agent and no city with that name. Press Enter to search everything.',
  hint: 'Type at least 2 characters to search',
  failure: 'Agents could not be searched. Please try again.',
};

/** The cities of agents that were found by their city, each once. */
function citiesOf(agents: readonly AgentCard[]): SearchSuggestion[] {
  const bySlug = new Map(agents.map((agent) => [agent.clean_city, agent]));
  return [...bySlug.values()].map(({ clean_city, city, country }) => ({
    id: `city-${clean_city}`,
    icon: 'map-pin',
    title: city,
    note: country,
    href: cityHref(clean_city),
  }));
}

function agentSuggestion(agent: AgentCard): SearchSuggestion {
  return {
    id: agent.id,
    icon: 'user-search',
    title: agent.name,
    note: `${agent.city}, ${agent.country}`,
    href: agentHref(agent),
  };
}

/** Cities and agents whose name has the typed text in it (DIR-09, DIR-10). */
function useSuggestedAgents(): (text: string, signal: AbortSignal) => Promise<SearchSuggestion[]> {
  const dispatch = useAppDispatch();
  return useCallback(
    async (text, signal) => {
      const [inCities, called] = (['city', 'name'] as const).map((by) => {
        const args = { by, text };
        const request = dispatch(agentsApi.endpoints.suggestAgents.initiate(args, { subscribe: false }));
        signal.addEventListener('abort', () => request.abort());
        return request.unwrap();
      });
      const [cities = [], agents = []] = await Promise.all([inCities, called]);
      return [...citiesOf(cities), ...agents.slice(0, AGENT_SUGGESTIONS_MAX).map(agentSuggestion)];
    },
    [dispatch],
  );
}

interface AgentSearchProps {
  q: string | null;
  onSearch: (text: string) => void;
}

/** Search by name or place: a suggestion leads to its page, the text alone to everybody who fits it. */
export function AgentSearch({ q, onSearch }: AgentSearchProps) {
  const suggest = useSuggestedAgents();
  const navigate = useNavigate();
  return (
    <SearchLine label="Travel agents" action={travelAgentsPage.pattern} onSearch={onSearch}>
      <SuggestInput
        label="Name, city or speciality"
        placeholder="Name, city or speciality"
        value={q ?? ''}
        suggest={suggest}
        onPick={({ href }) => void navigate(href)}
        texts={TEXTS}
      />
    </SearchLine>
  );
}
