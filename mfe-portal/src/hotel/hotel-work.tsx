import type { ConnectionRow } from '@atoll/contracts/connection';
import type { HotelDashboard } from '@atoll/contracts/hotel-dashboard';
import { civilDateOf } from '@atoll/contracts/dates';
import { countOf } from '@atoll/contracts/words';
import { Avatar } from '@atoll/ui/avatar';
import { Button } from '@atoll/ui/button';
import type { ReactNode } from 'react';
import { useOwnConnectionsQuery } from '../shared/connections.api';
import { Figures, type Figure } from '../shared/figures';
import { Panel } from '../shared/panel';
import { PanelLoading } from '../shared/panel-loading';
import { ProblemNotice } from '../shared/problem-notice';
import { TaskRow } from '../shared/task-row';
import { visitsFigure } from '../shared/visits-figure';
import { useHotelDashboardQuery } from './hotel-dashboard.api';
import * as s from './hotel-work.module.css';

const REQUESTS = '/hotel/agents/requests';
const SHOWN_MAX = 3;

function Asking({ asking }: { readonly asking: readonly ConnectionRow[] }) {
  return (
    <Panel
      title="Agents who would like to work with you"
      aside={
        <a className="link" href={REQUESTS}>
          {asking.length === 0 ? 'Requests' : `All ${asking.length}`}
        </a>
      }
      isFlush={asking.length > 0}
    >
      {asking.length === 0 && (
        <p>
          Nobody waits for your answer.{' '}
          <a className="link" href="/hotel/agents/discover">
            Discover agents
          </a>{' '}
          who know your town.
        </p>
      )}
      <ul>
        {asking.slice(0, SHOWN_MAX).map(({ id, other: { name, place }, note }) => (
          <li key={id} className={s.asking}>
            <Avatar name={name} size="s" />
            <div>
              <p>
                <b>{name}</b>
              </p>
              <p className={s.quiet}>{[place, note].filter(Boolean).join('. ')}</p>
            </div>
            <Button size="small" href={REQUESTS} aria-label={`Answer: ${name}`}>
              Answer
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function figuresOf({ visits, tasks }: HotelDashboard, due: number, connected: number): readonly Figure[] {
  const later = tasks.length - due;
  return [
    visitsFigure('Visits of your page', visits && visits.last, visits && visits.before),
    {
      ...{ name: 'Agents', value: connected === 0 ? 'None yet' : String(connected) },
      ...{ isNumber: connected > 0, note: 'You work with' },
    },
    {
      ...{ name: 'Tasks', value: due === 0 ? 'Nothing due' : String(due), isNumber: due > 0 },
      note: later > 0 ? `${countOf(later, 'more', 'more')} in the next days` : 'By today',
    },
  ];
}

interface Props {
  readonly now: number;
  /** Below what waits. */
  readonly children: ReactNode;
  /** Beside it. */
  readonly aside: ReactNode;
}

/** Who looked at the house, who asks to work with it, and what is to be done for whom. */
export function HotelWork({ now, children, aside }: Props) {
  const dashboard = useHotelDashboardQuery();
  const own = useOwnConnectionsQuery();
  const error = dashboard.error ?? own.error;
  const onRetry = () => void Promise.all([dashboard.refetch(), own.refetch()]);
  const today = civilDateOf(new Date(now));
  const due = dashboard.data?.tasks.filter(({ dueOn }) => dueOn <= today) ?? [];
  const asking = own.data?.filter(({ state, isAsker }) => state === 'asked' && !isAsker) ?? [];
  const connected = own.data?.filter(({ state }) => state === 'accepted').length ?? 0;
  const known = own.data && dashboard.data;
  return (
    <>
      {error !== undefined && <ProblemNotice error={error} onRetry={onRetry} />}
      {!known && error === undefined && <PanelLoading label="Loading your last days" />}
      {known && (
        <section aria-label="Last 30 days">
          <Figures figures={figuresOf(known, due.length, connected)} />
        </section>
      )}
      <div className={s.columns}>
        <div className={s.work}>
          {known && <Asking asking={asking} />}
          {due.length > 0 && (
            <Panel title="Due today" isFlush>
              <ul>
                {due.map((task) => (
                  <TaskRow key={task.contactId} task={task} now={now} crm="/hotel/crm" />
                ))}
              </ul>
            </Panel>
          )}
          {children}
        </div>
        {aside}
      </div>
    </>
  );
}
