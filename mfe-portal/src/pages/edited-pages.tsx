import type { EditedPage } from '@atoll/contracts/managed-page';
import { Button as LinkButton } from '@atoll/ui/button';
import { Panel } from '../shared/panel';
import { PanelLoading } from '../shared/panel-loading';
import { inPortalTheme } from '../shared/portal-theme';
import { ReadProblem } from '../shared/read-problem';
import { RowsTable, type RowsColumn } from '../shared/rows-table';
import { dayAndClock } from '../shared/time-words';
import { useNow } from '../shared/use-now';
import { useEditedPagesQuery } from './pages.api';

const hrefOf = (id: string) => `/management-portal/pages/${id}`;

function shownOf({ publishedSlug, isChanged }: EditedPage): string {
  if (publishedSlug === null) return 'Draft';
  return isChanged ? 'On the site, with a draft' : 'On the site';
}
function stateOf(page: EditedPage, now: number): string {
  const { schedule } = page;
  return schedule ? `${shownOf(page)}, published ${dayAndClock(schedule.at, now)}` : shownOf(page);
}

function EditedPagesContent() {
  const { data, error, refetch } = useEditedPagesQuery();
  const now = useNow();
  if (error && !data) return <ReadProblem error={error} onRetry={() => void refetch()} />;
  if (!data) return <PanelLoading label="Loading the pages" />;
  const columns: readonly RowsColumn<EditedPage>[] = [
    {
      title: 'Page',
      cell: ({ id, title }) => (
        <a className="link" href={hrefOf(id)}>
          {title}
        </a>
      ),
    },
    { title: 'Address', kind: 'wide', cell: ({ slug, publishedSlug }) => `/pages/${publishedSlug ?? slug}` },
    { title: 'State', cell: (page) => stateOf(page, now) },
    { title: 'Changed', kind: 'wide', cell: ({ changedAt }) => dayAndClock(changedAt, now) },
  ];
  return (
    <Panel
      title="Pages"
      aside={
        <LinkButton href={hrefOf('new')} size="small">
          Add a page
        </LinkButton>
      }
    >
      {data.length === 0 ? (
        <p>There is no page yet.</p>
      ) : (
        <RowsTable label="Pages" rows={data} rowKey={({ id }) => id} columns={columns} />
      )}
    </Panel>
  );
}

/** Every page that is written in the portal. */
export const EditedPagesList = inPortalTheme(EditedPagesContent);
