import { codeInWords } from '@atoll/contracts/words';
import { CheckboxField, SelectField, TextAreaField, TextField } from '@atoll/ui/field';
import { Notice } from '@atoll/ui/notice';
import { useState, type ChangeEvent } from 'react';
import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import { TITLES, type BookingFields } from './booking-form.model';
import { useHotelPage } from '../shared/hotel-page';
import { CARD_TYPES } from '../shared/offers/cards';
import { check, EXPIRED_MESSAGE, hasExpired, TERMS_MESSAGE, type FIELD_CHECKS } from './booking-rules';
import { expiryWhileTyped, hasWrongDigit } from './card-writing';
import * as s from './booking-fields.module.css';

interface FieldsProps {
  form: UseFormReturn<BookingFields>;
  /** Leads the ids, so that the error summary finds its fields. */
  idPrefix: string;
}

/** The fields that can be wrong, in reading order, with their labels. */
const FIELD_LABELS: Readonly<Record<keyof typeof FIELD_CHECKS | 'acceptTerms', string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  cardNumber: 'Card number',
  holderName: 'Cardholder name',
  expiryDate: 'Expiry',
  securityCode: 'Security code',
  acceptTerms: 'Terms',
};
const FIELD_NAMES = Object.keys(FIELD_LABELS) as (keyof typeof FIELD_LABELS)[];

function fieldId(prefix: string, name: keyof BookingFields): string {
  return `${prefix}-${name}`;
}

/** The fields that have an error, as the summary above the form names them. */
export function wrongFields(errors: FieldErrors<BookingFields>, idPrefix: string) {
  return FIELD_NAMES.filter((name) => errors[name]).map((name) => ({
    id: fieldId(idPrefix, name),
    label: FIELD_LABELS[name],
  }));
}

/** One text field: uncontrolled, checked on submit, its message gone with the first edit (BKG-17). */
function textProps(
  { form, idPrefix }: FieldsProps,
  name: keyof typeof FIELD_CHECKS,
  {
    further = () => true,
    onChange,
    onBlur,
  }: {
    further?: (value: string) => true | string;
    onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
    onBlur?: () => void;
  } = {},
) {
  return {
    ...form.register(name, {
      validate: (value) => {
        const result = check(name, value);
        return result === true ? further(value) : result;
      },
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        form.clearErrors(name);
        onChange?.(event);
      },
      onBlur,
    }),
    id: fieldId(idPrefix, name),
    label: FIELD_LABELS[name],
    error: form.formState.errors[name]?.message,
    required: true,
  };
}

export function GuestFields(props: FieldsProps) {
  return (
    <>
      <div className={s.names}>
        <SelectField
          {...props.form.register('title')}
          label="Title"
          autoComplete="honorific-prefix"
          options={[
            { value: '', label: 'Title' },
            ...TITLES.map((title) => ({ value: title, label: codeInWords(title) })),
          ]}
        />
        <TextField {...textProps(props, 'firstName')} autoComplete="given-name" />
        <TextField {...textProps(props, 'lastName')} autoComplete="family-name" />
      </div>
      <div className={s.two}>
        <TextField {...textProps(props, 'email')} type="email" autoComplete="email" inputMode="email" />
        <TextField
          {...textProps(props, 'phone')}
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          hint="With country code, such as +44 20 7946 0001"
        />
      </div>
    </>
  );
}

/** Whether a character was added at the end: whoever deletes, or mends the middle, is left alone. */
function isTypedOn({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): boolean {
  const isDeleted = nativeEvent instanceof InputEvent && nativeEvent.inputType.startsWith('delete');
  return !isDeleted && target.selectionEnd === target.value.length;
}

export function PaymentFields(props: FieldsProps) {
  const { form } = props;
  const { today } = useHotelPage();
  const [isNumberOdd, setNumberOdd] = useState(false);
  return (
    <>
      <Notice tone="sun">
        Demo: no payment taken, no e-mail sent. Card details stay on this page and are never stored.
      </Notice>
      <div className={s.two}>
        <SelectField
          {...props.form.register('cardType')}
          label="Card type"
          autoComplete="cc-type"
          options={CARD_TYPES.map(({ code, label }) => ({ value: code, label }))}
        />
        <TextField
          {...textProps(props, 'cardNumber', {
            onChange: () => setNumberOdd(false),
            onBlur: () => setNumberOdd(hasWrongDigit(form.getValues('cardNumber'))),
          })}
          autoComplete="cc-number"
          inputMode="numeric"
          hint={isNumberOdd && 'Please check the number'}
        />
      </div>
      <div className={s.card}>
        <TextField {...textProps(props, 'holderName')} autoComplete="cc-name" />
        <TextField
          {...textProps(props, 'expiryDate', {
            further: (value) => !hasExpired(value, today) || EXPIRED_MESSAGE,
            onChange: (event) => {
              if (isTypedOn(event)) form.setValue('expiryDate', expiryWhileTyped(event.target.value));
            },
          })}
          autoComplete="cc-exp"
          inputMode="numeric"
          hint="As on the card, such as 12/27"
        />
        <TextField
          {...textProps(props, 'securityCode')}
          autoComplete="cc-csc"
          inputMode="numeric"
          maxLength={8}
        />
      </div>
    </>
  );
}

export function RequestsField({ form, idPrefix }: FieldsProps) {
  return (
    <TextAreaField
      {...form.register('specialRequests')}
      id={fieldId(idPrefix, 'specialRequests')}
      label="Special requests"
      hideLabel
      maxLength={500}
      hint="We pass this to the hotel. Requests can't be guaranteed."
    />
  );
}

export function TermsField({ form, idPrefix }: FieldsProps) {
  return (
    <CheckboxField
      {...form.register('acceptTerms', {
        validate: (accepted) => accepted || TERMS_MESSAGE,
        onChange: () => form.clearErrors('acceptTerms'),
      })}
      id={fieldId(idPrefix, 'acceptTerms')}
      label="I accept the terms and conditions and the cancellation policy."
      error={form.formState.errors.acceptTerms?.message}
      required
    />
  );
}
