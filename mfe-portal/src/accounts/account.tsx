import type {
  PortalAccount,
  PortalAccountChange,
  PortalAccountDetails,
} from '@atoll/contracts/portal-accounts';
import { selectUser, showToast, toAppError, useAppDispatch, useAppSelector } from '@atoll/platform';
import { Button } from '@atoll/ui/button';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { dayAndTime } from '../shared/civil-day';
import { useConfirmAgain } from '../shared/confirm-again';
import { Panel } from '../shared/panel';
import { PanelLoading } from '../shared/panel-loading';
import { inPortalTheme } from '../shared/portal-theme';
import { ReadProblem } from '../shared/read-problem';
import { RowsTable } from '../shared/rows-table';
import { ACCOUNT_TYPES, AccountMarks } from './account-words';
import {
  useChangeAccountMutation,
  usePortalAccountQuery,
  useRemoveAccountMutation,
  useSignAccountOutMutation,
} from './accounts.api';
import { LockDialog, RemoveDialog } from './account-dialogs';
import { RoleField } from './role-field';
import * as s from './account.module.css';

interface Props {
  readonly details: PortalAccountDetails;
}

/** The changes of an account, each with its answer in words. */
function useChanges({ id, version, email }: PortalAccount) {
  const [change] = useChangeAccountMutation();
  const [signOut] = useSignAccountOutMutation();
  const [remove] = useRemoveAccountMutation();
  const { confirmed, dialog } = useConfirmAgain();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();

  /** True where it is done. */
  async function tell(send: () => Promise<{ error?: unknown }>, done: string): Promise<boolean> {
    const { error } = await confirmed(send);
    dispatch(
      showToast(error === undefined ? { text: done } : { text: toAppError(error).message, tone: 'alert' }),
    );
    return error === undefined;
  }
  return {
    dialog,
    change: (changed: PortalAccountChange, done: string) =>
      tell(() => change({ id, version, change: changed }), done),
    signOut: () => tell(() => signOut({ id, version }), `${email} is signed out everywhere`),
    remove: async () => {
      const isDone = await tell(() => remove({ id, version }), `The account of ${email} is deleted`);
      if (isDone) void navigate('/management-portal/users');
      return isDone;
    },
  };
}

function Facts({ account }: { readonly account: PortalAccount }) {
  return (
    <dl className={s.facts}>
      <dt>Name</dt>
      <dd>{account.name}</dd>
      <dt>Kind</dt>
      <dd>{ACCOUNT_TYPES[account.user_type]}</dd>
      <dt>Since</dt>
      <dd>{dayAndTime(account.created_at)}</dd>
      <dt>Second factor</dt>
      <dd>{account.hasSecondFactor ? 'On' : 'None'}</dd>
      <dt>State</dt>
      <dd>{account.locked_at ? `Locked since ${dayAndTime(account.locked_at)}` : 'Open'}</dd>
    </dl>
  );
}

function AccountPanels({ details: { account, sessions } }: Props) {
  const changes = useChanges(account);
  const self = useAppSelector(selectUser)?.id;
  const [asking, setAsking] = useState<'lock' | 'remove' | null>(null);
  const isOwner = account.portal_role === 'owner';
  const close = () => setAsking(null);
  return (
    <>
      <Panel title={account.email} aside={<AccountMarks account={account} />}>
        <Facts account={account} />
        {isOwner ? (
          <p className="small muted">
            The portal belongs to this account, because its address is the configured one. Nobody changes that
            here.
          </p>
        ) : (
          <div className={s.actions}>
            {account.locked_at ? (
              <Button
                onClick={() => void changes.change({ isLocked: false }, `${account.email} is open again`)}
              >
                Open it again
              </Button>
            ) : (
              <Button variant="quiet" onClick={() => setAsking('lock')}>
                Lock
              </Button>
            )}
            {account.hasSecondFactor && (
              <Button
                variant="quiet"
                onClick={() => void changes.change({ hasSecondFactor: false }, 'The second factor is off')}
              >
                Turn the second factor off
              </Button>
            )}
            <Button variant="danger" onClick={() => setAsking('remove')}>
              Delete
            </Button>
          </div>
        )}
      </Panel>
      {!isOwner && account.user_type === 'traveler' && (
        <Panel title="The portal">
          <RoleField
            account={account}
            onChange={(portal_role, portal_remote) =>
              changes.change({ portal_role, ...(portal_remote && { portal_remote }) }, 'The role is changed')
            }
          />
        </Panel>
      )}
      <Panel
        title="Where it is signed in"
        aside={
          sessions.length > 0 &&
          account.id !== self && (
            <Button size="small" variant="quiet" onClick={() => void changes.signOut()}>
              Sign out everywhere
            </Button>
          )
        }
      >
        {sessions.length === 0 ? (
          <p>Nowhere.</p>
        ) : (
          <RowsTable
            label="Devices"
            rows={sessions}
            rowKey={({ device, created_at }) => `${device} ${created_at}`}
            columns={[
              { title: 'Device', cell: ({ device }) => device },
              { title: 'Last used', cell: ({ used_at }) => dayAndTime(used_at) },
              { title: 'Since', kind: 'wide', cell: ({ created_at }) => dayAndTime(created_at) },
            ]}
          />
        )}
      </Panel>
      <LockDialog
        email={asking === 'lock' ? account.email : null}
        onLock={(reason) => changes.change({ isLocked: true, reason }, `${account.email} is locked`)}
        onClose={close}
      />
      <RemoveDialog
        email={asking === 'remove' ? account.email : null}
        onRemove={changes.remove}
        onClose={close}
      />
      {changes.dialog}
    </>
  );
}

function AccountPageContent() {
  const { record = '' } = useParams();
  const { data, error, refetch } = usePortalAccountQuery(record);
  return (
    <>
      <a className="link" href="/management-portal/users">
        All accounts
      </a>
      {error && !data && <ReadProblem error={error} onRetry={() => void refetch()} />}
      {!error && !data && <PanelLoading label="Loading the account" />}
      {data && <AccountPanels details={data} />}
    </>
  );
}

/** One account: who it is, where it is signed in, and what the portal's owner may do about it. */
export const AccountPage = inPortalTheme(AccountPageContent);
