import type { MarcoPlan, PlanDay } from '@atoll/contracts/marco-plan';
import { chatPage } from '@atoll/contracts/pages/chat.page';
import { countOf } from '@atoll/contracts/words';
import { showToast, toAppError, useAppDispatch } from '@atoll/platform';
import { Button, Empty, Table } from 'antd';
import { Panel } from '../shared/panel';
import { PanelLoading } from '../shared/panel-loading';
import { useLetGoOfPlanMutation, useSavedPlansQuery } from '../shared/portal.api';
import { ReadProblem } from '../shared/read-problem';
import * as s from './saved-plans.module.css';

function Day({ day: { number, stops } }: { readonly day: PlanDay }) {
  return (
    <li>
      <b>Day {number}</b>
      <ol className={s.stops}>
        {stops.map(({ id, start, name, href }) => (
          <li key={id}>
            <time>{start}</time>{' '}
            {href ? (
              <a className="link" href={href}>
                {name}
              </a>
            ) : (
              name
            )}
          </li>
        ))}
      </ol>
    </li>
  );
}

/** The plans of Marco's that a traveler keeps in the trip, each with its days and stops. */
export function SavedPlans() {
  const { data, error, isFetching, refetch } = useSavedPlansQuery();
  const [letGo] = useLetGoOfPlanMutation();
  const dispatch = useAppDispatch();

  async function take(plan: MarcoPlan): Promise<void> {
    const { error: problem } = await letGo(plan);
    dispatch(
      showToast(
        problem
          ? { text: toAppError(problem).message, tone: 'alert' }
          : { text: `${plan.title} is no longer saved` },
      ),
    );
  }

  if (error) return <ReadProblem error={error} onRetry={() => void refetch()} />;
  if (!data) return <PanelLoading label="Loading your plans" />;
  return (
    <Panel title="Plans">
      {data.plans.length === 0 ? (
        <Empty
          image={Empty.PRESENTED_IMAGE_SIMPLE}
          description="No plan saved yet. The heart on a plan of Marco’s keeps it here."
        >
          <Button href={chatPage.pattern}>Plan with Marco</Button>
        </Empty>
      ) : (
        <Table<MarcoPlan>
          rowKey="id"
          loading={isFetching}
          dataSource={[...data.plans]}
          pagination={data.plans.length > 20 && { pageSize: 20 }}
          expandable={{
            columnWidth: 100,
            expandIcon: ({ expanded, onExpand, record }) => (
              <Button
                aria-expanded={expanded}
                aria-label={`Days of ${record.title}`}
                onClick={(event) => onExpand(record, event)}
              >
                Days
              </Button>
            ),
            expandedRowRender: ({ days }) => (
              <ol className={s.days}>
                {days.map((day) => (
                  <Day key={day.number} day={day} />
                ))}
              </ol>
            ),
          }}
          columns={[
            { title: 'Name', dataIndex: 'title' },
            { title: 'Length', render: (_, { days }) => countOf(days.length, 'day'), responsive: ['sm'] },
            {
              title: 'Place',
              render: (_, { place }) => `${place.name}, ${place.country}`,
              responsive: ['md'],
            },
            {
              title: <span className="visually-hidden">Remove</span>,
              align: 'right',
              render: (_, plan) => (
                <Button aria-label={`Remove ${plan.title}`} onClick={() => void take(plan)}>
                  Remove
                </Button>
              ),
            },
          ]}
        />
      )}
    </Panel>
  );
}
