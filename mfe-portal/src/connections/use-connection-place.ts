import { selectUser, useAppSelector } from '@atoll/platform';

const PLACES = {
  agent: {
    connected: '/agent/network',
    myAgents: '/agent/my-agents',
    requests: '/agent/network/requests',
    discover: '/agent/network/discover',
  },
  hotel: {
    connected: '/hotel/agents',
    myAgents: '/hotel/agents/my-agents',
    requests: '/hotel/agents/requests',
    discover: '/hotel/agents/discover',
  },
} as const;

/** Where agents and hotels have the same pages about those whom they work with. */
export function useConnectionPlace() {
  const role = useAppSelector(selectUser)?.role === 'hotel' ? 'hotel' : 'agent';
  return { role, ...PLACES[role] } as const;
}
