import type { HubField, HubJobKind, HubJobState } from '@atoll/contracts/agent-hub-jobs';
import type { ImportEncoding, ImportSeparator } from '@atoll/contracts/crm-import';
import { KEPT_SECONDS } from '@atoll/contracts/kept-for';
import { Schema, type Connection, type Model } from 'mongoose';
import type { AgentRecord } from '../../shared/directory/hub-agents';

/** A CSV file of agents; its bytes are in the storage. */
export interface HubFileDocument {
  readonly name: string;
  readonly encoding: ImportEncoding;
  readonly separator: ImportSeparator;
  /** The cells of the first line, and whether they name the columns. */
  readonly columns: readonly string[];
  readonly has_heads: boolean;
  readonly preview: readonly (readonly string[])[];
  readonly mapping: readonly (HubField | null)[];
}

export interface HubJobDocument {
  readonly _id: string;
  readonly kind: HubJobKind;
  readonly state: HubJobState;
  /** The agents of a bulk change, in the order in which they are changed. */
  readonly ids: readonly string[];
  /** Of an import; null of a bulk change. */
  readonly file: HubFileDocument | null;
  readonly hides_samples: boolean;
  readonly total: number;
  /** Agents or rows that are dealt with; what comes after them is still to be done. */
  readonly done: number;
  readonly added: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly refused: number;
  readonly samples_hidden: number;
  readonly restored: number;
  readonly kept: number;
  /** Raised with each state that it comes to; missing of a job from before there were versions, which is 0. */
  readonly version?: number;
  readonly created_at: Date;
}

const number = { type: Number, required: true };
const schema = new Schema<HubJobDocument>(
  {
    _id: { type: String, required: true },
    kind: { type: String, required: true },
    state: { type: String, required: true },
    ids: { type: [String], required: true },
    file: { type: Schema.Types.Mixed, default: null },
    hides_samples: { type: Boolean, required: true },
    ...{ total: number, done: number, added: number, updated: number, unchanged: number },
    ...{ refused: number, samples_hidden: number, restored: number, kept: number },
    version: { type: Number },
    created_at: { type: Date, required: true },
  },
  { collection: 'agent_jobs', versionKey: false },
);
// What the worker has to do, and the latest.
schema.index({ state: 1, created_at: 1 });
schema.index({ created_at: 1 }, { expireAfterSeconds: KEPT_SECONDS.agentJob });

export function hubJobModel(connection: Connection): Model<HubJobDocument> {
  return connection.model<HubJobDocument>('AgentJob', schema);
}

/** What an agent was before a job wrote it. Written before that, so that a job that is cut off anywhere knows what it did. */
export interface HubJobRecordDocument {
  /** `<job>:<agent>`. */
  readonly _id: string;
  readonly job_id: string;
  readonly agent_id: string;
  readonly step: 'rows' | 'samples';
  /** The fields that the job writes. */
  readonly fields: readonly string[];
  /** Those of them that were there; null where there was no agent. */
  readonly before: AgentRecord | null;
  /** The version that the agent had; 0 where there was none. */
  readonly version: number;
  /** The job whose values the agent had, untouched since; null without one. */
  readonly earlier_job: string | null;
  /** What an undo has made of it. */
  readonly outcome: 'restored' | 'kept' | null;
  readonly at: Date;
}

const recordSchema = new Schema<HubJobRecordDocument>(
  {
    _id: { type: String, required: true },
    job_id: { type: String, required: true },
    agent_id: { type: String, required: true },
    step: { type: String, required: true },
    fields: { type: [String], required: true },
    before: { type: Schema.Types.Mixed, default: null },
    version: { type: Number, required: true },
    earlier_job: { type: String, default: null },
    outcome: { type: String, default: null },
    at: { type: Date, required: true },
  },
  // An empty `before` says that nothing was there of these fields.
  { collection: 'agent_job_records', versionKey: false, minimize: false },
);
// What an undo has still to do, and how many agents a step has written.
recordSchema.index({ job_id: 1, outcome: 1 });
recordSchema.index({ job_id: 1, step: 1 });
recordSchema.index({ at: 1 }, { expireAfterSeconds: KEPT_SECONDS.agentJob });

export function hubJobRecordModel(connection: Connection): Model<HubJobRecordDocument> {
  return connection.model<HubJobRecordDocument>('AgentJobRecord', recordSchema);
}

/** A row that was not taken in, or an agent that an undo has left as it is. */
export interface HubJobProblemDocument {
  readonly _id: string;
  readonly job_id: string;
  /** Where the row is in the file, from 1; 0 of an agent without one. */
  readonly line: number;
  readonly problem: string;
  /** Of an agent that an undo has left. */
  readonly agent: { readonly id: string; readonly name: string } | null;
  readonly cells: readonly string[];
  readonly at: Date;
}

const problemSchema = new Schema<HubJobProblemDocument>(
  {
    _id: { type: String, required: true },
    job_id: { type: String, required: true },
    line: { type: Number, required: true },
    problem: { type: String, required: true },
    agent: { type: Schema.Types.Mixed, default: null },
    cells: { type: [String], required: true },
    at: { type: Date, required: true },
  },
  { collection: 'agent_job_problems', versionKey: false },
);
// The file of what was wrong, in the order of the lines.
problemSchema.index({ job_id: 1, line: 1 });
problemSchema.index({ at: 1 }, { expireAfterSeconds: KEPT_SECONDS.agentJob });

export function hubJobProblemModel(connection: Connection): Model<HubJobProblemDocument> {
  return connection.model<HubJobProblemDocument>('AgentJobProblem', problemSchema);
}
