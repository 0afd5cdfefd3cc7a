import { Button } from '@atoll/ui/button';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '@atoll/ui/dialog';
import { Notice } from '@atoll/ui/notice';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { TripFormFields } from './trip-fields';
import { useTripForm, type TypedTrip } from './use-trip-form';
import * as s from './trip-dialog.module.css';

interface TripDialogProps {
  /** The field that takes the focus. */
  field: string;
  /** What was typed and not saved when it was last closed. */
  typed: TypedTrip | null;
  onSaved: () => void;
  /** With what is typed, for the next time; null where it is not to be kept. */
  onClose: (typed: TypedTrip | null) => void;
}

const CONTROLS = 'input, select, button';

function focusField(form: HTMLFormElement, field: string): void {
  const found = [...form.querySelectorAll<HTMLElement>('[data-field]')].find(
    ({ dataset }) => dataset.field === field,
  );
  const control = found?.matches(CONTROLS) ? found : found?.querySelector<HTMLElement>(CONTROLS);
  control?.focus();
}

/** True where the key closes a list of places, and nothing else. */
function closesList({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.getAttribute('aria-expanded') === 'true';
}

/** The form that changes what Marco has understood of a trip. */
export function TripDialog({ field, typed, onSaved, onClose }: TripDialogProps) {
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const { form, fields, tries, isSaving, refusal, save } = useTripForm(typed, onSaved);

  useEffect(() => {
    if (element.current) focusField(element.current, field);
  }, [field]);
  useEffect(() => {
    if (tries > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  useEffect(() => {
    if (refusal !== null) notice.current?.focus();
  }, [refusal]);

  const close = () => onClose(form);
  function closeByKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    // The window around it would close with the same key.
    event.preventDefault();
    if (closesList(event)) return;
    // A place field would empty itself.
    event.stopPropagation();
    close();
  }
  return (
    <Dialog open onClose={close} labelledBy={id} kind="modal" size="m">
      <form
        ref={element}
        noValidate
        onKeyDownCapture={closeByKey}
        onSubmit={(event) => {
          event.preventDefault();
          void save(event.currentTarget);
        }}
      >
        <DialogHead title="Change your trip" />
        <DialogBody className={s.fields}>
          {refusal !== null && (
            <Notice tone="danger" role="alert" tabIndex={-1} ref={notice}>
              {refusal}
            </Notice>
          )}
          <TripFormFields {...fields} before={form.before} />
        </DialogBody>
        <DialogFoot className={s.foot}>
          <Button variant="quiet" onClick={() => onClose(null)}>
            Cancel
          </Button>
          <Button type="submit" busy={isSaving}>
            Save
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
