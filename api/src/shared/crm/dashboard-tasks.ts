import { NEXT_DAYS, type DueTask } from '@atoll/contracts/agent-dashboard';
import { addDays, civilDateOf } from '@atoll/contracts/dates';
import type { DueTasks } from './due-tasks';

const TASKS_MAX = 30;

/** What a dashboard shows of tasks: those of the next days, and those that are late. */
export async function dashboardTasks(dueTasks: Pick<DueTasks, 'due'>, userId: string): Promise<DueTask[]> {
  // One day more than is shown: the reader's calendar may be ahead of this machine's.
  const until = addDays(civilDateOf(new Date()), NEXT_DAYS + 1);
  const due = await dueTasks.due(userId, until, TASKS_MAX);
  return due.map(({ id: contactId, name: contact, nextTask: { text, dueOn } }) => ({
    ...{ contactId, contact, text, dueOn: dueOn ?? until },
  }));
}
