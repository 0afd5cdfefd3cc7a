import type { AgentCard } from '@atoll/contracts/agent';
import { agentHref } from '@atoll/contracts/pages/travel-agents.page';
import { SaveButton } from '@atoll/platform/save-button';

interface SaveAgentProps {
  agent: AgentCard;
  line?: boolean;
  className?: string;
}

/** The heart: keeps an agent on this device, or takes it off. */
export function SaveAgent({ agent, ...look }: SaveAgentProps) {
  const { id, name: title, city: place, lat: latitude, lng: longitude } = agent;
  const position = { latitude, longitude };
  return (
    <SaveButton {...look} item={{ kind: 'agent', id, title, place, position, href: agentHref(agent) }} />
  );
}
