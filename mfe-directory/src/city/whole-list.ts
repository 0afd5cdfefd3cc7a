import { countActiveFilters, filtersOf, type ListState } from '../shared/agents/agent-filters';

/** Whether an address means all agents of the city, from the first. */
export function isWholeList(state: ListState): boolean {
  return state.q === null && state.page === 1 && countActiveFilters(filtersOf(state)) === 0;
}
