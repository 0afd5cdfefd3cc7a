import type { MailList, Mailing } from '@atoll/contracts/outreach';
import { countOf } from '@atoll/contracts/words';
import { Button as LinkButton } from '@atoll/ui/button';
import { dayAndTime } from '../shared/civil-day';
import { PageTabs } from '../shared/page-tabs';
import { Panel } from '../shared/panel';
import { PanelLoading } from '../shared/panel-loading';
import { inPortalTheme } from '../shared/portal-theme';
import { ReadProblem } from '../shared/read-problem';
import { RowsTable, type RowsColumn } from '../shared/rows-table';
import { useListAddress } from '../shared/use-list-address';
import { ListPanel, NewListPanel } from './list-panel';
import { MailingState } from './mailing-state';
import { useMailListsQuery, useMailingsQuery } from './outreach.api';

const HOME = '/management-portal/outreach';

const MAILINGS: readonly RowsColumn<Mailing>[] = [
  {
    title: 'Mailing',
    cell: ({ id, subject, list }) => (
      <>
        <a className="link" href={`${HOME}/${id}`}>
          {subject}
        </a>
        <div className="small muted">{list}</div>
      </>
    ),
  },
  { title: 'State', cell: (mailing) => <MailingState mailing={mailing} /> },
  { title: 'Changed', kind: 'wide', cell: ({ changed_at }) => dayAndTime(changed_at) },
];

const LISTS: readonly RowsColumn<MailList>[] = [
  {
    title: 'List',
    cell: ({ id, name, consent, isRemoved }) => (
      <>
        <a className="link" href={`${HOME}?of=lists&list=${id}`}>
          {name}
        </a>
        {isRemoved && ' (put away)'}
        <div className="small muted">{consent}</div>
      </>
    ),
  },
  { title: 'People', kind: 'whole', cell: ({ members }) => countOf(members, 'person', 'people') },
];

function MailingsPanel() {
  const { data, error, refetch } = useMailingsQuery();
  if (error && !data) return <ReadProblem error={error} onRetry={() => void refetch()} />;
  if (!data) return <PanelLoading label="Loading mailings" />;
  return (
    <Panel
      title="Mailings"
      aside={
        <LinkButton href={`${HOME}/new`} size="small">
          Write a mailing
        </LinkButton>
      }
    >
      {data.mailings.length === 0 ? (
        <p>Nothing was written yet. A mailing goes to a list of people who agreed to get mails.</p>
      ) : (
        <RowsTable label="Mailings" rows={data.mailings} rowKey={({ id }) => id} columns={MAILINGS} />
      )}
    </Panel>
  );
}

function Lists({ openId }: { readonly openId: string }) {
  const { data, error, refetch } = useMailListsQuery();
  if (error && !data) return <ReadProblem error={error} onRetry={() => void refetch()} />;
  if (!data) return <PanelLoading label="Loading lists" />;
  const open = data.lists.find(({ id }) => id === openId);
  if (open) return <ListPanel key={open.id} list={open} />;
  return (
    <>
      <Panel title="Lists">
        {data.lists.length === 0 ? (
          <p>There is no list yet.</p>
        ) : (
          <RowsTable label="Lists" rows={data.lists} rowKey={({ id }) => id} columns={LISTS} />
        )}
      </Panel>
      <NewListPanel />
    </>
  );
}

function OutreachContent() {
  const address = useListAddress();
  const isOfLists = address.get('of') === 'lists';
  return (
    <>
      <PageTabs
        label="Outreach"
        tabs={[
          { href: HOME, words: 'Mailings' },
          { href: `${HOME}?of=lists`, words: 'Lists' },
        ]}
      />
      {isOfLists ? <Lists openId={address.get('list')} /> : <MailingsPanel />}
    </>
  );
}

/** Mails to lists of people who agreed to them (POR-14). */
export const Outreach = inPortalTheme(OutreachContent);
