import type { City } from '@atoll/contracts/destination';
import { cityAgentsPage } from '@atoll/contracts/pages/travel-agents.page';
import { standingOf, useListWithMap } from '@atoll/map/list-with-map';
import { usePageUrl } from '@atoll/platform/page-url';
import { classNames } from '@atoll/ui/class-names';
import { mapId } from '@atoll/ui/results-frame';
import { SortBar } from '@atoll/ui/sort-bar';
import { AgentCard } from '../shared/agents/agent-card';
import { countActiveFilters, filtersOf, listArgs, NO_FILTERS } from '../shared/agents/agent-filters';
import { AgentListView } from '../shared/agents/agent-list';
import { FilterBar } from '../shared/agents/filter-bar';
import { ListHead } from '../shared/agents/list-head';
import { sortOptions } from '../shared/agents/sort';
import { isBusy, useAgentList } from '../shared/agents/use-agent-list';
import { AgentMap } from './agent-map';
import * as s from './city-agents.module.css';
import { CityReads } from './city-reads';

interface CityListProps {
  readonly city: City;
  /** The city's guide stands above the list. */
  readonly isBelowGuide: boolean;
}

/** The agents of a city with filters and map, and what else the city has to read. */
export function CityList({ city, isBelowGuide }: CityListProps) {
  const { state, hrefOf, push } = usePageUrl(cityAgentsPage);
  const list = useAgentList(listArgs(state, city.slug));
  const filters = filtersOf(state);
  const map = useListWithMap(true, null);
  const { list: listBox, focus, isOpen, showOnMap } = map;
  return (
    <>
      <a className="skip" href={`#${mapId('agent')}`}>
        Skip to the map
      </a>
      <div className={`wrap ${s.bar}`}>
        <FilterBar filters={filters} onApply={({ country: _, ...next }) => push({ ...next, page: 1 })} />
        <SortBar
          options={sortOptions(state.q)}
          value={state.sort}
          onChange={(sort) => push({ sort, page: 1 })}
        />
      </div>
      <div className={`wrap ${s.layout}`}>
        <section
          ref={listBox}
          className={s.list}
          aria-label={`Agents in ${city.name}`}
          aria-busy={isBusy(list)}
        >
          <ListHead list={list} filters={filters} q={state.q} />
          <AgentListView
            list={list}
            page={state.page}
            pageHref={(page) => hrefOf({ page })}
            onPage={(page) => push({ page })}
            isNarrowed={state.q !== null || countActiveFilters(filters) > 0}
            onWiden={() => push({ ...NO_FILTERS, q: null, page: 1 })}
            onPoint={focus.hover}
          >
            {(agent) => (
              <AgentCard agent={agent} standsOut={standingOf(agent.id, focus)} onShowOnMap={showOnMap} />
            )}
          </AgentListView>
        </section>
        <aside className={s.aside} aria-label={`About ${city.name}`}>
          <AgentMap className={classNames(s.map, isOpen && s.openMap)} city={city} list={list} map={map} />
          <CityReads city={city} hasGuide={isBelowGuide} />
        </aside>
      </div>
    </>
  );
}
