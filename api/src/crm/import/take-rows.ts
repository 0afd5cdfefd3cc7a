import { createHash } from 'node:crypto';
import { NOTES_MAX, TAGS_MAX, TASKS_MAX, type ContactBody } from '@atoll/contracts/crm';
import type { Connection } from 'mongoose';
import { contactModel, type ContactDocument, type StoredNote, type StoredTask } from '../contact.model';
import { contactFields, dueOn } from '../contact-values';
import { withEvent } from '../contact-history';
import type { ContactChange } from '../contacts.repository';
import { newContact } from '../new-contact';
import { inWritingOf, onceEach, writtenTags } from '../own-tags';
import { importProblemModel, type ImportDocument } from './import.model';
import type { ReadRow } from './import-row';
import { metContacts, type FileRow } from './met-contacts';

export interface Taken {
  readonly added: number;
  readonly updated: number;
  readonly refused: number;
}

/** A row with its place among the rows, from 0: what it writes is known by it. */
export interface NumberedRow extends FileRow {
  readonly at: number;
}

/** Of an import and a row: the same again where an import goes on after it was cut off. */
function rowId(importId: string, at: number): string {
  return createHash('sha256').update(`${importId}:${at}`).digest('base64url').slice(0, 22);
}

function notesOf({ notes }: ReadRow, id: string, at: Date): StoredNote[] {
  return notes.map((note, number) => ({ id: `n-${id}-${number}`, text: note.text, at: note.at ?? at }));
}

function tasksOf({ task }: ReadRow, id: string): StoredTask[] {
  return task ? [{ id: `t-${id}`, text: task.text, due_on: task.dueOn, done_at: null }] : [];
}

/** Notes and tasks with those of a row, without what is there already: a file may come in again. */
function withParts(contact: ContactDocument, said: ReadRow, id: string, at: Date) {
  const newNotes = notesOf(said, id, at).filter(({ text }) =>
    contact.notes.every((note) => note.text !== text),
  );
  const newTasks = tasksOf(said, id).filter(({ text, due_on }) =>
    contact.tasks.every((task) => task.text !== text || task.due_on !== due_on),
  );
  const tasks = [...contact.tasks, ...newTasks].slice(0, TASKS_MAX);
  return { notes: [...contact.notes, ...newNotes].slice(0, NOTES_MAX), tasks, due_on: dueOn(tasks) };
}

/** What is known of a contact with what a row says of it; an empty cell changes nothing. */
function updated(contact: ContactDocument, { body, stage }: ReadRow): ContactChange {
  const given = (field: keyof Omit<ContactBody, 'tags'>) => body[field] || contact[field];
  const whole: ContactBody = {
    ...{ name: given('name'), email: given('email'), phone: given('phone') },
    ...{ company: given('company'), place: given('place') },
    tags: onceEach([...contact.tags, ...body.tags]).slice(0, TAGS_MAX),
  };
  return { ...contactFields(whole), ...(stage && { stage }) };
}

/** Takes rows of an import in, a few hundred at once. Rows that were taken in before are only counted. */
export function rowTaker(database: Connection, now: () => Date) {
  const contacts = contactModel(database);
  const problems = importProblemModel(database);

  return async (of: ImportDocument, rows: readonly NumberedRow[]): Promise<Taken> => {
    const { _id: importId, owner_id: ownerId, updates_by_mail: updatesByMail, file_name } = of;
    const at = now();
    const met = await metContacts(contacts, ownerId, rows);
    const written = await writtenTags(contacts, ownerId);
    /** A row with its tags as they are written already, here or in a row before it. */
    const inOneWriting = (said: ReadRow): ReadRow => {
      const tags = inWritingOf(written, said.body.tags);
      written.push(...tags.filter((tag) => !written.includes(tag)));
      return { ...said, body: { ...said.body, tags } };
    };
    const writes: Parameters<typeof contacts.bulkWrite>[0] = [];
    const refusals: { row: NumberedRow; problem: string }[] = [];
    let [addedCount, updatedCount] = [0, 0];

    function add(id: string, said: ReadRow): void {
      const { body, stage, lost } = said;
      const contact = newContact(
        body,
        { ownerId, source: 'file', at, event: `Imported from ${file_name}` },
        {
          ...{ _id: id, stage: stage ?? 'new', import_line: id },
          ...(lost && { lost_reason: lost.reason, lost_text: lost.text }),
          ...{ notes: notesOf(said, id, at), tasks: tasksOf(said, id), created_at: said.added ?? at },
        },
      );
      const { _id, ...rest } = contact;
      writes.push({ updateOne: { filter: { _id }, update: { $setOnInsert: rest }, upsert: true } });
      addedCount += 1;
    }

    function update(contact: ContactDocument, id: string, said: ReadRow): void {
      updatedCount += 1;
      // Written before it was cut off.
      if (contact.import_line === id) return;
      const { stage, lost } = said;
      const change = {
        ...updated(contact, said),
        ...(stage && stage !== 'lost' && { lost_reason: null, lost_text: '' }),
        ...(lost && contact.stage !== 'lost' && { lost_reason: lost.reason, lost_text: lost.text }),
        ...withParts(contact, said, id, at),
        ...{ import_line: id, changed_at: at },
        history: withEvent(contact, `Changed by ${file_name}`, at),
      };
      met.put(contact, { ...contact, ...change });
      const filter = { _id: contact._id, owner_id: ownerId, import_line: { $ne: id } };
      writes.push({ updateOne: { filter, update: { $set: change, $inc: { version: 1 } } } });
    }

    for (const row of rows) {
      const [id, { said }, there] = [rowId(importId, row.at), row, met.of(row)];
      if (typeof said === 'string') refusals.push({ row, problem: said });
      else if (typeof there === 'string') refusals.push({ row, problem: there });
      else if (!there || there._id === id) add(id, inOneWriting(said));
      else if (updatesByMail) update(there, id, inOneWriting(said));
      else if (there._id === said.contactId)
        refusals.push({ row, problem: 'This contact is there already.' });
      else refusals.push({ row, problem: 'A contact with this e-mail is there already.' });
    }
    if (writes.length > 0) await contacts.bulkWrite(writes, { ordered: true });
    if (refusals.length > 0)
      await problems.bulkWrite(
        refusals.map(({ row: { at: number, line, cells }, problem }) => {
          const _id = `${importId}:${number}`;
          const said = { import_id: importId, owner_id: ownerId, line, problem, cells: [...cells], at };
          return { replaceOne: { filter: { _id }, replacement: { _id, ...said }, upsert: true } };
        }),
      );
    return { added: addedCount, updated: updatedCount, refused: refusals.length };
  };
}
