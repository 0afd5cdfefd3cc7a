import type { OwnRequest } from '@atoll/contracts/quote';
import { lazyPart } from '@atoll/platform/lazy-part';
import { Button } from '@atoll/ui/button';
import { Dialog, DialogBody, DialogHead } from '@atoll/ui/dialog';
import { useId, useState } from 'react';
import { FormLoading } from '../form-part';
import type { WishFormProps } from './wish-form';

// In the form's own chunk, most of which it is.
const form = lazyPart<WishFormProps>(
  async () => (await import(/* webpackChunkName: "request-form" */ './wish-form')).WishForm,
);

interface ChangeWishProps {
  readonly request: OwnRequest;
  readonly token: string;
  /** False where nothing can be changed any more: a form that is open then stays, to be copied from. */
  readonly canChange: boolean;
}

/** Opens the form in which a request is changed. */
export function ChangeWish({ request, token, canChange }: ChangeWishProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const close = () => setOpen(false);
  return (
    <>
      {canChange && (
        <Button variant="quiet" onClick={() => setOpen(true)}>
          Change this request
        </Button>
      )}
      <Dialog open={isOpen} onClose={close} labelledBy={id} kind="modal" size="l">
        <DialogHead title="Change your request" />
        <DialogBody>
          <form.Part {...{ request, token, canChange }} onLeave={close} fallback={<FormLoading />} />
        </DialogBody>
      </Dialog>
    </>
  );
}
