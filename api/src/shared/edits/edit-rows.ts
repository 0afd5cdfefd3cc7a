import type { EditDocument } from './edit.model';

export const EDIT_COLUMNS = [
  'Time (UTC)',
  'By',
  'Kind',
  'Record',
  'Name',
  'What',
  'Field',
  'Before',
  'After',
];

/** A value in a cell: texts as they are, nothing where there is none, and all else as JSON. */
function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** A row for each field that an edit changed. */
export async function* editRows(edits: AsyncIterable<EditDocument>): AsyncGenerator<readonly string[]> {
  for await (const { at, email, kind, record, title, what, differences } of edits)
    for (const { field, before, after } of differences)
      yield [at.toISOString(), email, kind, record, title, what, field, cellOf(before), cellOf(after)];
}
