import { Button } from '@atoll/ui/button';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '@atoll/ui/dialog';

const TITLE_ID = 'request-title';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Where a request for quotes will be made (HOM-16). It says that requests are not open yet, and sends nothing. */
export function RequestDialog({ open, onClose }: Props) {
  return (
    <Dialog open={open} onClose={onClose} labelledBy={TITLE_ID} kind="modal" size="s">
      <DialogHead title="Ask agents for a quote" />
      <DialogBody>
        <p>
          Requests are not open yet. They will be soon: one form, sent to up to five agents who know the
          place.
        </p>
        <p className="muted">Until then, look at who could plan your trip.</p>
      </DialogBody>
      <DialogFoot>
        <Button href="/travel-agents">Find agents</Button>
      </DialogFoot>
    </Dialog>
  );
}
