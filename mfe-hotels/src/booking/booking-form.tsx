import type { Hotel } from '@atoll/contracts/hotel';
import type { Offer } from '@atoll/contracts/hotel-offers';
import { Button } from '@atoll/ui/button';
import { DialogFoot } from '@atoll/ui/dialog';
import { ErrorSummary } from '@atoll/ui/error-summary';
import { FieldGroup } from '@atoll/ui/field';
import { Icon } from '@atoll/ui/icon';
import { useEffect, useId, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { BookingSummary } from './booking-summary';
import { GuestFields, PaymentFields, RequestsField, TermsField, wrongFields } from './booking-fields';
import type { BookingFields } from './booking-form.model';
import { readGuestDraft, saveGuestDraft } from './guest-draft';
import { formatMoney } from '@atoll/ui/price';
import { totalOf } from '../shared/offers/offer-groups';
import type { Booked } from '../shared/booking-result';
import { useBooking } from './use-booking';
import * as s from './booking-form.module.css';

export interface BookingFormProps {
  hotel: Hotel;
  offer: Offer;
  onSubmitting: (isSubmitting: boolean) => void;
  onBooked: (booked: Booked) => void;
}

/**
 * Form left, summary right. It is drawn in the browser only and its fields have no value in the address, the store
 * or the storage but the guest's draft.
 */
export function BookingForm({ hotel, offer, onSubmitting, onBooked }: BookingFormProps) {
  const id = useId();
  const summary = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [defaultValues] = useState(readGuestDraft);
  const form = useForm<BookingFields>({ defaultValues, shouldFocusError: false, reValidateMode: 'onSubmit' });
  const { errors, submitCount, isSubmitting } = form.formState;
  const hasErrors = Object.keys(errors).length > 0;
  const book = useBooking({ hotel, offer, onBooked });

  useEffect(() => {
    if (submitCount > 0) summary.current?.focus();
  }, [submitCount]);
  useEffect(() => {
    onSubmitting(isSubmitting);
  }, [isSubmitting, onSubmitting]);
  // A disabled button loses the focus; after a failed booking it is where to try again.
  const wasSubmitting = useRef(false);
  useEffect(() => {
    if (wasSubmitting.current && !isSubmitting && !hasErrors) button.current?.focus();
    wasSubmitting.current = isSubmitting;
  }, [isSubmitting, hasErrors]);

  const submit = form.handleSubmit(book);
  return (
    <form
      id={`${id}-form`}
      noValidate
      aria-label="Booking"
      aria-busy={isSubmitting}
      onChange={() => saveGuestDraft(form.getValues())}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSubmitting) void submit(event);
      }}
    >
      <div className={s.body}>
        <div className={s.fields}>
          {hasErrors && <ErrorSummary ref={summary} fields={wrongFields(errors, id)} />}
          <FieldGroup legend="Guest Information">
            <GuestFields form={form} idPrefix={id} />
          </FieldGroup>
          <FieldGroup legend="Payment Details">
            <PaymentFields form={form} idPrefix={id} />
          </FieldGroup>
          <FieldGroup legend="Special Requests">
            <RequestsField form={form} idPrefix={id} />
          </FieldGroup>
          <TermsField form={form} idPrefix={id} />
        </div>
        <BookingSummary hotel={hotel} offer={offer} />
      </div>
      <DialogFoot>
        <p className={s.total}>
          <b>{formatMoney(totalOf(offer), offer.price.currency)}</b> total
        </p>
        <p className={s.stay}>
          <Icon name="lock" />
          Please keep this page open until your booking is confirmed.
        </p>
        <Button type="submit" ref={button} disabled={isSubmitting} className={s.submit}>
          {isSubmitting ? 'Processing...' : 'Complete Booking'}
        </Button>
      </DialogFoot>
    </form>
  );
}
