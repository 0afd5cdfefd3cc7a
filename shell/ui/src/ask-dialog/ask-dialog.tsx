import { Button } from '../button/button';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '../dialog/dialog';
import { Notice } from '../notice/notice';
import { useId, type ReactNode } from 'react';

interface AskDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  /** What happens by it. */
  readonly children: ReactNode;
  readonly confirm: string;
  readonly cancel?: string;
  readonly isDangerous?: boolean;
  readonly isBusy: boolean;
  /** Why it was refused. */
  readonly problem: string | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Who has scrolled down to the button sees why it was refused. */
function bringIntoView(element: HTMLElement | null): void {
  // Not every test's document can scroll.
  element?.scrollIntoView?.({ block: 'nearest' });
}

/** A question before something that others will see. */
export function AskDialog(props: AskDialogProps) {
  const { isOpen, title, children, confirm, cancel = 'Not now', isDangerous, isBusy, problem } = props;
  const id = useId();
  return (
    <Dialog open={isOpen} onClose={props.onClose} labelledBy={id} kind="modal" size="s">
      <DialogHead title={title} />
      <DialogBody>
        {problem && (
          <div ref={bringIntoView} key={problem}>
            <Notice tone="danger" role="alert">
              {problem}
            </Notice>
          </div>
        )}
        {children}
      </DialogBody>
      <DialogFoot>
        <Button variant="quiet" onClick={props.onClose}>
          {cancel}
        </Button>
        <Button variant={isDangerous ? 'danger' : 'primary'} busy={isBusy} onClick={props.onConfirm}>
          {confirm}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
