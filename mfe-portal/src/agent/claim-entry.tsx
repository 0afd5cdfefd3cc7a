import type { AgentCard } from '@atoll/contracts/agent';
import { selectUser, showToast, toAppError, useAppDispatch, useAppSelector } from '@atoll/platform';
import { forgetDraft, keepDraft, readDraft } from '@atoll/platform/form-draft';
import { LoadingState } from '@atoll/ui/page-state';
import { Button, Empty, Form, Input } from 'antd';
import { useState } from 'react';
import { useAgentsNamedQuery, useClaimAgentMutation } from '../shared/portal.api';
import { Panel } from '../shared/panel';
import { ReadProblem } from '../shared/read-problem';
import { RowsTable } from '../shared/rows-table';

const DRAFT = 'claim';

interface FoundProps {
  readonly name: string;
  readonly onClaimed: () => void;
}

function Found({ name, onClaimed }: FoundProps) {
  const { data, error, isFetching, refetch } = useAgentsNamedQuery(name);
  const [claim, { isLoading, originalArgs }] = useClaimAgentMutation();
  const dispatch = useAppDispatch();

  async function ask({ id, name: claimed }: AgentCard): Promise<void> {
    const { error: refused } = await claim(id);
    if (!refused) onClaimed();
    dispatch(
      showToast(
        refused
          ? { text: toAppError(refused).message, tone: 'alert' }
          : { text: `You have asked for the entry of ${claimed}` },
      ),
    );
  }

  if (error) return <ReadProblem error={error} onRetry={() => void refetch()} />;
  if (isFetching) return <LoadingState label="Looking for your entry">{null}</LoadingState>;
  if (!data || data.data.length === 0)
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="No agent has that name." />;
  return (
    <RowsTable
      label="Agents of that name"
      rows={data.data}
      rowKey={({ id }) => id}
      columns={[
        {
          title: 'Name',
          cell: (agent) => <a href={`/agent/${agent.id}/${agent.name_slug}`}>{agent.name}</a>,
        },
        { title: 'Agency', cell: ({ agency }) => agency, kind: 'wide' },
        { title: 'Place', cell: ({ city, country }) => `${city}, ${country}` },
        {
          title: 'Claim',
          kind: 'action',
          cell: (agent) => (
            <Button
              aria-label={`This is me: ${agent.name}, ${agent.city}`}
              loading={isLoading && originalArgs === agent.id}
              onClick={() => void ask(agent)}
            >
              This is me
            </Button>
          ),
        },
      ]}
    />
  );
}

/** Finds an entry that the directory has already, for an agent to claim it (DIR-18). */
export function ClaimEntry() {
  const [name, setName] = useState('');
  const account = useAppSelector(selectUser)?.id ?? null;
  // A claim may find that the session has ended: the name need not be typed again after signing in.
  const [typed] = useState(() => readDraft(DRAFT, account));
  return (
    <Panel title="Are you in the directory already?">
      <Form<{ name?: string }>
        layout="vertical"
        role="search"
        initialValues={typed}
        onValuesChange={(_, values) => keepDraft(DRAFT, account, values)}
        onFinish={(values) => setName(values.name?.trim() ?? '')}
      >
        <Form.Item name="name" label="Search by name">
          <Input type="search" maxLength={120} />
        </Form.Item>
        <Button htmlType="submit">Find my entry</Button>
      </Form>
      {name !== '' && <Found name={name} onClaimed={() => forgetDraft(DRAFT, account)} />}
    </Panel>
  );
}
