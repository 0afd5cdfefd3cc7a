import type { EditedPage, PageVersion } from '@atoll/contracts/managed-page';
import { showToast, useAppDispatch } from '@atoll/platform';
import { sentenceOf } from '@atoll/platform/form-errors';
import { Button } from '@atoll/ui/button';
import { Panel } from '../shared/panel';
import { PanelLoading } from '../shared/panel-loading';
import { ReadProblem } from '../shared/read-problem';
import { RowsTable, type RowsColumn } from '../shared/rows-table';
import { dayAndClock } from '../shared/time-words';
import { useNow } from '../shared/use-now';
import { usePageVersionsQuery, usePutBackPageMutation } from './pages.api';

const FIELDS = { title: 'title', slug: 'address', description: 'description', body: 'text' } as const;

function fieldsOf({ changed }: PageVersion): string {
  return Object.keys(changed)
    .map((name) => FIELDS[name as keyof typeof FIELDS])
    .join(', ');
}

interface Props {
  readonly page: EditedPage;
  readonly onChange: (page: EditedPage) => void;
}

/** Every version of a page's draft, the newest first; each can be made the draft again. */
export function PageHistory({ page: { id, version }, onChange }: Props) {
  const { data, error, refetch } = usePageVersionsQuery(id);
  const [putBack, { isLoading }] = usePutBackPageMutation();
  const dispatch = useAppDispatch();
  const now = useNow();
  async function back(number: number): Promise<void> {
    const answer = await putBack({ id, version, number });
    if (answer.error) dispatch(showToast({ text: sentenceOf(answer.error), tone: 'alert' }));
    if (!answer.data) return;
    onChange(answer.data);
    dispatch(showToast({ text: `The draft is version ${number} again` }));
  }
  const columns: readonly RowsColumn<PageVersion>[] = [
    { title: 'No.', cell: ({ number }) => number },
    { title: 'When', cell: ({ at }) => dayAndClock(at, now) },
    { title: 'Who', kind: 'wide', cell: ({ email }) => email },
    { title: 'What', kind: 'whole', cell: ({ what }) => what },
    { title: 'Fields', kind: 'wide', cell: fieldsOf },
    {
      title: 'Put back',
      kind: 'action',
      cell: ({ number }) =>
        number !== version && (
          <Button
            variant="quiet"
            size="small"
            busy={isLoading}
            aria-label={`Put back version ${number}`}
            onClick={() => void back(number)}
          >
            Put back
          </Button>
        ),
    },
  ];
  return (
    <Panel title="History">
      {error && !data && <ReadProblem error={error} onRetry={() => void refetch()} />}
      {!error && !data && <PanelLoading label="Loading the history" />}
      {data && (
        <RowsTable label="History" rows={data} rowKey={({ number }) => String(number)} columns={columns} />
      )}
    </Panel>
  );
}
