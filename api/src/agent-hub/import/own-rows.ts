import { createHash } from 'node:crypto';
import type { HubAgents } from '../../shared/directory/hub-agents';
import type { Wanted } from '../jobs/job-writes';
import type { FileRow } from './file-rows';

const ID_LETTERS = 24;

/** A row that is about an agent. */
export interface OwnRow {
  readonly row: FileRow;
  readonly isNew: boolean;
  readonly wanted: Wanted;
}

/** The id of the agent that a row adds: the same again where an import goes on after it was cut off. */
function newId(jobId: string, externalId: string): string {
  return createHash('sha256').update(`${jobId}:${externalId}`).digest('hex').slice(0, ID_LETTERS);
}

/** Whom rows are about: the agent with their own id, or a new one. Rows that say nothing are left out. */
export async function ownRows(hub: HubAgents, jobId: string, rows: readonly FileRow[]): Promise<OwnRow[]> {
  const read = rows.flatMap((row) => (typeof row.said === 'string' ? [] : [{ row, said: row.said }]));
  const known = await hub.ownIds(read.map(({ said }) => said.externalId));
  return read.map(({ row, said }) => {
    const id = known.get(said.externalId);
    return {
      ...{ row, isNew: id === undefined },
      wanted: {
        id: id ?? newId(jobId, said.externalId),
        fieldsOf: (there) => hub.rowFields(said, there),
      },
    };
  });
}
