import { NOTE_MAX, type Contact } from '@atoll/contracts/crm';
import { useTextDraft } from '@atoll/platform/text-draft';
import { Button, IconButton } from '@atoll/ui/button';
import { TextAreaField } from '@atoll/ui/field';
import { useState, type FormEvent } from 'react';
import { dayAndTime } from '../../shared/civil-day';
import { tooLong } from '../../shared/too-long';
import { useAddNoteMutation, useChangeNoteMutation, useRemoveNoteMutation } from '../crm.api';
import { useNotice } from '../../shared/notices';
import { useChange } from './use-change';
import { useClientId } from './use-client-id';
import * as s from './contact-sheet.module.css';

function NewNote({ contact: { id, version } }: { readonly contact: Contact }) {
  const name = `note ${id}`;
  const { text, type } = useTextDraft(name);
  const [add, { isLoading }] = useAddNoteMutation();
  const run = useChange(id);
  const clientId = useClientId(name);
  const long = tooLong(text, NOTE_MAX);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isLoading || text.trim() === '' || long !== null) return;
    const body = { text, clientId: clientId.idFor(text) };
    if (!(await run(add({ id, version, body })))) return;
    clientId.forget();
    type('');
  }
  return (
    <form className={s.newNote} onSubmit={(event) => void submit(event)} noValidate>
      <TextAreaField
        name="note"
        label="New note"
        rows={3}
        value={text}
        error={long}
        onChange={(event) => type(event.target.value)}
      />
      {text.trim() !== '' && (
        <Button type="submit" size="small" busy={isLoading}>
          Save note
        </Button>
      )}
    </form>
  );
}

type StoredNote = Contact['notes'][number];

interface NoteProps {
  readonly contact: Contact;
  readonly note: StoredNote;
}

function EditNote({ contact, note, onDone }: NoteProps & { readonly onDone: () => void }) {
  const { id, version } = contact;
  const [text, setText] = useState(note.text);
  const [change, { isLoading }] = useChangeNoteMutation();
  const run = useChange(id);
  const long = tooLong(text, NOTE_MAX);
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isLoading || text.trim() === '' || long !== null) return;
    if (await run(change({ id, version, partId: note.id, body: { text } }))) onDone();
  }
  return (
    <form className={s.newNote} onSubmit={(event) => void submit(event)} noValidate>
      <TextAreaField
        name="changed-note"
        label="Change the note"
        rows={3}
        autoFocus
        value={text}
        error={long}
        onChange={(event) => setText(event.target.value)}
      />
      <div className={s.buttons}>
        <Button type="submit" size="small" busy={isLoading}>
          Save note
        </Button>
        <Button variant="text" size="small" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function Note({ contact, note }: NoteProps) {
  const { id, version } = contact;
  const { text, at } = note;
  const [isEdited, setEdited] = useState(false);
  const [remove, { isLoading }] = useRemoveNoteMutation();
  const [add] = useAddNoteMutation();
  const run = useChange(id);
  const say = useNotice();

  async function drop(): Promise<void> {
    if (isLoading) return;
    const changed = await run(remove({ id, version, partId: note.id }));
    if (changed)
      say({
        text: 'The note is removed.',
        undo: async () => (await add({ id, version: changed.version, body: { text } })).error,
      });
  }
  if (isEdited) return <EditNote contact={contact} note={note} onDone={() => setEdited(false)} />;
  const shown = text.slice(0, 40);
  return (
    <>
      <p className={s.text}>{text}</p>
      <p className={s.by}>
        You, {dayAndTime(at)}
        <span>
          <IconButton
            icon="pencil"
            size="small"
            label={`Change the note “${shown}”`}
            onClick={() => setEdited(true)}
          />
          <IconButton
            icon="trash"
            size="small"
            label={`Remove the note “${shown}”`}
            onClick={() => void drop()}
          />
        </span>
      </p>
    </>
  );
}

/** What is written down of a contact, the newest first. What is typed stays in this tab until it is saved. */
export function ContactNotes({ contact }: { readonly contact: Contact }) {
  return (
    <section className={s.part} aria-label="Notes">
      <NewNote key={contact.id} contact={contact} />
      <ul className={s.notes}>
        {contact.notes.map((note) => (
          <li key={note.id}>
            <Note contact={contact} note={note} />
          </li>
        ))}
      </ul>
    </section>
  );
}
