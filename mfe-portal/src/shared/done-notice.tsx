import { Button } from '@atoll/ui/button';
import { Notice } from '@atoll/ui/notice';
import type { ReactNode } from 'react';
import * as s from './done-notice.module.css';

interface Props {
  /** 'Lisbon is saved.' */
  readonly children: ReactNode;
  readonly isBusy?: boolean;
  /** Takes it back by one more write. */
  readonly onUndo: () => void;
}

/** What was done, with the way back: the site's toast has room for words alone. */
export function DoneNotice({ children, isBusy = false, onUndo }: Props) {
  return (
    <Notice role="status" icon="circle-check">
      <div className={s.done}>
        <p>{children}</p>
        <Button variant="quiet" size="small" busy={isBusy} onClick={onUndo}>
          Undo
        </Button>
      </div>
    </Notice>
  );
}
