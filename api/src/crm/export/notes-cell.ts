import { isCivilDate } from '@atoll/contracts/dates';
import type { StoredNote } from '../contact.model';

/** Stands before each note in the cell of all of them, with when it was written: by it an import tells them apart. */
const MARK = /^\[(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}) UTC\] ?/;
const LOOKS_MARKED = /^ +\[\d{4}-\d{2}-\d{2} \d{2}:\d{2} UTC\]/;

/** A line of a note that looks like the beginning of another one moves in by a blank. */
const movedIn = (line: string) => (MARK.test(line) || LOOKS_MARKED.test(line) ? ` ${line}` : line);

/** All notes of a contact in one cell, the oldest first. */
export function notesCell(notes: readonly StoredNote[]): string {
  return notes
    .map(({ text, at }) => {
      const [day = '', time = ''] = at.toISOString().split('T');
      const lines = text.split('\n').map((line, number) => (number === 0 ? line : movedIn(line)));
      return `[${day} ${time.slice(0, 'HH:MM'.length)} UTC] ${lines.join('\n')}`;
    })
    .join('\n');
}

export interface ReadNote {
  readonly text: string;
  /** Null where the cell does not say when. */
  readonly at: Date | null;
}

function markOf(line: string): Date | null {
  const [, day = '', time = ''] = MARK.exec(line) ?? [];
  if (!isCivilDate(day)) return null;
  const at = new Date(`${day}T${time}:00.000Z`);
  return Number.isNaN(at.getTime()) ? null : at;
}

/** The notes of a cell; all of it is one where another program has written it. */
export function readNotes(cell: string): ReadNote[] {
  const notes: { at: Date | null; lines: string[] }[] = [{ at: null, lines: [] }];
  for (const line of cell.split('\n')) {
    const at = markOf(line);
    if (at) notes.push({ at, lines: [line.replace(MARK, '')] });
    else notes.at(-1)?.lines.push(LOOKS_MARKED.test(line) ? line.slice(1) : line);
  }
  return notes
    .map(({ at, lines }) => ({ at, text: lines.join('\n').trim() }))
    .filter(({ text }) => text !== '');
}
