import type { Connection } from 'mongoose';
import type { AgentWrite, HubAgents, KnownAgent } from '../../shared/directory/hub-agents';
import {
  hubJobProblemModel,
  hubJobRecordModel,
  type HubJobDocument,
  type HubJobRecordDocument,
} from './hub-job.model';
import { isUntouched } from './job-writes';

const KEPT = 'Somebody has changed this agent since. It stays as it is.';

function takenBack(record: HubJobRecordDocument, { id, version }: KnownAgent): AgentWrite {
  const { job_id: undone, earlier_job: job, fields, before } = record;
  const set = before ?? {};
  const unset = fields.filter((field) => !(field in set));
  // What an earlier job has written is as that left it, and can be taken back as well.
  return { id, version, set, unset, mark: { job, version: version + 1, undone } };
}

/** Whether an agent is as it was before the job. */
function isBack({ job_id, before }: HubJobRecordDocument, agent: KnownAgent | undefined): boolean {
  return before === null ? agent === undefined : agent?.mark.undone === job_id;
}

/** Whether an agent is as the job has left it: nobody has changed it since. */
function isAsLeft({ job_id }: HubJobRecordDocument, agent: KnownAgent | undefined): agent is KnownAgent {
  return agent?.mark.job === job_id && isUntouched(agent);
}

/** Gives agents back what they were before a job, some at once; what somebody has changed since stays. */
export function undoWrites(database: Connection, hub: HubAgents, now: () => Date) {
  const records = hubJobRecordModel(database);
  const problems = hubJobProblemModel(database);

  async function note(left: readonly HubJobRecordDocument[], there: ReadonlyMap<string, KnownAgent>) {
    const writes = left.map(({ job_id, agent_id }) => {
      const _id = `${job_id}:kept:${agent_id}`;
      const agent = { id: agent_id, name: there.get(agent_id)?.view.name ?? '' };
      const replacement = { _id, job_id, line: 0, problem: KEPT, agent, cells: [], at: now() };
      return { replaceOne: { filter: { _id }, replacement, upsert: true } };
    });
    if (writes.length > 0) await problems.bulkWrite(writes);
  }

  async function settle(outcome: 'restored' | 'kept', which: readonly HubJobRecordDocument[]) {
    if (which.length > 0)
      await records.updateMany({ _id: { $in: which.map(({ _id }) => _id) } }, { $set: { outcome } });
  }

  /** Takes back the next ones; false where none are left. */
  return async (
    { _id: jobId }: HubJobDocument,
    atOnce: number,
    onStep: () => Promise<void>,
  ): Promise<boolean> => {
    const next = await records
      .find({ job_id: jobId, outcome: null })
      .limit(atOnce)
      .lean<HubJobRecordDocument[]>();
    if (next.length === 0) return false;
    const ids = next.map(({ agent_id }) => agent_id);
    const there = await hub.find(ids);
    const asLeft = next.flatMap((record) => {
      const agent = there.get(record.agent_id);
      return isAsLeft(record, agent) ? [{ record, agent }] : [];
    });
    const [added, changed] = [
      asLeft.filter(({ record }) => record.before === null),
      asLeft.filter(({ record }) => record.before !== null),
    ];
    await hub.remove(added.map(({ agent }) => agent));
    await hub.write(changed.map(({ record, agent }) => takenBack(record, agent)));
    await onStep();
    const after = await hub.find(ids);
    const left = next.filter((record) => !isBack(record, after.get(record.agent_id)));
    await note(left, after);
    await settle('kept', left);
    await settle(
      'restored',
      next.filter((record) => !left.includes(record)),
    );
    return true;
  };
}
