import { travelAgentsPage } from '@atoll/contracts/pages/travel-agents.page';
import { usePageTitle } from '@atoll/platform/page-title';
import { usePageUrl } from '@atoll/platform/page-url';
import { useSavedOnDevice } from '@atoll/platform/saved';
import { SavedSection } from '@atoll/platform/saved-section';
import { SortBar } from '@atoll/ui/sort-bar';
import { AgentCard } from '../shared/agents/agent-card';
import { countActiveFilters, filtersOf, listArgs, NO_FILTERS } from '../shared/agents/agent-filters';
import { AgentListView } from '../shared/agents/agent-list';
import { countText } from '../shared/agents/agent-text';
import { useTopCountriesQuery } from '../shared/agents/agents.api';
import { FilterBar } from '../shared/agents/filter-bar';
import { ListHead } from '../shared/agents/list-head';
import { sortOptions } from '../shared/agents/sort';
import { isBusy, useAgentList } from '../shared/agents/use-agent-list';
import * as s from './agents-page.module.css';
import { directoryTitle, reachText } from './directory-text';
import { AgentSearch } from './agent-search';
import { TopCountries } from './top-countries';

/** /travel-agents: agents all over the world (DIR-01, DIR-19). */
export function AgentsPage() {
  const { state, hrefOf, push } = usePageUrl(travelAgentsPage);
  const list = useAgentList(listArgs(state, null));
  const { currentData: top } = useTopCountriesQuery();
  const country = list.state === 'results' ? list.answer.meta.country : null;
  // The address may have the country's name or code; the filter knows its slug.
  const filters = filtersOf({ ...state, country: country?.slug ?? state.country });
  usePageTitle(directoryTitle(state.page));
  useSavedOnDevice();
  return (
    <>
      <section className={`wrap ${s.hero}`}>
        <h1 className="display h1">
          {top ? `${countText(top.agentCount)}, all over the world` : 'Travel agents all over the world'}
        </h1>
        <p className={`lede ${s.lede}`}>
          People who know a place, plan the trip and answer the phone.
          {top && ` In ${reachText(top)}.`}
        </p>
        <AgentSearch q={state.q} onSearch={(text) => push({ q: text || null, page: 1 })} />
      </section>
      <section className={`wrap ${s.list}`} aria-label="Agents" aria-busy={isBusy(list)}>
        <div className={s.bar}>
          <FilterBar filters={filters} onApply={(next) => push({ ...next, page: 1 })} hasCountry />
          <SortBar
            options={sortOptions(state.q)}
            value={state.sort}
            onChange={(sort) => push({ sort, page: 1 })}
          />
        </div>
        <ListHead list={list} filters={filters} q={state.q} />
        <AgentListView
          list={list}
          page={state.page}
          pageHref={(page) => hrefOf({ page })}
          onPage={(page) => push({ page })}
          isNarrowed={state.q !== null || countActiveFilters(filters) > 0}
          onWiden={() => push({ ...NO_FILTERS, q: null, page: 1 })}
          unknownCountry={country ? null : state.country}
        >
          {(agent) => <AgentCard agent={agent} hasCity />}
        </AgentListView>
      </section>
      <SavedSection kind="agent" title="Your saved agents" />
      {top && top.countries.length > 0 && <TopCountries countries={top.countries} />}
    </>
  );
}
