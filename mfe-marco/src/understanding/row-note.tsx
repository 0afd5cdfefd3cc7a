import { Button } from '@atoll/ui/button';
import { Notice } from '@atoll/ui/notice';
import { ROW_WORDS } from './words';
import * as s from './understood-row.module.css';

/** One line above the chips: what was done, or why it could not be. */
export interface Note {
  readonly text: string;
  readonly isProblem?: boolean;
  /** Takes it back. */
  readonly undo?: () => void;
  /** True where it changes what was searched for. */
  readonly canSearch?: boolean;
}

interface RowNoteProps {
  note: Note;
  onSearch: () => void;
  onDismiss: () => void;
}

/** A changed trip searches nothing by itself: the line offers it, and the way back. */
export function RowNote({ note, onSearch, onDismiss }: RowNoteProps) {
  const { text, isProblem = false, undo, canSearch = false } = note;
  return (
    <Notice
      tone={isProblem ? 'danger' : 'lagoon'}
      role={isProblem ? 'alert' : 'status'}
      className={s.note}
      onDismiss={onDismiss}
    >
      <div className={s.noteLine}>
        <span>{text}</span>
        {undo && (
          <Button size="small" variant="text" onClick={undo}>
            Undo
          </Button>
        )}
        {canSearch && (
          <Button size="small" variant="text" onClick={onSearch}>
            {ROW_WORDS.search}
          </Button>
        )}
      </div>
    </Notice>
  );
}
