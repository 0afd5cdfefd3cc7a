import { randomUUID } from 'node:crypto';
import {
  IMPORT_COLUMNS_MAX,
  IMPORT_ROWS_MAX,
  PREVIEW_ROWS,
  type ContactImport,
  type ImportLook,
  type ImportStart,
} from '@atoll/contracts/crm-import';
import { wholeNumberText } from '@atoll/contracts/words';
import { KEPT_SECONDS } from '@atoll/contracts/kept-for';
import type { Connection } from 'mongoose';
import { AppError } from '../../shared/errors/app-error';
import type { UploadedFile } from '../../shared/pictures/read-upload';
import type { FileStorage } from '../../shared/storage/file-storage';
import {
  importModel,
  importProblemModel,
  type ImportDocument,
  type ImportProblemDocument,
} from './import.model';
import { contactModel } from '../contact.model';
import { canBeHeads, guessByValues, guessMapping } from './import-row';
import { metContacts, rowReader, type FileRow } from './met-contacts';
import { lookInto } from '../../shared/csv/look-into';
import { formatOf, readCsv, type CsvFormat } from '../../shared/csv/read-csv';
import { rowTaker, type NumberedRow } from './take-rows';

/** Rows that are written at once, after which the import goes on from there wherever it is cut off. */
const ROWS_AT_ONCE = 500;
/** Of one account, so that nobody fills the database with files. */
const CONTACTS_MAX = 100_000;
const FILE_NAME_MAX = 120;

export interface ImportsDeps {
  readonly database: Connection;
  readonly storage: FileStorage;
  readonly now: () => Date;
}

export interface Imports {
  /** Keeps a file and says what is in it; nothing is taken in yet. */
  readonly upload: (ownerId: string, file: UploadedFile) => Promise<ContactImport>;
  readonly has: (ownerId: string, id: string) => Promise<boolean>;
  /** Throws 42501 for foreign and unknown ids. */
  readonly find: (ownerId: string, id: string) => Promise<ContactImport>;
  /** The latest of an account that has begun; null without one. */
  readonly latest: (ownerId: string) => Promise<ContactImport | null>;
  /** How many rows are about contacts that are there already, where the columns are what is said of them. */
  readonly known: (ownerId: string, id: string, look: ImportLook) => Promise<number>;
  readonly start: (ownerId: string, id: string, start: ImportStart) => Promise<ContactImport>;
  /** Takes in what was started, wherever it was cut off, and removes what is old. */
  readonly work: (onStep: () => Promise<void>) => Promise<void>;
  readonly isWaiting: () => Promise<boolean>;
  readonly problems: (ownerId: string, id: string) => Promise<AsyncIterable<ImportProblemDocument>>;
  readonly ofOwner: (ownerId: string) => Promise<ImportDocument[]>;
  readonly removeOfOwner: (ownerId: string) => Promise<void>;
}

const hasHeads = ({ has_heads }: Pick<ImportDocument, 'has_heads'>) => has_heads !== false;
const pathOf = (id: string) => `crm-imports/${id}.csv`;

function importView(of: ImportDocument): ContactImport {
  const { _id: id, file_name: fileName, state, encoding, separator, done, added, updated, refused } = of;
  return {
    ...{ id, fileName, state, encoding, separator, done, added, updated, refused },
    columns: [...of.columns],
    hasHeads: hasHeads(of),
    rows: of.preview.map((row) => [...row]),
    rowCount: of.row_count,
    mapping: [...of.mapping],
  };
}

const RULES = {
  ...{ rowsMax: IMPORT_ROWS_MAX, columnsMax: IMPORT_COLUMNS_MAX, previewRows: PREVIEW_ROWS },
  canBeHeads,
};

/** What is in a file, and what its columns are as far as can be seen. */
async function guessed(bytes: Uint8Array, format: CsvFormat) {
  const found = await lookInto(bytes, format, RULES);
  const { columns, preview, isNamed } = found;
  const mapping = isNamed ? guessMapping(columns) : guessByValues([columns, ...preview]);
  return { ...found, mapping: columns.map((_, at) => mapping[at] ?? null) };
}

/** As much of a contact as says that a row is about it. */
const KNOWN_BY = '_id email';

/** The rows of a file below the names of its columns, each with its place. */
async function* fileRows(bytes: Uint8Array | null, of: ImportDocument): AsyncGenerator<NumberedRow> {
  const read = rowReader(of);
  let at = hasHeads(of) ? -1 : 0;
  for await (const row of bytes ? readCsv(bytes, of) : []) {
    if (at >= 0) yield { ...read(row), at };
    at += 1;
  }
}

