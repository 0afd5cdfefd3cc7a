import { TASK_MAX, type Contact, type ContactTask } from '@atoll/contracts/crm';
import { Button, IconButton } from '@atoll/ui/button';
import { CheckboxField, TextField } from '@atoll/ui/field';
import { useState, type FormEvent } from 'react';
import { tooLong } from '../../shared/too-long';
import { useAddTaskMutation, useChangeTaskMutation, useRemoveTaskMutation } from '../crm.api';
import { useNotice } from '../../shared/notices';
import { dayWords } from '../task-words';
import { useChange } from './use-change';
import { useClientId } from './use-client-id';
import * as s from './contact-sheet.module.css';

interface TaskProps {
  readonly contact: Contact;
  readonly task: ContactTask;
  readonly today: string;
}

function Task({ contact, task, today }: TaskProps) {
  const { id, version } = contact;
  const [change, changing] = useChangeTaskMutation();
  const [remove, removing] = useRemoveTaskMutation();
  const [add] = useAddTaskMutation();
  const run = useChange(id);
  const say = useNotice();
  const { text, dueOn, isDone } = task;
  const day = dayWords(dueOn, today);
  const isBusy = changing.isLoading || removing.isLoading;

  async function toggle(): Promise<void> {
    if (isBusy) return;
    const body = { text, dueOn, isDone: !isDone };
    const changed = await run(change({ id, version, partId: task.id, body }));
    if (changed)
      say({
        text: isDone ? `“${text}” is open again.` : `“${text}” is done.`,
        undo: async () =>
          (await change({ id, version: changed.version, partId: task.id, body: { text, dueOn, isDone } }))
            .error,
      });
  }
  async function drop(): Promise<void> {
    if (isBusy) return;
    const changed = await run(remove({ id, version, partId: task.id }));
    if (changed)
      say({
        text: `“${text}” is removed.`,
        undo: async () => (await add({ id, version: changed.version, body: { text, dueOn, isDone } })).error,
      });
  }
  return (
    <li className={s.task}>
      <div>
        <CheckboxField
          name={`task-${task.id}`}
          label={isDone ? <del className={s.done}>{text}</del> : text}
          checked={isDone}
          onChange={() => void toggle()}
        />
        {!isDone && <p className={day.isUrgent ? s.urgent : s.day}>{day.text}</p>}
      </div>
      <IconButton icon="trash" label={`Remove the task “${text}”`} size="small" onClick={() => void drop()} />
    </li>
  );
}

function NewTask({
  contact: { id, version },
  onDone,
}: {
  readonly contact: Contact;
  readonly onDone: () => void;
}) {
  const [add, { isLoading }] = useAddTaskMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const run = useChange(id);
  const clientId = useClientId(`task ${id}`);
  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const said = (name: string) => {
      const value = values.get(name);
      return typeof value === 'string' ? value.trim() : '';
    };
    const [text, day] = [said('task'), said('day')];
    const wrong = text === '' ? 'Please say what is to be done.' : tooLong(text, TASK_MAX);
    setProblem(wrong);
    if (isLoading || wrong !== null) return;
    const task = { text, dueOn: day || null, isDone: false };
    const body = { ...task, clientId: clientId.idFor(JSON.stringify(task)) };
    if (!(await run(add({ id, version, body })))) return;
    clientId.forget();
    onDone();
  }
  return (
    <form className={s.newTask} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        name="task"
        label="What is to be done"
        error={problem}
        autoFocus
        onChange={(event) => setProblem(tooLong(event.target.value, TASK_MAX))}
      />
      <TextField name="day" label="On which day (optional)" type="date" />
      <div className={s.buttons}>
        <Button type="submit" size="small" busy={isLoading}>
          Add task
        </Button>
        <Button variant="text" size="small" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** What is to be done for a contact, by its days. */
export function ContactTasks({ contact, today }: { readonly contact: Contact; readonly today: string }) {
  const [isAdding, setAdding] = useState(false);
  return (
    <section className={s.part} aria-label="Tasks">
      <h3>Tasks</h3>
      {contact.tasks.length > 0 && (
        <ul className={s.tasks}>
          {contact.tasks.map((task) => (
            <Task key={task.id} contact={contact} task={task} today={today} />
          ))}
        </ul>
      )}
      {isAdding ? (
        <NewTask contact={contact} onDone={() => setAdding(false)} />
      ) : (
        <Button variant="text" size="small" icon="plus" onClick={() => setAdding(true)}>
          Add a task
        </Button>
      )}
    </section>
  );
}
