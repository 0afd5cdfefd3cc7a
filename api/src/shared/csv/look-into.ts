import { wholeNumberText } from '@atoll/contracts/words';
import { invalidField } from '../errors/app-error';
import { isText, openQuoteLine, readCsv, type CsvFormat } from './read-csv';

const CELL_SHOWN_MAX = 120;

export interface LookRules {
  readonly rowsMax: number;
  readonly columnsMax: number;
  /** Rows that are shown before anything is taken in. */
  readonly previewRows: number;
  /** Whether a first line can be the names of its columns. */
  readonly canBeHeads: (cells: readonly string[]) => boolean;
}

export interface LookedInto {
  /** The cells of the first line. */
  readonly columns: readonly string[];
  readonly preview: readonly (readonly string[])[];
  /** Rows, without the names of columns. */
  readonly count: number;
  /** Whether the first line has the names of the columns. */
  readonly isNamed: boolean;
}

function tooLong(rowsMax: number) {
  return invalidField('file', `A file has ${wholeNumberText(rowsMax)} rows at most. Please divide it.`);
}

/** The first line of a file, what comes below it, and how many rows there are. Throws with a sentence for the file's field. */
export async function lookInto(bytes: Uint8Array, format: CsvFormat, rules: LookRules): Promise<LookedInto> {
  const { rowsMax, columnsMax, previewRows, canBeHeads } = rules;
  if (!isText(bytes, format.encoding))
    throw invalidField(
      'file',
      'The file is no text: it may be a picture or a workbook. Save it as CSV in its program, and choose that file.',
    );
  let columns: readonly string[] | null = null;
  let isNamed = true;
  const preview: string[][] = [];
  let count = 0;
  const shown = (cells: readonly string[]) => cells.map((cell) => cell.slice(0, CELL_SHOWN_MAX));
  try {
    for await (const { cells } of readCsv(bytes, format)) {
      if (!columns) {
        columns = shown(cells);
        isNamed = canBeHeads(cells);
        if (!isNamed) count += 1;
        continue;
      }
      count += 1;
      if (count > rowsMax) throw tooLong(rowsMax);
      if (preview.length < previewRows) preview.push(shown(cells).slice(0, columnsMax));
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_'))) throw error;
    const line = await openQuoteLine(bytes, format);
    throw invalidField(
      'file',
      `The file cannot be read: the quote that begins in line ${line} is not closed.`,
    );
  }
  if (!columns || count === 0)
    throw invalidField('file', 'The file has no rows. Its first line has the names of the columns.');
  if (columns.length > columnsMax) throw invalidField('file', `A file has ${columnsMax} columns at most.`);
  return { columns, preview, count, isNamed };
}
