import { datesWithYear } from '@atoll/contracts/dates-in-words';
import type { EditedExpoEvent } from '@atoll/contracts/expo';
import { showToast, toAppError, useAppDispatch } from '@atoll/platform';
import { Button as LinkButton } from '@atoll/ui/button';
import { SampleMark } from '@atoll/ui/chip';
import { Button } from 'antd';
import { Panel } from '../shared/panel';
import { PanelLoading } from '../shared/panel-loading';
import { inPortalTheme } from '../shared/portal-theme';
import { ReadProblem } from '../shared/read-problem';
import { RowsTable, type RowsColumn } from '../shared/rows-table';
import { useEditedEventsQuery, useRemoveEventMutation, useRestoreEventMutation } from './expo.api';

const hrefOf = (id: string) => `/management-portal/expo/${id}`;

function stateOf({ isRemoved, isOver }: EditedExpoEvent): string {
  if (isRemoved) return 'Taken off the site';
  return isOver ? 'Over' : 'On the site';
}

/** Takes an event off the site, or brings it back: each undoes the other. */
function OnSite({ event: { id, version, title, isRemoved } }: { readonly event: EditedExpoEvent }) {
  const [remove, removing] = useRemoveEventMutation();
  const [restore, restoring] = useRestoreEventMutation();
  const dispatch = useAppDispatch();

  async function change(): Promise<void> {
    const { error } = await (isRemoved ? restore({ id, version }) : remove({ id, version }));
    const done = isRemoved
      ? `${title} is on the site again`
      : `${title} is off the site. You can bring it back.`;
    dispatch(
      showToast(error === undefined ? { text: done } : { text: toAppError(error).message, tone: 'alert' }),
    );
  }
  return (
    <Button
      loading={removing.isLoading || restoring.isLoading}
      aria-label={`${isRemoved ? 'Bring back' : 'Take off the site'}: ${title}`}
      onClick={() => void change()}
    >
      {isRemoved ? 'Bring back' : 'Take off'}
    </Button>
  );
}

const COLUMNS: readonly RowsColumn<EditedExpoEvent>[] = [
  {
    title: 'Event',
    cell: ({ id, title, isSample }) => (
      <>
        <a className="link" href={hrefOf(id)}>
          {title}
        </a>{' '}
        {isSample && <SampleMark />}
      </>
    ),
  },
  { title: 'When', kind: 'whole', cell: ({ startsOn, endsOn }) => datesWithYear(startsOn, endsOn) },
  { title: 'Where', kind: 'wide', cell: ({ city, country }) => `${city}, ${country}` },
  { title: 'State', kind: 'wide', cell: stateOf },
  { title: 'Take off or bring back', kind: 'action', cell: (event) => <OnSite event={event} /> },
];

function EditedEventsContent() {
  const { data, error, refetch } = useEditedEventsQuery();
  if (error && !data) return <ReadProblem error={error} onRetry={() => void refetch()} />;
  if (!data) return <PanelLoading label="Loading the events" />;
  return (
    <Panel
      title="Events"
      aside={
        <LinkButton href={hrefOf('new')} size="small">
          Add an event
        </LinkButton>
      }
    >
      {data.length === 0 ? (
        <p>There is no event yet. The first one that you add opens the expo.</p>
      ) : (
        <RowsTable label="Events" rows={data} rowKey={({ id }) => id} columns={COLUMNS} />
      )}
    </Panel>
  );
}

/** Every event of the expo, with the way to change it or to take it off the site. */
export const EditedEvents = inPortalTheme(EditedEventsContent);
