import type { GivenUpMail, PortalJob } from '@atoll/contracts/portal-jobs';
import { showToast, toAppError, useAppDispatch } from '@atoll/platform';
import { Button } from '@atoll/ui/button';
import { Chip } from '@atoll/ui/chip';
import { useState } from 'react';
import { dayAndTime } from '../shared/civil-day';
import { Panel } from '../shared/panel';
import { PanelLoading } from '../shared/panel-loading';
import { inPortalTheme } from '../shared/portal-theme';
import { ReadProblem } from '../shared/read-problem';
import { RowsTable } from '../shared/rows-table';
import { AgainOrDrop } from './again-or-drop';
import {
  useDropJobMutation,
  useDropMailMutation,
  useGivenUpMailsQuery,
  usePortalJobsQuery,
  useRetryJobMutation,
  useSendMailAgainMutation,
} from './jobs.api';
import * as s from './jobs-page.module.css';

const STATES = {
  failed: { words: 'Failed', tone: 'danger' },
  running: { words: 'Under way', tone: 'lagoon' },
  waiting: { words: 'Waits', tone: 'sand' },
} as const;

interface AllAgainProps<Item> {
  readonly items: readonly Item[];
  readonly words: string;
  readonly onAgain: (item: Item) => Promise<{ readonly error?: unknown }>;
}

/** Has everything that failed tried again, one after the other, and says how many could not be. */
function AllAgain<Item>({ items, words, onAgain }: AllAgainProps<Item>) {
  const dispatch = useAppDispatch();
  const [isBusy, setBusy] = useState(false);
  async function run(): Promise<void> {
    setBusy(true);
    const problems: unknown[] = [];
    for (const item of items) {
      const { error } = await onAgain(item);
      if (error !== undefined) problems.push(error);
    }
    setBusy(false);
    const [problem] = problems;
    dispatch(
      showToast(
        problem === undefined
          ? { text: 'All of them are tried again' }
          : { text: `${problems.length} could not be: ${toAppError(problem).message}`, tone: 'alert' },
      ),
    );
  }
  if (items.length < 2) return null;
  return (
    <Button size="small" variant="quiet" busy={isBusy} onClick={() => void run()}>
      {words}
    </Button>
  );
}

function JobsPanel() {
  const { data, error, refetch } = usePortalJobsQuery();
  const [retry] = useRetryJobMutation();
  const [drop] = useDropJobMutation();
  if (error && !data) return <ReadProblem error={error} onRetry={() => void refetch()} />;
  if (!data) return <PanelLoading label="Loading jobs" />;
  const failed = data.jobs.filter(({ state }) => state === 'failed');
  return (
    <Panel title="Jobs" aside={<AllAgain items={failed} words="All that failed again" onAgain={retry} />}>
      {data.jobs.length === 0 ? (
        <p>No job waits, and none has failed.</p>
      ) : (
        <RowsTable<PortalJob>
          label="Jobs"
          rows={data.jobs}
          rowKey={({ id }) => id}
          columns={[
            {
              title: 'Job',
              cell: ({ name, state, payload, problem }) => (
                <>
                  {name} <Chip tone={STATES[state].tone}>{STATES[state].words}</Chip>
                  {problem !== null && <div className="small">{problem}</div>}
                  {payload !== '{}' && <code className={s.payload}>{payload}</code>}
                </>
              ),
            },
            { title: 'When', kind: 'wide', cell: ({ at }) => (at === null ? '' : dayAndTime(at)) },
            {
              title: 'Begin again or drop',
              kind: 'action',
              cell: (job) =>
                job.state === 'failed' && (
                  <AgainOrDrop
                    name={job.name}
                    what={job}
                    againWords="Begin again"
                    onAgain={retry}
                    onDrop={drop}
                  />
                ),
            },
          ]}
        />
      )}
    </Panel>
  );
}

function MailsPanel() {
  const { data, error, refetch } = useGivenUpMailsQuery();
  const [send] = useSendMailAgainMutation();
  const [drop] = useDropMailMutation();
  if (error && !data) return <ReadProblem error={error} onRetry={() => void refetch()} />;
  if (!data) return <PanelLoading label="Loading mails" />;
  return (
    <Panel
      title="Mails that could not be sent"
      aside={<AllAgain items={data.mails} words="Send all again" onAgain={send} />}
    >
      {data.mails.length === 0 ? (
        <p>Every mail was sent.</p>
      ) : (
        <RowsTable<GivenUpMail>
          label="Mails that could not be sent"
          rows={data.mails}
          rowKey={({ id }) => id}
          columns={[
            {
              title: 'To',
              cell: ({ to, kind, problem }) => (
                <>
                  {to}
                  <div className="small muted">{kind}</div>
                  <div className="small">{problem}</div>
                </>
              ),
            },
            { title: 'Given up', kind: 'wide', cell: ({ given_up_at }) => dayAndTime(given_up_at) },
            {
              title: 'Send again or drop',
              kind: 'action',
              cell: (mail) => (
                <AgainOrDrop
                  name={mail.to}
                  what={mail}
                  againWords="Send again"
                  onAgain={send}
                  onDrop={drop}
                />
              ),
            },
          ]}
        />
      )}
    </Panel>
  );
}

function JobsPageContent() {
  return (
    <>
      <JobsPanel />
      <MailsPanel />
    </>
  );
}

/** Work in the background: what failed is begun again or dropped. */
export const JobsPage = inPortalTheme(JobsPageContent);
