import { readCsv } from '../../shared/csv/read-csv';
import type { OwnAgentRow } from '../../shared/directory/hub-agents';
import type { HubFileDocument } from '../jobs/hub-job.model';
import { readRow } from './import-row';

/** A row of a file with its place among the rows, from 0, and what it says of an agent, or why it is not taken in. */
export interface FileRow {
  readonly at: number;
  readonly line: number;
  readonly cells: readonly string[];
  readonly said: OwnAgentRow | string;
}

/** The rows of a file; the second row with an own id is one of the first, whose line it names. */
export async function* fileRows(
  bytes: Uint8Array,
  file: HubFileDocument,
  year: number,
): AsyncGenerator<FileRow> {
  const lines = new Map<string, number>();
  let at = file.has_heads ? -1 : 0;
  for await (const { line, cells } of readCsv(bytes, file)) {
    if (at >= 0) {
      let said = readRow(cells, file.mapping, year);
      const first = typeof said === 'string' ? undefined : lines.get(said.externalId);
      if (typeof said !== 'string' && first === undefined) lines.set(said.externalId, line);
      if (first !== undefined) said = `Line ${first} of this file has the same own ID.`;
      yield { at, line, cells, said };
    }
    at += 1;
  }
}
