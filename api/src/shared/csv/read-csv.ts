import { isUtf8 } from 'node:buffer';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { IMPORT_SEPARATORS, type ImportEncoding, type ImportSeparator } from '@atoll/contracts/crm-import';
import { parse } from 'csv-parse';

/** Rows of a chunk are read in one go: some thousands of the shortest, which take a few milliseconds. */
const CHUNK_BYTES = 8 * 1024;
/** As much as shows how a file is written. */
const HEAD_BYTES = 4_096;
/** A row that is longer is a quote that nobody has closed: all notes of a contact have less. */
const RECORD_CHARS_MAX = 1_000_000;

/** How a file is written. */
export interface CsvFormat {
  readonly encoding: ImportEncoding;
  readonly separator: ImportSeparator;
}

export interface CsvRow {
  /** The line of the file that the row ends on, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

function* textOf(bytes: Uint8Array, encoding: ImportEncoding): Generator<string> {
  // The mark at the beginning of a file is no part of its first cell: the decoder leaves it out.
  const decoder = new TextDecoder(encoding);
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES)
    yield decoder.decode(bytes.subarray(at, at + CHUNK_BYTES), { stream: true });
  yield decoder.decode();
}

/** The same in turn with everything else that waits: a long file would keep all other requests from their answers. */
async function* inTurns(bytes: Uint8Array, encoding: ImportEncoding): AsyncGenerator<string> {
  for (const text of textOf(bytes, encoding)) {
    yield text;
    await setImmediate();
  }
}

/** Whether every second byte of mostly Latin text is zero, beginning with the first or the second. */
function zeroBytes(head: Uint8Array, first: 0 | 1): boolean {
  const zeros = head.filter((byte, at) => at % 2 === first && byte === 0).length;
  return zeros > head.length / 4;
}

function encodingOf(bytes: Uint8Array): ImportEncoding {
  const [one, two] = bytes;
  if (one === 0xff && two === 0xfe) return 'utf-16le';
  if (one === 0xfe && two === 0xff) return 'utf-16be';
  const head = bytes.subarray(0, HEAD_BYTES);
  if (zeroBytes(head, 1)) return 'utf-16le';
  if (zeroBytes(head, 0)) return 'utf-16be';
  // Nearly no text of Windows-1252 with a letter beyond ASCII is UTF-8 by chance.
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

function separatorOf(text: string): ImportSeparator {
  const [heads = ''] = text.replace(/"(?:[^"]|"")*"/g, '').split(/\r?\n|\r/);
  const counts = IMPORT_SEPARATORS.map((separator) => heads.split(separator).length);
  return IMPORT_SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** How a file is written, by its bytes and its first line. */
export function formatOf(bytes: Uint8Array): CsvFormat {
  const encoding = encodingOf(bytes);
  const [head = ''] = textOf(bytes.subarray(0, HEAD_BYTES), encoding);
  return { encoding, separator: separatorOf(head) };
}

/** A stray letter that no text has may have come into a text; of a picture's letters every eighth is one. */
const NO_TEXT_SHARE = 0.02;
/** Controls that texts have: tabs, breaks, the end of a file of old programs. */
const TEXT_CONTROLS = '\t\n\v\f\r\u001a\u001b';

/** Whether a file is text at all, by its beginning. */
export function isText(bytes: Uint8Array, encoding: ImportEncoding): boolean {
  const head = [...textOf(bytes.subarray(0, HEAD_BYTES), encoding)].join('');
  const strange = [...head].filter((letter) => letter < ' ' && !TEXT_CONTROLS.includes(letter));
  return !strange.includes('\0') && strange.length <= head.length * NO_TEXT_SHARE;
}

const optionsOf = (separator: ImportSeparator) => ({
  ...{ delimiter: separator, info: true, skip_empty_lines: true, skip_records_with_empty_values: true },
  ...{ relax_column_count: true, relax_quotes: true, max_record_size: RECORD_CHARS_MAX },
});

/** The line, from 1, in which the quote begins that a file never closes: behind the last cell that has an end. */
export async function openQuoteLine(bytes: Uint8Array, { encoding, separator }: CsvFormat): Promise<number> {
  let ended = 0;
  const cast = (cell: string, { bytes: end }: { readonly bytes: number }) => {
    ended = end;
    return cell;
  };
  const parser = parse({ ...optionsOf(separator), cast });
  Readable.from(inTurns(bytes, encoding)).pipe(parser);
  // Rows are read to their end or to the quote; what they say does not matter here.
  await finished(parser.resume()).catch(() => undefined);
  // The parser counts bytes of UTF-8, whatever the file is written in.
  const whole = Buffer.from([...textOf(bytes, encoding)].join(''));
  const before = whole.subarray(0, Math.max(ended, whole.indexOf('"', ended)));
  return before.toString().split(/\r\n|\r|\n/).length;
}

/** The rows of a file, one after the other; empty lines are left out. Throws where a quote is not closed. */
export async function* readCsv(
  bytes: Uint8Array,
  { encoding, separator }: CsvFormat,
): AsyncGenerator<CsvRow> {
  const parser = parse(optionsOf(separator));
  Readable.from(inTurns(bytes, encoding)).pipe(parser);
  for await (const { record, info } of parser as AsyncIterable<{
    record: string[];
    info: { lines: number };
  }>)
    yield { line: info.lines, cells: record };
}
