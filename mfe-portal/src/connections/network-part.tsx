import { lazyPart, type LazyPart } from '@atoll/platform/lazy-part';
import { useParams } from 'react-router-dom';
import { PanelLoading } from '../shared/panel-loading';

const requests = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "connection-requests" */ './connection-requests')).ConnectionRequests,
);
const discover = lazyPart(
  async () => (await import(/* webpackChunkName: "discover" */ './discover')).Discover,
);
const myAgents = lazyPart(
  async () => (await import(/* webpackChunkName: "my-agents" */ './my-agents')).MyAgents,
);
const SCREENS: Readonly<Record<string, LazyPart<object>>> = { requests, discover, 'my-agents': myAgents };

/** The screens below /agent/network and /hotel/agents, each with its own code (HOT-05, AGT-04). */
export function NetworkPart() {
  const { part = '' } = useParams();
  const screen = SCREENS[part.toLowerCase()];
  if (!screen) return null;
  return <screen.Part key={part} fallback={<PanelLoading label="Loading who you work with" />} />;
}
