import { isDeepStrictEqual } from 'node:util';
import type { Connection } from 'mongoose';
import type { AgentRecord, AgentWrite, HubAgents, KnownAgent } from '../../shared/directory/hub-agents';
import { hubJobRecordModel, type HubJobRecordDocument } from './hub-job.model';

/** An agent that a job is to write. */
export interface Wanted {
  readonly id: string;
  /** What is written over what is there; a sentence where it cannot be, null where there is nothing to write. */
  readonly fieldsOf: (there: KnownAgent | null) => Promise<AgentRecord | string | null>;
}

export interface Written {
  readonly added: number;
  readonly updated: number;
  readonly unchanged: number;
  /** What could not be written, by the agents' ids. */
  readonly problems: ReadonlyMap<string, string>;
}

interface Planned {
  readonly write: AgentWrite;
  readonly record: HubJobRecordDocument;
}

/** Somebody who changes an agent between our reading and our writing is rare, and a fifth time in a row is a fault. */
const TRIES = 5;
const NEVER_STILL = 'This agent is changed elsewhere again and again. Try it later.';

const isAsIs = ({ record }: KnownAgent, set: AgentRecord) =>
  Object.entries(set).every(([field, value]) =>
    // A field that was never written is off.
    isDeepStrictEqual(record[field] ?? (value === false ? false : null), value),
  );

/** Whether nobody has changed an agent since a job wrote it. */
export const isUntouched = ({ version, mark }: KnownAgent) => mark.version === version;

function pick(record: AgentRecord, fields: readonly string[]): AgentRecord {
  return Object.fromEntries(fields.filter((field) => field in record).map((field) => [field, record[field]]));
}

/**
 * Writes agents under the mark of a job. What they were is kept before that, and each write happens only on the version
 * that was kept: wherever this is cut off, doing it again ends with the same agents and the same counts.
 */
export function jobWrites(database: Connection, hub: HubAgents, now: () => Date) {
  const records = hubJobRecordModel(database);
  const recordId = (jobId: string, id: string) => `${jobId}:${id}`;

  function planOf(jobId: string, step: Planned['record']['step'], id: string, there: KnownAgent | null) {
    return (set: AgentRecord): Planned => {
      const fields = Object.keys(set);
      return {
        write: {
          ...{ id, version: there && there.version, set },
          mark: { job: jobId, version: (there?.version ?? 0) + 1, undone: there?.mark.undone ?? null },
        },
        record: {
          ...{ _id: recordId(jobId, id), job_id: jobId, agent_id: id, step, fields, at: now() },
          ...{ before: there && pick(there.record, fields), version: there?.version ?? 0 },
          ...{ earlier_job: there && isUntouched(there) ? there.mark.job : null, outcome: null },
        },
      };
    };
  }

  async function keep(planned: readonly Planned[], kept: ReadonlyMap<string, unknown>): Promise<void> {
    const all = planned.map(({ record }) => record);
    const [again, first] = [
      all.filter(({ agent_id }) => kept.has(agent_id)),
      all.filter(({ agent_id }) => !kept.has(agent_id)),
    ];
    if (first.length > 0) await records.insertMany(first);
    for (const record of again) await records.replaceOne({ _id: record._id }, record);
  }

  return async (
    jobId: string,
    step: HubJobRecordDocument['step'],
    wanted: readonly Wanted[],
    onStep: () => Promise<void>,
  ): Promise<Written> => {
    const counts = { added: 0, updated: 0, unchanged: 0 };
    const problems = new Map<string, string>();
    let pending = wanted;
    for (let tries = 0; pending.length > 0; tries += 1) {
      const ids = pending.map(({ id }) => id);
      const [there, kept] = await Promise.all([
        hub.find(ids),
        records.find({ _id: { $in: ids.map((id) => recordId(jobId, id)) } }).lean<HubJobRecordDocument[]>(),
      ]);
      const keptOf = new Map(kept.map((record) => [record.agent_id, record]));
      const planned: Planned[] = [];
      for (const { id, fieldsOf } of pending) {
        const [agent, record] = [there.get(id) ?? null, keptOf.get(id)];
        if (agent?.mark.job === jobId && record) {
          counts[record.before === null ? 'added' : 'updated'] += 1;
          continue;
        }
        const set = await fieldsOf(agent);
        if (typeof set === 'string') problems.set(id, set);
        else if (set === null || (agent && isAsIs(agent, set))) counts.unchanged += 1;
        else if (tries === TRIES) problems.set(id, NEVER_STILL);
        else planned.push(planOf(jobId, step, id, agent)(set));
      }
      if (planned.length === 0) break;
      await keep(planned, keptOf);
      await onStep();
      await hub.write(planned.map(({ write }) => write));
      await onStep();
      // They are looked at once more: those that have our mark are done.
      const again = new Set(planned.map(({ write }) => write.id));
      pending = pending.filter(({ id }) => again.has(id));
    }
    return { ...counts, problems };
  };
}
