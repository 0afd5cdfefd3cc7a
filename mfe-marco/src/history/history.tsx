import type { ConversationSummary } from '@atoll/contracts/marco-conversations';
import { showToast, useAppDispatch } from '@atoll/platform';
import { Button, IconButton } from '@atoll/ui/button';
import { TextField } from '@atoll/ui/field';
import { useState } from 'react';
import {
  useConversationsQuery,
  useDeleteConversationMutation,
  useRenameConversationMutation,
} from '../shared/chat/marco.api';
import * as s from './history.module.css';

interface HistoryProps {
  /** The conversation that is shown. */
  currentId: string | null;
  onDeleted: (id: string) => void;
}

const TITLE_MAX = 80;

interface RenameFormProps {
  title: string;
  isBusy: boolean;
  onSave: (title: string) => void;
  onCancel: () => void;
}

function RenameForm({ title, isBusy, onSave, onCancel }: RenameFormProps) {
  const [text, setText] = useState(title);
  return (
    <form
      className={s.edit}
      aria-label={`Rename ${title}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') onSave(text.trim());
      }}
    >
      <TextField
        label="Title"
        name="title"
        value={text}
        onChange={({ target }) => setText(target.value)}
        maxLength={TITLE_MAX}
        required
        autoFocus
      />
      <div className={s.actions}>
        <Button size="small" type="submit" busy={isBusy}>
          Save
        </Button>
        <Button size="small" variant="text" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

interface RowProps {
  conversation: ConversationSummary;
  isCurrent: boolean;
  onDeleted: (id: string) => void;
}

function Row({ conversation: { id, title }, isCurrent, onDeleted }: RowProps) {
  const dispatch = useAppDispatch();
  const [doing, setDoing] = useState<'rename' | 'delete' | null>(null);
  const [rename, renaming] = useRenameConversationMutation();
  const [remove, removing] = useDeleteConversationMutation();
  const done = () => setDoing(null);
  const sayFailed = () =>
    void dispatch(showToast({ text: 'This could not be changed. Please try again.', tone: 'alert' }));

  async function saveTitle(next: string): Promise<void> {
    const { error } = await rename({ id, title: next });
    if (error) sayFailed();
    else done();
  }
  async function removeIt(): Promise<void> {
    const { error } = await remove(id);
    if (error) sayFailed();
    else onDeleted(id);
  }

  if (doing === 'rename') {
    return (
      <RenameForm
        title={title}
        isBusy={renaming.isLoading}
        onSave={(next) => void saveTitle(next)}
        onCancel={done}
      />
    );
  }
  if (doing === 'delete') {
    return (
      <div className={s.edit} role="group" aria-label={`Delete ${title}?`}>
        <p>Delete “{title}”? It cannot be brought back.</p>
        <div className={s.actions}>
          <Button size="small" variant="danger" busy={removing.isLoading} onClick={() => void removeIt()}>
            Delete
          </Button>
          <Button size="small" variant="text" autoFocus onClick={done}>
            Keep
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className={s.row}>
      <a href={`/chat/${id}`} className={s.link} aria-current={isCurrent ? 'page' : undefined}>
        {title}
      </a>
      <IconButton label={`Rename ${title}`} icon="pencil" size="small" onClick={() => setDoing('rename')} />
      <IconButton label={`Delete ${title}`} icon="trash" size="small" onClick={() => setDoing('delete')} />
    </div>
  );
}

/** One's own conversations, the newest first: opened, renamed and deleted (MAR-57). */
export function History({ currentId, onDeleted }: HistoryProps) {
  const { data, isError, refetch } = useConversationsQuery();
  if (isError) {
    return (
      <p className={s.note}>
        Your conversations could not be loaded.{' '}
        <Button size="small" variant="text" onClick={() => void refetch()}>
          Try again
        </Button>
      </p>
    );
  }
  if (data?.length === 0) return <p className={s.note}>What you ask Marco is kept here.</p>;
  return (
    <ul className={s.list}>
      {data?.map((conversation) => (
        <li key={conversation.id}>
          <Row conversation={conversation} isCurrent={conversation.id === currentId} onDeleted={onDeleted} />
        </li>
      ))}
    </ul>
  );
}
