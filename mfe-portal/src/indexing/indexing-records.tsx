import type { IndexNowOverview, IndexNowSettings, IndexNowSubmission } from '@atoll/contracts/index-now';
import { countOf } from '@atoll/contracts/words';
import { showToast, useAppDispatch } from '@atoll/platform';
import { sentenceOf } from '@atoll/platform/form-errors';
import { Button } from '@atoll/ui/button';
import { Notice } from '@atoll/ui/notice';
import { Switch } from '@atoll/ui/switch';
import * as s from './indexing.module.css';
import { useEffect } from 'react';
import { Panel } from '../shared/panel';
import { PortalTheme } from '../shared/portal-theme';
import { RowsTable, type RowsColumn } from '../shared/rows-table';
import { dayAndClock } from '../shared/time-words';
import { useNow } from '../shared/use-now';
import { useChangeIndexingMutation, useIndexNowQuery, useSendAgainMutation } from './indexing.api';

/** A submission is sent within a second for the first time; its state is read again until it was. */
const READ_AGAIN_MS = 2_000;

function stateInWords({ state, status, problem }: IndexNowSubmission): string {
  const answer = status === null ? '' : ` (${status})`;
  if (state === 'sent') return `Sent${answer}`;
  if (state === 'waiting') return problem === null ? 'Waiting' : `Waiting: ${problem}, tried again soon`;
  return `${state === 'refused' ? 'Refused' : 'Given up'}: ${problem ?? ''}${state === 'refused' ? answer : ''}`;
}

function SendAgain({ submission: { id, version, host } }: { readonly submission: IndexNowSubmission }) {
  const [send, { isLoading }] = useSendAgainMutation();
  const dispatch = useAppDispatch();
  async function again(): Promise<void> {
    const { error } = await send({ id, version });
    if (error) dispatch(showToast({ text: sentenceOf(error), tone: 'alert' }));
  }
  return (
    <Button
      variant="quiet"
      size="small"
      busy={isLoading}
      aria-label={`Send again: ${host}`}
      onClick={() => void again()}
    >
      Send again
    </Button>
  );
}

function Automatic({ settings }: { readonly settings: IndexNowSettings }) {
  const [change, { error, isLoading }] = useChangeIndexingMutation();
  return (
    <Panel title="Automatic submission">
      {error && (
        <Notice tone="danger" role="alert">
          {sentenceOf(error)}
        </Notice>
      )}
      <Switch
        label="Submit public pages that changed or went"
        checked={settings.isAutomatic}
        disabled={isLoading}
        onChange={(isAutomatic) => void change({ isAutomatic, version: settings.version })}
      />
      <p className="small muted">
        Agents, cities, countries, houses and events. An address at most once an hour, and 10,000 in a day; a
        page that shows the same as before is not submitted.
      </p>
    </Panel>
  );
}

/** What was submitted, and whether the site submits by itself. */
export function IndexingRecords({
  overview,
}: {
  readonly overview: Pick<IndexNowOverview, 'isConnected' | 'settings' | 'submissions'>;
}) {
  const { isConnected, settings, submissions } = overview;
  const now = useNow();
  const isWaiting =
    isConnected && submissions.some(({ state, attempts }) => state === 'waiting' && attempts === 0);
  const { refetch } = useIndexNowQuery();
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => void refetch(), READ_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isWaiting, refetch]);

  const columns: readonly RowsColumn<IndexNowSubmission>[] = [
    {
      title: 'What',
      cell: (submission) => (
        <>
          {countOf(submission.urlCount, 'URL')}
          {submission.isAutomatic ? ', by itself' : ''}
          <div>{stateInWords(submission)}</div>
          <div className={s.url}>{submission.firstUrl}</div>
          <div className="small muted">
            {submission.host}, {dayAndClock(submission.at, now)}
          </div>
        </>
      ),
    },
    {
      title: 'Send again',
      kind: 'action',
      cell: (submission) =>
        submission.state !== 'sent' && isConnected && <SendAgain submission={submission} />,
    },
  ];
  return (
    <PortalTheme>
      {!isConnected && (
        <Notice tone="sun">
          This site is not connected to IndexNow, so that nothing is sent: INDEXNOW_ENDPOINT is not set.
        </Notice>
      )}
      <Automatic settings={settings} />
      <Panel title="Submitted">
        {submissions.length === 0 ? (
          <p>Nothing was submitted yet.</p>
        ) : (
          <RowsTable label="Submitted" rows={submissions} rowKey={({ id }) => id} columns={columns} />
        )}
      </Panel>
    </PortalTheme>
  );
}
