import type { Model } from 'mongoose';
import type { ContactDocument } from '../contact.model';
import { contactEmail } from '../../shared/text/email-address';
import { readRow, type ReadRow } from './import-row';
import type { ImportDocument } from './import.model';
import type { CsvRow } from '../../shared/csv/read-csv';

/** A row of a file with what it says of a contact, or why it is not taken in. */
export interface FileRow extends CsvRow {
  readonly said: ReadRow | string;
  /** The line before it in the same file that has the same id of a contact, or the same e-mail; null without one. */
  readonly sameId: number | null;
  readonly sameMail: number | null;
}

/** Reads rows one after the other, and notes which have the id or the e-mail of a row before them in the same file. */
export function rowReader({ mapping }: Pick<ImportDocument, 'mapping'>): (row: CsvRow) => FileRow {
  const [ids, mails] = [new Map<string, number>(), new Map<string, number>()];
  const before = (lines: Map<string, number>, key: string, line: number) => {
    const first = key === '' ? undefined : lines.get(key);
    if (key !== '' && first === undefined) lines.set(key, line);
    return first ?? null;
  };
  return (row) => {
    const said = readRow(row.cells, mapping);
    if (typeof said === 'string') return { ...row, said, sameId: null, sameMail: null };
    return {
      ...{ ...row, said },
      sameId: before(ids, said.contactId, row.line),
      sameMail: before(mails, contactEmail(said.body.email) ?? '', row.line),
    };
  };
}

/** Contacts of an account that rows of a file are about. */
export interface MetContacts {
  /** The contact of a row; null where it is a new one, and a sentence where the row is not taken in. */
  readonly of: (row: FileRow) => ContactDocument | string | null;
  /** Says how a contact is after a row: the next one may be about it as well. */
  readonly put: (before: ContactDocument, after: ContactDocument) => void;
}

/** Looks up whom rows are about: the own contact with their id before the one with their e-mail. */
export async function metContacts(
  contacts: Model<ContactDocument>,
  ownerId: string,
  rows: readonly FileRow[],
  fields = '',
): Promise<MetContacts> {
  const read = rows.flatMap(({ said }) => (typeof said === 'string' ? [] : said));
  const ids = read.map(({ contactId }) => contactId).filter((id) => id !== '');
  const mails = read.flatMap(({ body }) => contactEmail(body.email) ?? []);
  const found = await contacts
    .find({ owner_id: ownerId, $or: [{ _id: { $in: ids } }, { email: { $in: [...new Set(mails)] } }] })
    .select(fields)
    .lean<ContactDocument[]>();
  const byId = new Map(found.map((contact) => [contact._id, contact]));
  const byMail = new Map(found.map((contact) => [contact.email, contact]));
  return {
    of: ({ said, sameId, sameMail }) => {
      if (typeof said === 'string') return said;
      // An id that is not one's own, as in a file of somebody else, says nothing.
      const own = byId.get(said.contactId);
      if (own) return sameId === null ? own : `Line ${sameId} of this file is the same contact.`;
      if (sameMail !== null) return `Line ${sameMail} of this file has the same e-mail.`;
      const email = contactEmail(said.body.email);
      return (email !== null && byMail.get(email)) || null;
    },
    put: (before, after) => {
      byId.set(after._id, after);
      if (byMail.get(before.email)?._id === before._id) byMail.delete(before.email);
      byMail.set(after.email, after);
    },
  };
}
