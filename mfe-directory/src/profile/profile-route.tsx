import type { Agent, AgentCard } from '@atoll/contracts/agent';
import { agentHref } from '@atoll/contracts/pages/travel-agents.page';
import { useLocation } from 'react-router-dom';
import { useAgentsByNameQuery, useGetAgentQuery } from '../shared/agents/agents.api';
import { sameNameHref } from '../shared/addresses';
import { answerOf } from '../shared/answer';
import { NotFound, PageError, PageLoading } from '../shared/page-states';
import { Redirect } from '../shared/redirect';
import { profileAddressOf } from './profile-address';
import { ProfilePage } from './profile-page';
import { SameName } from './same-name';

const TITLE = 'Travel agent';

/** A profile under any of its addresses (DIR-04 to DIR-06, C15); all but one lead to that one. */
export function ProfileRoute() {
  const { pathname } = useLocation();
  const address = profileAddressOf(pathname);
  if (!address) return <NoAgent />;
  return address.by === 'id' ? (
    <ProfileById id={address.id} pathname={pathname} />
  ) : (
    <ProfileByName name={address} pathname={pathname} />
  );
}

function ProfileById({ id, pathname }: { id: string; pathname: string }) {
  const answer = answerOf<Agent>(useGetAgentQuery(id));
  if (answer.state === 'missing') return <NoAgent />;
  if (answer.state === 'error') return <PageError title={TITLE} onRetry={answer.retry} />;
  if (answer.state === 'loading') return <PageLoading title={TITLE} label="Loading the agent" />;
  const href = agentHref(answer.value);
  return pathname === href ? <ProfilePage agent={answer.value} /> : <Redirect to={href} />;
}

interface ByNameProps {
  readonly name: { readonly nameSlug: string; readonly citySlug: string };
  readonly pathname: string;
}

function ProfileByName({ name: { nameSlug, citySlug }, pathname }: ByNameProps) {
  const answer = answerOf<AgentCard[]>(useAgentsByNameQuery({ nameSlug, citySlug }));
  if (answer.state === 'error') return <PageError title={TITLE} onRetry={answer.retry} />;
  if (answer.state === 'loading') return <PageLoading title={TITLE} label="Looking for the agent" />;
  const [first, ...others] = answer.state === 'found' ? answer.value : [];
  if (!first) return <NoAgent />;
  const href = others.length === 0 ? agentHref(first) : sameNameHref(first);
  return pathname === href ? <SameName agents={[first, ...others]} /> : <Redirect to={href} />;
}

function NoAgent() {
  return <NotFound text="We know no travel agent with this address. Search for a name or a city instead." />;
}
