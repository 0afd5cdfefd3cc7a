import { REPORT_REASONS, type Reports as ConversationReports } from '@atoll/contracts/quote-request';
import { REVIEW_REPORT_REASONS } from '@atoll/contracts/review';
import type { ReviewReports, SettledReport } from '@atoll/contracts/review-reports';
import { wholeNumberText } from '@atoll/contracts/words';
import { showToast, toAppError, useAppDispatch } from '@atoll/platform';
import { Button } from '@atoll/ui/button';
import { dayAndTime } from '../shared/civil-day';
import { Panel } from '../shared/panel';
import { PanelLoading } from '../shared/panel-loading';
import {
  useConversationReportsQuery,
  useReviewReportsQuery,
  useSettleReportMutation,
} from '../shared/portal.api';
import { inPortalTheme } from '../shared/portal-theme';
import { ReadProblem } from '../shared/read-problem';
import { RowsTable, type RowsColumn } from '../shared/rows-table';

type ConversationReport = ConversationReports['reports'][number];
type ReviewReport = ReviewReports['reports'][number];

const SIDES = { traveler: 'traveler', agent: 'agent', hotel: 'hotel' } as const;

function Side({ name, page }: ConversationReport['reporter']) {
  return page === null ? (
    name
  ) : (
    <a className="link" href={page}>
      {name}
    </a>
  );
}

interface SettleProps {
  readonly path: 'report' | 'reviewReport';
  readonly report: SettledReport & { readonly id: string };
}

/** Being done with a report, or looking at it again: each undoes the other. */
function Settle({ path, report: { id, version, isSettled } }: SettleProps) {
  const [settle, { isLoading }] = useSettleReportMutation();
  const dispatch = useAppDispatch();
  async function change(): Promise<void> {
    const { error } = await settle({ path, id, version, isSettled: !isSettled });
    const done = isSettled ? 'The report waits again' : 'The report is done';
    dispatch(
      showToast(error === undefined ? { text: done } : { text: toAppError(error).message, tone: 'alert' }),
    );
  }
  return (
    <Button size="small" variant="quiet" busy={isLoading} onClick={() => void change()}>
      {isSettled ? 'Open again' : 'Done'}
    </Button>
  );
}

const OF_CONVERSATIONS: readonly RowsColumn<ConversationReport>[] = [
  { title: 'When', cell: ({ at }) => dayAndTime(at) },
  {
    title: 'Who reports whom',
    cell: ({ side, reporter, reported }) => (
      <>
        <Side {...reporter} /> ({SIDES[side]}) reports <Side {...reported} />
      </>
    ),
  },
  {
    title: 'Where',
    kind: 'wide',
    cell: ({ reference }) => (reference ? `Request ${reference}` : 'A hotel and an agent'),
  },
  { title: 'Why', cell: ({ reason, text }) => [REPORT_REASONS[reason], text].filter(Boolean).join(': ') },
  { title: 'Done', kind: 'action', cell: (report) => <Settle path="report" report={report} /> },
];

const OF_REVIEWS: readonly RowsColumn<ReviewReport>[] = [
  { title: 'When', cell: ({ at }) => dayAndTime(at) },
  {
    title: 'What',
    cell: ({ part, reported, agentId }) => (
      <>
        <a className="link" href={`/agent/${agentId}`}>
          {part === 'review' ? 'A review' : 'An answer'}
        </a>{' '}
        {reported === null ? 'that is removed' : `“${reported}”`}
      </>
    ),
  },
  {
    title: 'Why',
    cell: ({ reason, text }) => [REVIEW_REPORT_REASONS[reason], text].filter(Boolean).join(': '),
  },
  { title: 'Done', kind: 'action', cell: (report) => <Settle path="reviewReport" report={report} /> },
];

interface ReportsPanelProps<Row extends { readonly id: string }> {
  readonly title: string;
  readonly query: {
    readonly data?: { readonly reports: readonly Row[]; readonly total: number } | undefined;
    readonly error?: unknown;
    readonly refetch: () => unknown;
  };
  readonly columns: readonly RowsColumn<Row>[];
}

function ReportsPanel<Row extends { readonly id: string }>({
  title,
  query,
  columns,
}: ReportsPanelProps<Row>) {
  const { data, error, refetch } = query;
  return (
    <Panel title={title}>
      {error !== undefined && !data && <ReadProblem error={error} onRetry={() => void refetch()} />}
      {error === undefined && !data && <PanelLoading label="Loading reports" />}
      {data?.reports.length === 0 && <p>Nothing was reported.</p>}
      {data && data.reports.length > 0 && (
        <RowsTable label={title} rows={data.reports} rowKey={({ id }) => id} columns={columns} />
      )}
      {data && data.total > data.reports.length && (
        <p>
          The newest {data.reports.length} of {wholeNumberText(data.total)}.
        </p>
      )}
    </Panel>
  );
}

function ReportsContent() {
  const conversations = useConversationReportsQuery();
  const reviews = useReviewReportsQuery();
  return (
    <>
      <p>
        Nobody is told of a report but you. Those that wait stand first. Whoever owns the portal can lock an
        account among Users.
      </p>
      <ReportsPanel title="Conversations" query={conversations} columns={OF_CONVERSATIONS} />
      <ReportsPanel title="Reviews and answers" query={reviews} columns={OF_REVIEWS} />
    </>
  );
}

/** What travelers, agents and hotels have reported. */
export const Reports = inPortalTheme(ReportsContent);
