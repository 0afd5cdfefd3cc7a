import { Button } from '@atoll/ui/button';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '@atoll/ui/dialog';
import { useState } from 'react';
import { overrideLabel, type Override } from './override-target';

interface Props {
  readonly override: Override;
  readonly onAccept: () => void;
  readonly onDecline: () => void;
}

const HEADING_ID = 'override-question';

/** Asks before a link makes this browser run another build: somebody else may have sent the link. */
export function OverrideQuestion({ override, onAccept, onDecline }: Props) {
  const [open, setOpen] = useState(true);
  const decline = () => {
    setOpen(false);
    onDecline();
  };
  return (
    <Dialog open={open} onClose={decline} labelledBy={HEADING_ID} kind="modal" size="s">
      <DialogHead title={`Developer preview: use another build of ${override.app}?`} />
      <DialogBody>
        <p>
          This link asks to run <strong>{overrideLabel(override)}</strong> in this browser until you remove
          it. Only accept it if you work on Atoll and know who sent the link.
        </p>
      </DialogBody>
      <DialogFoot>
        <Button variant="quiet" onClick={decline}>
          Keep what everybody gets
        </Button>
        <Button onClick={onAccept}>Use this build</Button>
      </DialogFoot>
    </Dialog>
  );
}
