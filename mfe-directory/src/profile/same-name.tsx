import type { AgentCard as Agent } from '@atoll/contracts/agent';
import { usePageTitle } from '@atoll/platform/page-title';
import { useSavedOnDevice } from '@atoll/platform/saved';
import { CardList } from '@atoll/ui/card-list';
import { SampleMark } from '@atoll/ui/chip';
import { AgentCard } from '../shared/agents/agent-card';
import { Crumbs } from '../shared/crumbs';
import { crumbsInCity } from '../shared/crumbs-above';
import { cityOfAgent, sameNameTitle } from './profile-text';
import * as s from './profile-page.module.css';
import { titled } from '@atoll/contracts/page-titles';

/** Several agents of one name in one city: nobody but the traveler knows which one is meant. */
export function SameName({ agents }: { agents: readonly [Agent, ...Agent[]] }) {
  const [first] = agents;
  const title = sameNameTitle(agents);
  usePageTitle(titled(title));
  useSavedOnDevice();
  return (
    <section className={`wrap ${s.same}`}>
      <div>
        <Crumbs way={crumbsInCity(cityOfAgent(first))} here={first.name} />
        <h1 className="display h1">{title}</h1>
      </div>
      {agents.some(({ sample }) => sample) && (
        <p>
          <SampleMark />
        </p>
      )}
      <h2 className="visually-hidden">Agents</h2>
      <CardList layout="list" items={agents} idOf={({ id }) => id}>
        {(agent) => <AgentCard agent={agent} />}
      </CardList>
    </section>
  );
}
