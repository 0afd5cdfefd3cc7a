import { Type, type Static } from 'typebox';
import { orNull } from './or-null';

/** What a file of contacts may be. */
export const IMPORT_BYTES_MAX = 10 * 1024 * 1024;
export const IMPORT_ROWS_MAX = 50_000;
export const IMPORT_COLUMNS_MAX = 60;
/** Rows that are shown before anything is taken in. */
export const PREVIEW_ROWS = 5;

/** What a column of a file can be. */
export const IMPORT_FIELDS = [
  'name',
  'firstName',
  'lastName',
  'email',
  'phone',
  'company',
  'place',
  'stage',
  'lostBecause',
  'tags',
  'task',
  'due',
  'note',
  'added',
  'id',
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

export const IMPORT_FIELD_WORDS: Readonly<Record<ImportField, string>> = {
  name: 'Name',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'E-mail',
  phone: 'Phone',
  company: 'Company',
  place: 'Place or trip',
  stage: 'Stage',
  lostBecause: 'Lost because',
  tags: 'Tags',
  task: 'Next task',
  due: 'Due (2020-11-30)',
  note: 'Note',
  added: 'Added (2020-11-30)',
  id: 'Atoll ID',
};

export const IMPORT_STATES = ['uploaded', 'running', 'done'] as const;
export const IMPORT_ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type ImportEncoding = (typeof IMPORT_ENCODINGS)[number];
export const IMPORT_SEPARATORS = [',', ';', '\t'] as const;
export type ImportSeparator = (typeof IMPORT_SEPARATORS)[number];

/** For each column of the file what it is; null for one that is left out. */
const Mapping = Type.Array(orNull(Type.Enum(IMPORT_FIELDS)), { maxItems: IMPORT_COLUMNS_MAX });
export type ImportMapping = readonly (ImportField | null)[];

/** A file of contacts, and how far its import has come. */
export const ContactImport = Type.Object({
  id: Type.String(),
  fileName: Type.String(),
  state: Type.Enum(IMPORT_STATES),
  encoding: Type.Enum(IMPORT_ENCODINGS),
  separator: Type.Enum(IMPORT_SEPARATORS),
  /** The cells of the first line. */
  columns: Type.Array(Type.String()),
  /** Whether those are the names of the columns, as far as can be seen; otherwise the first contact. */
  hasHeads: Type.Boolean(),
  /** The first rows below that line, as they were read. */
  rows: Type.Array(Type.Array(Type.String())),
  /** Rows to be taken in: the first line is one of them where it has no names of columns. */
  rowCount: Type.Integer(),
  /** What was chosen, or is guessed from the columns' heads. */
  mapping: Mapping,
  done: Type.Integer(),
  added: Type.Integer(),
  updated: Type.Integer(),
  refused: Type.Integer(),
});
export type ContactImport = Static<typeof ContactImport>;

export const ImportStart = Type.Object(
  {
    mapping: Mapping,
    updateByMail: Type.Boolean(),
    /** Whether the first line has the names of the columns; without it, what the upload said. */
    hasHeads: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
export type ImportStart = Static<typeof ImportStart>;

/** What the columns are, to be told how many rows are contacts that are there already. */
export const ImportLook = Type.Object(
  { mapping: Mapping, hasHeads: Type.Boolean() },
  { additionalProperties: false },
);
export type ImportLook = Static<typeof ImportLook>;

export const ImportKnown = Type.Object({
  /** Rows of contacts that are there already, by their id or e-mail. */
  known: Type.Integer(),
});
export type ImportKnown = Static<typeof ImportKnown>;
