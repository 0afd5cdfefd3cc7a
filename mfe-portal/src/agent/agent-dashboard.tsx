import type { AgentDashboard as Dashboard, DueTask } from '@atoll/contracts/agent-dashboard';
import { FIGURES_DAYS } from '@atoll/contracts/agent-dashboard';
import type { OwnAgent } from '@atoll/contracts/agent-listing';
import { addDays, civilDateOf } from '@atoll/contracts/dates';
import { stayDates } from '@atoll/contracts/dates-in-words';
import { countOf, firstName } from '@atoll/contracts/words';
import { selectUser, useAppSelector } from '@atoll/platform';
import { lazyPart } from '@atoll/platform/lazy-part';
import { Button } from '@atoll/ui/button';
import { Figures } from '../shared/figures';
import { Greeting } from '../shared/greeting';
import { Panel } from '../shared/panel';
import { PanelLoading } from '../shared/panel-loading';
import { useOwnAgentQuery } from '../shared/portal.api';
import { ProblemNotice } from '../shared/problem-notice';
import { useAgentRequestsQuery, useConnectionThreadsQuery } from '../shared/requests.api';
import { UnreadPanel, type Threads } from '../shared/unread-panel';
import { useNow } from '../shared/use-now';
import { useAgentDashboardQuery } from './agent-dashboard.api';
import * as s from './agent-dashboard.module.css';
import { DueRow, isDueToday } from './due-row';
import { figuresOf } from './figure-words';
import { NewContacts } from './new-contacts';
import { NextDays } from './next-days';
import { TaskRow } from '../shared/task-row';

/** The forms of an entry, for an agent who is not in the directory yet. */
const ownEntry = lazyPart(async () => (await import(/* webpackChunkName: "agent" */ './own-entry')).OwnEntry);

const AGAIN_MS = 60_000;
/** What runs out on a later day does not push what presses today off the screen. */
const LATER_MAX = 5;

/** An agent's conversations with travelers and with hotels; both have to be known. */
function useThreads(): Threads {
  const asked = useAgentRequestsQuery(null);
  const connected = useConnectionThreadsQuery();
  const onRetry = () => void Promise.all([asked.refetch(), connected.refetch()]);
  const error = asked.error ?? connected.error;
  if (!asked.data || !connected.data) return { threads: null, error, onRetry };
  const threads = [
    ...asked.data.requests.map(({ id, traveler, place, unread, lastMessage }) => ({
      ...{ href: `/agent/messages/${encodeURIComponent(id)}`, name: `${traveler}, ${place}` },
      ...{ unread, lastMessage },
    })),
    ...connected.data.threads.map(({ connectionId, other, unread, lastMessage }) => ({
      ...{ href: `/agent/messages/hotels/${encodeURIComponent(connectionId)}`, name: other.name },
      ...{ unread, lastMessage },
    })),
  ];
  return { threads, error, onRetry };
}

function todayWords(today: Dashboard['due'], tasks: readonly DueTask[]): string {
  const toDo = tasks.length === 0 ? '' : ` ${countOf(tasks.length, 'task')} due.`;
  if (today.length === 0) return `Nothing runs out today.${toDo}`;
  const answers = today.filter(({ kind }) => kind === 'answer').length;
  const quotes = today.length - answers;
  const parts = [
    ...(answers > 0 ? [countOf(answers, 'request')] : []),
    ...(quotes > 0 ? [countOf(quotes, 'quote')] : []),
  ];
  return `${parts.join(' and ')} ${today.length === 1 ? 'runs' : 'run'} out today.${toDo}`;
}

interface DuePanelProps extends Pick<Dashboard, 'due' | 'tasks'> {
  readonly now: number;
  readonly page: string | null;
}

/** What a clock runs for, and below that the tasks of today. */
function DuePanel({ due, tasks, now, page }: DuePanelProps) {
  const today = due.filter((each) => isDueToday(each, now));
  const later = due.filter((each) => !today.includes(each)).slice(0, LATER_MAX);
  const rows = (some: Dashboard['due']) =>
    some.map((each) => (
      <DueRow key={`${each.kind} ${each.requestId}`} due={each} now={now} isFirst={each === due[0]} />
    ));
  if (due.length + tasks.length === 0)
    return (
      <Panel title="Due today">
        <p>Nothing waits for you. Requests come from travelers who find your entry, or are matched to it.</p>
        {page && (
          <p>
            <Button variant="quiet" size="small" href={page}>
              See what they read
            </Button>
          </p>
        )}
      </Panel>
    );
  return (
    <Panel
      title={today.length + tasks.length > 0 ? 'Due today' : 'Due next'}
      aside={<span className={s.quiet}>The shortest clock first</span>}
      isFlush
    >
      {today.length > 0 && <ol>{rows(today)}</ol>}
      {tasks.length > 0 && (
        <ul aria-label="Tasks" className={today.length > 0 ? s.tasks : undefined}>
          {tasks.map((task) => (
            <TaskRow key={task.contactId} task={task} now={now} crm="/agent/crm" />
          ))}
        </ul>
      )}
      {today.length + tasks.length > 0 && later.length > 0 && <h3 className={s.later}>Later</h3>}
      {later.length > 0 && <ol>{rows(later)}</ol>}
    </Panel>
  );
}

function Today({ agent }: { readonly agent: OwnAgent }) {
  const user = useAppSelector(selectUser);
  const now = useNow();
  const threads = useThreads();
  const { data, error, refetch } = useAgentDashboardQuery(undefined, {
    pollingInterval: AGAIN_MS,
    skipPollingIfUnfocused: true,
  });
  if (error && !data) return <ProblemNotice error={error} onRetry={() => void refetch()} />;
  if (!data) return <PanelLoading label="Loading your day" />;
  const until = civilDateOf(new Date(data.at));
  const todays = data.tasks.filter(({ dueOn }) => dueOn <= civilDateOf(new Date(now)));
  return (
    <>
      <Greeting
        name={firstName(user?.user_metadata.name ?? agent.name)}
        now={now}
        isSample={data.isSample}
        aside={
          agent.page && (
            <Button variant="quiet" size="small" icon="external-link" href={agent.page}>
              View your entry
            </Button>
          )
        }
      >
        {todayWords(
          data.due.filter((each) => isDueToday(each, now)),
          todays,
        )}
      </Greeting>
      {error !== undefined && <ProblemNotice error={error} onRetry={() => void refetch()} />}
      <div className={s.columns}>
        <DuePanel due={data.due} tasks={todays} now={now} page={agent.page} />
        <div className={s.side}>
          <UnreadPanel {...threads} now={now} all="/agent/messages" />
          <NewContacts contacts={data.newContacts} now={now} />
        </div>
      </div>
      <section aria-labelledby="last-days" className={s.days}>
        <header>
          <h2 id="last-days">Last {FIGURES_DAYS} days</h2>
          <p className={s.quiet}>{stayDates(addDays(until, 1 - FIGURES_DAYS), until, until)}</p>
        </header>
        <Figures figures={figuresOf(data)} />
      </section>
      <NextDays {...data} now={now} />
    </>
  );
}

/** An agent's day (AGT-01); before there is an entry that travelers find, what leads to one (DIR-18). */
export function AgentDashboard() {
  const { data: agent, error } = useOwnAgentQuery();
  // What the day shows is asked for at once, not after the entry.
  useThreads();
  useAgentDashboardQuery();
  if (!agent && !error) return <PanelLoading label="Loading your entry" />;
  if (!agent?.is_listed) return <ownEntry.Part fallback={<PanelLoading label="Loading your entry" />} />;
  return <Today agent={agent} />;
}
