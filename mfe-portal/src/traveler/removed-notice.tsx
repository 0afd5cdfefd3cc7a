import { toAppError } from '@atoll/platform';
import { Button } from '@atoll/ui/button';
import { Notice } from '@atoll/ui/notice';
import { useEffect, useRef, useState } from 'react';

/** What a traveler has just removed, and how it comes back. */
export interface Removed {
  readonly key: string;
  readonly title: string;
  /** Answers with what hindered it. */
  readonly undo: () => Promise<unknown>;
}

interface Props {
  readonly removed: Removed;
  readonly onClose: () => void;
}

/** Says what was removed, with the way back. It takes the focus, which its row has lost. */
export function RemovedNotice({ removed: { title, undo }, onClose }: Props) {
  const notice = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState<unknown>();
  useEffect(() => notice.current?.focus(), []);
  async function bringBack(): Promise<void> {
    const found = await undo();
    if (found === undefined) onClose();
    else setProblem(found);
  }
  return (
    <Notice ref={notice} tabIndex={-1} role="status" onDismiss={onClose} dismissLabel="Close this message">
      {problem === undefined
        ? `${title} is no longer saved. `
        : `${title} could not be brought back. ${toAppError(problem).message} `}
      <Button variant="text" size="small" onClick={() => void bringBack()}>
        Undo
      </Button>
    </Notice>
  );
}
