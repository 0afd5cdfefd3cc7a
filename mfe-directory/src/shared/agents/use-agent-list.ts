import type { AgentsAnswer } from '@atoll/contracts/agent';
import { useListAgentsQuery } from './agents.api';
import type { AgentListArgs } from './agent-filters';

export type AgentList =
  | { readonly state: 'loading' }
  | { readonly state: 'error'; readonly retry: () => void }
  | {
      readonly state: 'results';
      readonly answer: AgentsAnswer;
      /** True while these are the agents of another page or filter and the next ones are on their way. */
      readonly isStale: boolean;
    };

/** A page of a list; the page before stays in sight until the next one is there. */
export function useAgentList(args: AgentListArgs): AgentList {
  const { currentData, data, isError, isFetching, refetch } = useListAgentsQuery(args);
  if (currentData) return { state: 'results', answer: currentData, isStale: false };
  if (isError && !isFetching) return { state: 'error', retry: () => void refetch() };
  return data ? { state: 'results', answer: data, isStale: true } : { state: 'loading' };
}

/** True while what is shown is not yet what was asked for. */
export function isBusy(list: AgentList): boolean {
  return list.state === 'loading' || (list.state === 'results' && list.isStale);
}
