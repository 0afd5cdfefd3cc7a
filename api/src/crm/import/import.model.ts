import type { ImportEncoding, ImportField, ImportSeparator } from '@atoll/contracts/crm-import';
import { KEPT_SECONDS } from '@atoll/contracts/kept-for';
import { Schema, type Connection, type Model } from 'mongoose';

/** A file of contacts; its bytes are in the storage. */
export interface ImportDocument {
  readonly _id: string;
  readonly owner_id: string;
  readonly file_name: string;
  readonly state: 'uploaded' | 'running' | 'done';
  readonly encoding: ImportEncoding;
  readonly separator: ImportSeparator;
  /** The cells of the first line. */
  readonly columns: readonly string[];
  /** Whether those name the columns. Absent of imports from before it was asked, which had names. */
  readonly has_heads?: boolean;
  readonly preview: readonly (readonly string[])[];
  readonly row_count: number;
  readonly mapping: readonly (ImportField | null)[];
  readonly updates_by_mail: boolean;
  /** Rows that are taken in or refused; what comes after them is still to be done. */
  readonly done: number;
  readonly added: number;
  readonly updated: number;
  readonly refused: number;
  readonly created_at: Date;
}

const schema = new Schema<ImportDocument>(
  {
    _id: { type: String, required: true },
    owner_id: { type: String, required: true },
    file_name: { type: String, default: '' },
    state: { type: String, required: true },
    encoding: { type: String, required: true },
    separator: { type: String, required: true },
    columns: { type: [String], required: true },
    has_heads: { type: Boolean, default: true },
    preview: { type: [[String]], required: true },
    row_count: { type: Number, required: true },
    mapping: { type: [Schema.Types.Mixed], required: true },
    updates_by_mail: { type: Boolean, required: true },
    done: { type: Number, required: true },
    added: { type: Number, required: true },
    updated: { type: Number, required: true },
    refused: { type: Number, required: true },
    created_at: { type: Date, required: true },
  },
  { collection: 'crm_imports', versionKey: false },
);
// An account's own.
schema.index({ owner_id: 1, created_at: -1 });
// What the job has to do, and what is old.
schema.index({ state: 1, created_at: 1 });
schema.index({ created_at: 1 });

export function importModel(connection: Connection): Model<ImportDocument> {
  return connection.model<ImportDocument>('CrmImport', schema);
}

/** A row that could not be taken in. `_id` is `<import>:<row>`. */
export interface ImportProblemDocument {
  readonly _id: string;
  readonly import_id: string;
  readonly owner_id: string;
  /** Where the row is in the file, from 1. */
  readonly line: number;
  readonly problem: string;
  readonly cells: readonly string[];
  readonly at: Date;
}

const problemSchema = new Schema<ImportProblemDocument>(
  {
    _id: { type: String, required: true },
    import_id: { type: String, required: true },
    owner_id: { type: String, required: true },
    line: { type: Number, required: true },
    problem: { type: String, required: true },
    cells: { type: [String], required: true },
    at: { type: Date, required: true },
  },
  { collection: 'crm_import_problems', versionKey: false },
);
// The file of what was wrong, in the order of the lines.
problemSchema.index({ import_id: 1, line: 1 });
problemSchema.index({ owner_id: 1 });
problemSchema.index({ at: 1 }, { expireAfterSeconds: KEPT_SECONDS.contactImport });

export function importProblemModel(connection: Connection): Model<ImportProblemDocument> {
  return connection.model<ImportProblemDocument>('CrmImportProblem', problemSchema);
}
