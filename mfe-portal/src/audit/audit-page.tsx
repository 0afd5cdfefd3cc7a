import {
  EDITED_KINDS,
  EDITS_CSV_PATH,
  EDITS_PAGE_SIZE,
  type PortalEdit,
} from '@atoll/contracts/portal-edits';
import { SelectField } from '@atoll/ui/field';
import { dayAndTime } from '../shared/civil-day';
import { ConfirmedExport } from '../shared/confirmed-export';
import { ListPages } from '../shared/list-pages';
import { PageTabs } from '../shared/page-tabs';
import { Panel } from '../shared/panel';
import { PanelLoading } from '../shared/panel-loading';
import { inPortalTheme } from '../shared/portal-theme';
import { ReadProblem } from '../shared/read-problem';
import { RowsTable, type RowsColumn } from '../shared/rows-table';
import { useListAddress, type ListAddress } from '../shared/use-list-address';
import { usePortalEditsQuery, useSecurityEventsQuery } from './audit.api';
import { EditDifferences } from './edit-differences';
import * as s from './audit-page.module.css';

/** Events of accounts on a page, as the API gives them. */
const EVENTS_PAGE_SIZE = 50;
const KIND_WORDS: Readonly<Record<PortalEdit['kind'], string>> = {
  city: 'City',
  country: 'Country',
  agent: 'Travel agent',
  page: 'Page',
  'site-content': 'Front page',
  'expo-event': 'Event',
  'mail-list': 'Mail list',
  'mail-campaign': 'Mailing',
  indexing: 'Indexing',
  account: 'Account',
  report: 'Report',
  hotel: 'Hotel',
  'agent-request': 'Request of an agent',
};
const KINDS = [
  { value: 'all', label: 'Everything' },
  ...EDITED_KINDS.map((value) => ({ value, label: KIND_WORDS[value] })),
];

const COLUMNS: readonly RowsColumn<PortalEdit>[] = [
  { title: 'When', kind: 'whole', cell: ({ at }) => dayAndTime(at) },
  {
    title: 'What',
    cell: ({ kind, title, what, email, differences }) => (
      <>
        {KIND_WORDS[kind]} <b>{title}</b> {what}
        <div className="small muted">by {email}</div>
        <EditDifferences differences={differences} />
      </>
    ),
  },
];

function Edits({ address }: { readonly address: ListAddress }) {
  const kind = address.get('kind');
  const { data, error, refetch } = usePortalEditsQuery({ ...(kind && { kind }), page: address.page });
  return (
    <Panel
      title="Changes in the portal"
      aside={
        <div className={s.tools}>
          <SelectField
            name="kind"
            label="Of"
            hideLabel
            options={KINDS}
            value={kind || 'all'}
            onChange={({ target }) => address.change({ kind: target.value === 'all' ? '' : target.value })}
          />
          <ConfirmedExport
            path={EDITS_CSV_PATH}
            params={kind ? { kind } : {}}
            name="audit-log.csv"
            has="has these changes, all pages of them"
          >
            Export as CSV
          </ConfirmedExport>
        </div>
      }
    >
      {error && !data && <ReadProblem error={error} onRetry={() => void refetch()} />}
      {!error && !data && <PanelLoading label="Loading changes" />}
      {data?.edits.length === 0 && <p>Nothing of this was changed in the last 400 days.</p>}
      {data && data.edits.length > 0 && (
        <RowsTable label="Changes" rows={data.edits} rowKey={({ id }) => id} columns={COLUMNS} />
      )}
      {data && <ListPages total={data.total} pageSize={EDITS_PAGE_SIZE} address={address} />}
    </Panel>
  );
}

function Events({ address }: { readonly address: ListAddress }) {
  const { data, error, refetch } = useSecurityEventsQuery({ page: address.page });
  return (
    <Panel title="What happened to accounts">
      {error && !data && <ReadProblem error={error} onRetry={() => void refetch()} />}
      {!error && !data && <PanelLoading label="Loading events" />}
      {data && (
        <RowsTable
          label="Events"
          rows={data.entries}
          rowKey={({ id }) => id}
          columns={[
            { title: 'When', kind: 'whole', cell: ({ at }) => dayAndTime(at) },
            {
              title: 'What',
              cell: ({ event, email, left_out }) => (
                <>
                  {event}
                  {left_out === undefined ? '' : `, and ${left_out} more like it`}
                  <div className="small muted">{email}</div>
                </>
              ),
            },
            { title: 'From', kind: 'wide', cell: ({ address: from }) => from },
          ]}
        />
      )}
      {data && <ListPages total={data.total} pageSize={EVENTS_PAGE_SIZE} address={address} />}
    </Panel>
  );
}

function AuditPageContent() {
  const address = useListAddress();
  const isOfAccounts = address.get('of') === 'accounts';
  return (
    <>
      <PageTabs
        label="Logs"
        tabs={[
          { href: '/management-portal/audit', words: 'Changes' },
          { href: '/management-portal/audit?of=accounts', words: 'Accounts' },
        ]}
      />
      {isOfAccounts ? <Events address={address} /> : <Edits address={address} />}
    </>
  );
}

/** Who changed what in the portal, and what happened to accounts. */
export const AuditPage = inPortalTheme(AuditPageContent);
