import type { User } from '@atoll/contracts/account';
import {
  useAgentRequestsQuery,
  useConnectionThreadsQuery,
  useTravelerRequestsQuery,
} from '../shared/requests.api';

/** How much waits for whoever is signed in. */
export interface Waiting {
  /** Requests without an answer; a traveler's whose quotes can be accepted. */
  readonly requests: number;
  /** Messages that are not read. */
  readonly messages: number;
  /** Hotels and agents who have asked to be connected. */
  readonly connections: number;
}

const unreadIn = (threads: readonly { readonly unread: number }[] = []) =>
  threads.reduce((sum, { unread }) => sum + unread, 0);

/** What waits, for the navigation; nothing for an administrator, and until it is known. */
export function useWaiting(role: User['role'] | null): Waiting {
  const { data: own } = useAgentRequestsQuery(null, { skip: role !== 'agent' });
  const isConnected = role === 'agent' || role === 'hotel';
  const { data: connected } = useConnectionThreadsQuery(undefined, { skip: !isConnected });
  const { data: asked } = useTravelerRequestsQuery(undefined, { skip: role !== 'traveler' });
  const quoted = asked?.requests.filter(({ status }) => status === 'quoted') ?? [];
  return {
    requests: quoted.length + (own?.counts['sent'] ?? 0) + (own?.counts['opened'] ?? 0),
    connections: connected?.asking ?? 0,
    messages: unreadIn(own?.requests) + unreadIn(connected?.threads) + unreadIn(asked?.requests),
  };
}
