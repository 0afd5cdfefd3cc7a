import type { ContactTask } from '@atoll/contracts/crm';
import { formatDay, isOtherYear } from '@atoll/contracts/dates';

export interface DayWords {
  readonly text: string;
  /** Today or before. */
  readonly isUrgent: boolean;
}

/** When a task is due, as its owner's calendar says it. */
export function dayWords(dueOn: string | null, today: string): DayWords {
  if (dueOn === null) return { text: 'No date', isUrgent: false };
  if (dueOn === today) return { text: 'Due today', isUrgent: true };
  const day = isOtherYear(dueOn, today) ? `${formatDay(dueOn)} ${dueOn.slice(0, 4)}` : formatDay(dueOn);
  return dueOn < today ? { text: `Was due ${day}`, isUrgent: true } : { text: day, isUrgent: false };
}

/** What is to be done next, in one line: 'Call her, Fri 4 Dec'. */
export function nextWords(task: ContactTask | null, today: string): DayWords {
  if (!task) return { text: 'No task', isUrgent: false };
  const { text, isUrgent } = dayWords(task.dueOn, today);
  return {
    text: task.dueOn === null ? task.text : `${task.text}, ${isUrgent ? text.toLowerCase() : text}`,
    isUrgent,
  };
}
