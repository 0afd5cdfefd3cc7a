import { randomUUID } from 'node:crypto';
import {
  NOTES_MAX,
  TASKS_MAX,
  type NewNoteBody,
  type NewTaskBody,
  type NoteBody,
  type TaskBody,
} from '@atoll/contracts/crm';
import { isCivilDate } from '@atoll/contracts/dates';
import { AppError } from '../shared/errors/app-error';
import type { ContactDocument, StoredTask } from './contact.model';
import { dueOn } from './contact-values';
import { withEvent } from './contact-history';
import type { Update } from './contacts.service';

function refuse(field: string, problem: string): never {
  throw new AppError('INVALID_FIELDS', { fields: { [field]: problem } });
}

const withTasks = (tasks: readonly StoredTask[]) => ({ tasks, due_on: dueOn(tasks) });

/** Whether a note or task was added before, by somebody whom the answer did not reach. */
export function isAdded(parts: 'notes' | 'tasks', clientId: string | undefined) {
  return (contact: ContactDocument) => contact[parts].some(({ id }) => id === clientId);
}

export function addingNote({ text, clientId }: NewNoteBody): Update {
  return ({ notes }, at) => {
    if (notes.length >= NOTES_MAX) refuse('text', `A contact has ${NOTES_MAX} notes at most.`);
    return { notes: [...notes, { id: clientId ?? randomUUID(), text: text.trim(), at }] };
  };
}

export function changingNote(id: string, { text }: NoteBody): Update {
  return ({ notes }) => {
    if (!notes.some((note) => note.id === id)) throw new AppError('42501');
    return { notes: notes.map((note) => (note.id === id ? { ...note, text: text.trim() } : note)) };
  };
}

export function removingNote(id: string): Update {
  return ({ notes }) => {
    if (!notes.some((note) => note.id === id)) throw new AppError('42501');
    return { notes: notes.filter((note) => note.id !== id) };
  };
}

function checkDay({ dueOn: day }: TaskBody): void {
  if (day !== null && !isCivilDate(day)) refuse('dueOn', 'There is no such day.');
}

export function addingTask(body: NewTaskBody): Update {
  checkDay(body);
  return ({ tasks }, at) => {
    if (tasks.length >= TASKS_MAX) refuse('text', `A contact has ${TASKS_MAX} tasks at most.`);
    const { text, dueOn: due_on, isDone, clientId } = body;
    return withTasks([
      ...tasks,
      { id: clientId ?? randomUUID(), text: text.trim(), due_on, done_at: isDone ? at : null },
    ]);
  };
}

export function changingTask(id: string, body: TaskBody): Update {
  checkDay(body);
  return (contact, at) => {
    const task = contact.tasks.find((each) => each.id === id);
    if (!task) throw new AppError('42501');
    const { text, dueOn: due_on, isDone } = body;
    const changed = { id, text: text.trim(), due_on, done_at: isDone ? (task.done_at ?? at) : null };
    const isNewlyDone = isDone && task.done_at === null;
    return {
      ...withTasks(contact.tasks.map((each) => (each.id === id ? changed : each))),
      ...(isNewlyDone && { history: withEvent(contact, `Done: ${changed.text}`, at) }),
    };
  };
}

export function removingTask(id: string): Update {
  return ({ tasks }) => {
    if (!tasks.some((task) => task.id === id)) throw new AppError('42501');
    return withTasks(tasks.filter((task) => task.id !== id));
  };
}
