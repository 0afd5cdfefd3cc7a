import { ACCOUNTS_PAGE_SIZE, type PortalAccount } from '@atoll/contracts/portal-accounts';
import { countOf } from '@atoll/contracts/words';
import { ToggleChip } from '@atoll/ui/chip';
import { SearchInput, SearchLine } from '@atoll/ui/search-line';
import { dayAndTime } from '../shared/civil-day';
import { ListPages } from '../shared/list-pages';
import { Panel } from '../shared/panel';
import { PanelLoading } from '../shared/panel-loading';
import { inPortalTheme } from '../shared/portal-theme';
import { ReadProblem } from '../shared/read-problem';
import { RowsTable, type RowsColumn } from '../shared/rows-table';
import { useListAddress } from '../shared/use-list-address';
import { ACCOUNT_TYPES, AccountMarks } from './account-words';
import { usePortalAccountsQuery } from './accounts.api';

const COLUMNS: readonly RowsColumn<PortalAccount>[] = [
  {
    title: 'Account',
    cell: (account) => (
      <>
        <a className="link" href={`/management-portal/users/${account.id}`}>
          {account.email}
        </a>
        <div className="small muted">{account.name}</div>
        <AccountMarks account={account} />
      </>
    ),
  },
  { title: 'Kind', kind: 'wide', cell: ({ user_type }) => ACCOUNT_TYPES[user_type] },
  { title: 'Since', kind: 'wide', cell: ({ created_at }) => dayAndTime(created_at) },
];

function AccountsContent() {
  const address = useListAddress();
  const [q, staff] = [address.get('q'), address.get('staff') === 'yes'];
  const { data, error, refetch } = usePortalAccountsQuery({ q, staff, page: address.page });
  return (
    <Panel title="Accounts" aside={data && countOf(data.total, 'account')}>
      <SearchLine
        label="Find an account"
        action="/management-portal/users"
        onSearch={(text) => address.change({ q: text })}
      >
        <SearchInput label="Find an account" placeholder="How its address or name begins" value={q} />
      </SearchLine>
      <div>
        <ToggleChip pressed={staff} onClick={() => address.change({ staff: staff ? '' : 'yes' })}>
          Works in the portal
        </ToggleChip>
      </div>
      {error && !data && <ReadProblem error={error} onRetry={() => void refetch()} />}
      {!error && !data && <PanelLoading label="Loading accounts" />}
      {data?.accounts.length === 0 && <p>No account begins like that. Capital letters of names matter.</p>}
      {data && data.accounts.length > 0 && (
        <RowsTable label="Accounts" rows={data.accounts} rowKey={({ id }) => id} columns={COLUMNS} />
      )}
      {data && <ListPages total={data.total} pageSize={ACCOUNTS_PAGE_SIZE} address={address} />}
    </Panel>
  );
}

/** Everybody's accounts: found, and led to. */
export const Accounts = inPortalTheme(AccountsContent);