export function createImports({ database, storage, now }: ImportsDeps): Imports {
  const imports = importModel(database);
  const problems = importProblemModel(database);
  const take = rowTaker(database, now);

  async function own(ownerId: string, id: string): Promise<ImportDocument> {
    const found = await imports.findOne({ _id: id, owner_id: ownerId }).lean<ImportDocument>();
    if (!found) throw new AppError('42501');
    return found;
  }

  async function takeBatch(of: ImportDocument, rows: readonly NumberedRow[]): Promise<ImportDocument> {
    const counts = await take(of, rows);
    const done = of.done + rows.length;
    // Counted with the place where it goes on, so that what is done twice is counted once.
    await imports.updateOne({ _id: of._id, done: of.done }, { $set: { done }, $inc: { ...counts } });
    return { ...of, done };
  }

  async function run(started: ImportDocument, onStep: () => Promise<void>): Promise<void> {
    const bytes = await storage.read(pathOf(started._id));
    let current = started;
    let batch: NumberedRow[] = [];
    // Also of rows that were done before it was cut off: later ones may be doubles of them.
    for await (const row of fileRows(bytes, started)) {
      if (row.at < started.done) continue;
      batch.push(row);
      if (batch.length < ROWS_AT_ONCE) continue;
      current = await takeBatch(current, batch);
      batch = [];
      await onStep();
    }
    if (batch.length > 0) await takeBatch(current, batch);
    await imports.updateOne({ _id: started._id }, { state: 'done' });
    await storage.remove(pathOf(started._id));
  }

  /** How many rows are about contacts that are there. */
  async function countKnown(of: ImportDocument): Promise<number> {
    const bytes = await storage.read(pathOf(of._id));
    let known = 0;
    let batch: FileRow[] = [];
    const count = async () => {
      const met = await metContacts(contactModel(database), of.owner_id, batch, KNOWN_BY);
      known += batch.filter((row) => typeof (met.of(row) ?? '') !== 'string').length;
      batch = [];
    };
    for await (const row of fileRows(bytes, of)) {
      batch.push(row);
      if (batch.length === ROWS_AT_ONCE) await count();
    }
    await count();
    return known;
  }

  async function remove(ids: readonly string[]): Promise<void> {
    for (const id of ids) await storage.remove(pathOf(id));
    await imports.deleteMany({ _id: { $in: [...ids] } });
  }

  return {
    upload: async (ownerId, { bytes, name }) => {
      const format = formatOf(bytes);
      const { columns, preview, count, isNamed, mapping } = await guessed(bytes, format);
      const document: ImportDocument = {
        ...{ _id: randomUUID(), owner_id: ownerId, file_name: name.slice(-FILE_NAME_MAX), state: 'uploaded' },
        ...{ ...format, columns, preview, row_count: count, mapping, has_heads: isNamed },
        ...{ updates_by_mail: true, done: 0, added: 0, updated: 0, refused: 0, created_at: now() },
      };
      // The row first: bytes without one would stay for ever.
      await imports.create(document);
      await storage.write(pathOf(document._id), bytes);
      return importView(document);
    },
    has: async (ownerId, id) => (await imports.exists({ _id: id, owner_id: ownerId })) !== null,
    find: async (ownerId, id) => importView(await own(ownerId, id)),
    known: async (ownerId, id, { mapping, hasHeads: has_heads }) =>
      countKnown({ ...(await own(ownerId, id)), mapping, has_heads }),
    latest: async (ownerId) => {
      const found = await imports
        .findOne({ owner_id: ownerId, state: { $ne: 'uploaded' } })
        .sort({ created_at: -1 })
        .lean<ImportDocument>();
      return found && importView(found);
    },
    start: async (ownerId, id, { mapping, updateByMail, hasHeads: isNamed }) => {
      const before = await own(ownerId, id);
      const { columns } = before;
      const has_heads = isNamed ?? hasHeads(before);
      const row_count = before.row_count + Number(hasHeads(before)) - Number(has_heads);
      if (row_count === 0)
        throw new AppError('INVALID_FIELDS', { fields: { mapping: 'The file has no rows.' } });
      const owned = await contactModel(database).countDocuments({ owner_id: ownerId });
      if (owned + row_count > CONTACTS_MAX)
        throw new AppError('INVALID_FIELDS', {
          fields: { mapping: `An account has ${wholeNumberText(CONTACTS_MAX)} contacts at most.` },
        });
      const chosen = mapping.filter((field) => field !== null);
      if (mapping.length !== columns.length || new Set(chosen).size !== chosen.length)
        throw new AppError('INVALID_FIELDS', {
          fields: { mapping: 'Each column is one thing, and each thing is one column.' },
        });
      if (
        !['name', 'firstName', 'lastName', 'email', 'company'].some((field) =>
          chosen.includes(field as never),
        )
      )
        throw new AppError('INVALID_FIELDS', { fields: { mapping: 'Say which column has the names.' } });
      const started = await imports
        .findOneAndUpdate(
          { _id: id, owner_id: ownerId, state: 'uploaded' },
          { mapping, updates_by_mail: updateByMail, has_heads, row_count, state: 'running' },
          { returnDocument: 'after' },
        )
        .lean<ImportDocument>();
      if (!started) throw new AppError('CONFLICT', { message: 'This import has begun already.' });
      return importView(started);
    },
    work: async (onStep) => {
      const waiting = await imports
        .find({ state: 'running' })
        .sort({ created_at: 1 })
        .lean<ImportDocument[]>();
      const failures: unknown[] = [];
      // One that cannot be read must not keep the others waiting; it is tried again with the next look.
      for (const next of waiting) await run(next, onStep).catch((error: unknown) => failures.push(error));
      if (failures.length > 0) throw failures[0];
      const oldest = new Date(now().getTime() - KEPT_SECONDS.contactImport * 1_000);
      await remove(await imports.distinct('_id', { created_at: { $lt: oldest } }));
    },
    isWaiting: async () => (await imports.exists({ state: 'running' })) !== null,
    problems: async (ownerId, id) => {
      await own(ownerId, id);
      return problems.find({ import_id: id }).sort({ line: 1 }).lean<ImportProblemDocument>().cursor();
    },
    ofOwner: (ownerId) => imports.find({ owner_id: ownerId }).lean<ImportDocument[]>(),
    removeOfOwner: async (ownerId) => {
      await remove(await imports.distinct('_id', { owner_id: ownerId }));
      await problems.deleteMany({ owner_id: ownerId });
    },
  };
}
