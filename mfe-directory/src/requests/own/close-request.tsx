import { lazyPart } from '@atoll/platform/lazy-part';
import { Button } from '@atoll/ui/button';
import { useState } from 'react';

const dialog = lazyPart(
  async () => (await import(/* webpackChunkName: "close-request" */ './close-dialog')).CloseDialog,
);

/** Ends a request kindly, after a question; unlike withdrawing it, this can be taken back. */
export function CloseRequest({ token }: { readonly token: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="text" onClick={() => setOpen(true)}>
        Close this request
      </Button>
      {isOpen && <dialog.Part token={token} onClose={() => setOpen(false)} fallback={null} />}
    </>
  );
}
