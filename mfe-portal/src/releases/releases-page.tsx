import type { ReleaseSummary } from '@atoll/contracts/release-summary';
import { selectUser, showToast, toAppError, useAppDispatch, useAppSelector } from '@atoll/platform';
import { AskDialog } from '@atoll/ui/ask-dialog';
import { Button } from '@atoll/ui/button';
import { Chip } from '@atoll/ui/chip';
import { TextAreaField } from '@atoll/ui/field';
import { useState } from 'react';
import { dayAndTime } from '../shared/civil-day';
import { useConfirmAgain } from '../shared/confirm-again';
import { Panel } from '../shared/panel';
import { PanelLoading } from '../shared/panel-loading';
import { inPortalTheme } from '../shared/portal-theme';
import { ReadProblem } from '../shared/read-problem';
import { RowsTable } from '../shared/rows-table';
import { useMoveReleaseMutation, useReleasesQuery } from './releases.api';

type Operation = 'activate' | 'rollback';

interface Asked {
  readonly release: ReleaseSummary;
  readonly operation: Operation;
}

const WORDS = {
  activate: { verb: 'Run', what: 'Everybody gets this release from now on.' },
  rollback: { verb: 'Take back', what: 'Everybody gets the release before it again.' },
} as const;

function State({ active, canaryPercent, takenBack, disabled }: ReleaseSummary) {
  if (active) return <Chip tone="success">Runs</Chip>;
  if (canaryPercent !== null) return <Chip tone="lagoon">For {canaryPercent} %</Chip>;
  if (disabled) return <Chip tone="danger">Disabled</Chip>;
  return takenBack ? <Chip tone="sun">Taken back</Chip> : null;
}

/** What can be done to a release here: what runs is taken back, another one is run; a disabled one needs a terminal. */
function operationOn({ active, disabled }: ReleaseSummary): Operation | null {
  if (active) return 'rollback';
  return disabled ? null : 'activate';
}

function RemoteReleases({ remote }: { readonly remote: string }) {
  const { data, error, refetch } = useReleasesQuery(remote);
  const [move, { isLoading }] = useMoveReleaseMutation();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [reason, setReason] = useState('');
  const { confirmed, dialog } = useConfirmAgain();
  const dispatch = useAppDispatch();

  function close(): void {
    setAsked(null);
    setReason('');
  }
  async function send({ release: { hash }, operation }: Asked): Promise<void> {
    const { error: refused } = await confirmed(() => move({ remote, hash, operation, reason }));
    const done = operation === 'activate' ? `${hash} runs` : `${hash} is taken back`;
    dispatch(
      showToast(
        refused === undefined ? { text: done } : { text: toAppError(refused).message, tone: 'alert' },
      ),
    );
    close();
  }
  if (error && !data) return <ReadProblem error={error} onRetry={() => void refetch()} />;
  if (!data) return <PanelLoading label={`Loading releases of ${remote}`} />;
  return (
    <Panel title={remote}>
      <RowsTable<ReleaseSummary>
        label={`Releases of ${remote}`}
        rows={data.releases}
        rowKey={({ hash }) => hash}
        columns={[
          {
            title: 'Release',
            cell: (release) => (
              <>
                <code>{release.hash}</code> <State {...release} />
                <div className="small muted">{dayAndTime(release.publishedAt)}</div>
              </>
            ),
          },
          { title: 'Version', kind: 'wide', cell: ({ version }) => version },
          {
            title: 'Run or take back',
            kind: 'action',
            cell: (release) => {
              const operation = operationOn(release);
              return (
                operation && (
                  <Button
                    size="small"
                    variant="quiet"
                    aria-label={`${WORDS[operation].verb}: ${release.hash}`}
                    onClick={() => setAsked({ release, operation })}
                  >
                    {WORDS[operation].verb}
                  </Button>
                )
              );
            },
          },
        ]}
      />
      <AskDialog
        isOpen={asked !== null}
        title={asked ? `${WORDS[asked.operation].verb} ${asked.release.hash}?` : ''}
        confirm={asked ? WORDS[asked.operation].verb : ''}
        cancel="Cancel"
        isBusy={isLoading}
        problem={null}
        onConfirm={() => asked && void send(asked)}
        onClose={close}
      >
        <p>{asked && WORDS[asked.operation].what}</p>
        <TextAreaField
          label="Reason"
          name="reason"
          hint="Stands in the history of the release."
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </AskDialog>
      {dialog}
    </Panel>
  );
}

function ReleasesPageContent() {
  const remotes = useAppSelector(selectUser)?.portal?.remotes ?? [];
  return remotes.map((remote) => <RemoteReleases key={remote} remote={remote} />);
}

/** Which release of each remote runs, for those who release it. */
export const ReleasesPage = inPortalTheme(ReleasesPageContent);
