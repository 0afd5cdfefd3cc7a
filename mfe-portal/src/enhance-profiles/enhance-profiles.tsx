import { HUB_PAGE_SIZE, LITTLE_TEXT, type HubAgent, type HubQuery } from '@atoll/contracts/agent-hub';
import { countOf } from '@atoll/contracts/words';
import { Button } from '@atoll/ui/button';
import { Chip, SampleMark, ToggleChip } from '@atoll/ui/chip';
import { EmptyState } from '@atoll/ui/page-state';
import { useState } from 'react';
import { ListPages } from '../shared/list-pages';
import { Notices } from '../shared/notices';
import { Panel } from '../shared/panel';
import { PanelLoading } from '../shared/panel-loading';
import { ProblemNotice } from '../shared/problem-notice';
import { useListAddress } from '../shared/use-list-address';
import { useLittleTextsQuery, useProposeTextMutation } from './enhance-profiles.api';
import { Proposal, type Draft } from './proposal';
import * as s from './enhance-profiles.module.css';

/** What the list can be narrowed to, by the word in its address. */
const SHOWN: readonly {
  readonly word: string;
  readonly label: string;
  readonly filter: Partial<HubQuery>;
}[] = [
  { word: '', label: 'All', filter: {} },
  { word: 'featured', label: 'Featured', filter: { featured: 'yes' } },
  { word: 'account', label: 'With an account', filter: { account: 'yes' } },
  { word: 'own', label: 'Own agents', filter: { kind: 'own' } },
];

interface RowProps {
  readonly agent: HubAgent;
  readonly draft: Draft | undefined;
  readonly onDraft: (draft: Draft | null) => void;
}

function AgentRow({ agent, draft, onDraft }: RowProps) {
  const [propose, { isLoading, error }] = useProposeTextMutation();
  const { id, name, city, country, summary, sample, is_featured, hidden, hasAccount } = agent;
  async function ask(): Promise<void> {
    const { data } = await propose(id);
    if (data) onDraft({ ...data, edited: data.text });
  }
  return (
    <li className={s.row} aria-label={name}>
      <div className={s.head}>
        <p className={s.names}>
          <a className="link" href={`/management-portal/agent-hub/${id}`}>
            {name}
          </a>
          <span className={s.place}>
            {city}, {country}
          </span>
          {sample && <SampleMark />}
          {is_featured && <Chip>Featured</Chip>}
          {hidden && <Chip>Hidden</Chip>}
          {hasAccount && <Chip>Account</Chip>}
        </p>
        {!draft && (
          <Button
            size="small"
            icon="sparkles"
            busy={isLoading}
            aria-label={`Write a better text for ${name}`}
            onClick={() => void ask()}
          >
            Write a better text
          </Button>
        )}
      </div>
      {draft ? (
        <Proposal agent={agent} draft={draft} onDraft={onDraft} />
      ) : (
        <p className={s.text}>{summary || 'No text.'}</p>
      )}
      {error && !draft && <ProblemNotice error={error} onRetry={() => void ask()} />}
    </li>
  );
}

function EnhanceProfilesContent() {
  const address = useListAddress();
  // Here and not in the rows, so that nothing typed is lost with a page of the list that is left and opened again.
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft | null>>>({});
  const shown = SHOWN.find(({ word }) => word === address.get('show')) ?? SHOWN[0];
  const { data, error, refetch } = useLittleTextsQuery({
    ...{ ...shown?.filter, text: 'little', order: 'visited', page: address.page },
  });
  if (error && !data) return <ProblemNotice error={error} onRetry={() => void refetch()} />;
  return (
    <Panel title="Agents whose text says little">
      <p className={s.sum}>
        A text of fewer than {LITTLE_TEXT} letters says little. Most visited agents come first, then featured
        ones. Nothing is saved before you say so.
      </p>
      <div className={s.chips} role="group" aria-label="Which agents">
        {SHOWN.map(({ word, label }) => (
          <ToggleChip
            key={word}
            pressed={word === shown?.word}
            onClick={() => address.change({ show: word })}
          >
            {label}
          </ToggleChip>
        ))}
      </div>
      {!data && <PanelLoading label="Loading the agents" />}
      {data?.agents.length === 0 && (
        <EmptyState
          headingLevel={3}
          icon="circle-check"
          title="No agent here has little text"
          text="Every one of these agents says something of itself."
        />
      )}
      {data && data.agents.length > 0 && (
        <>
          <p className={s.sum} role="status">
            {countOf(data.total, 'agent')}
          </p>
          <ul className={s.list} aria-label="Agents with little text">
            {data.agents.map((agent) => (
              <AgentRow
                key={agent.id}
                agent={agent}
                draft={drafts[agent.id] ?? undefined}
                onDraft={(draft) => setDrafts((all) => ({ ...all, [agent.id]: draft }))}
              />
            ))}
          </ul>
          <ListPages total={data.total} pageSize={HUB_PAGE_SIZE} address={address} />
        </>
      )}
    </Panel>
  );
}

/** Better texts for agents whose entry says little, proposed by the site's language model (POR-02). */
export function EnhanceProfiles() {
  return (
    <Notices>
      <EnhanceProfilesContent />
    </Notices>
  );
}
