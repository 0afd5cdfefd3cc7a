import { Notice } from '@atoll/ui/notice';
import type { FieldErrors } from 'react-hook-form';
import type { MouseEvent, Ref } from 'react';
import type { BookingFields } from './booking-form.model';
import { fieldId, FIELD_LABELS } from './booking-fields';
import * as s from './error-summary.module.css';

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

interface ErrorSummaryProps {
  errors: FieldErrors<BookingFields>;
  idPrefix: string;
  ref: Ref<HTMLDivElement>;
}

/** Names the fields that have an error as links to them; takes the focus after a submit. */
export function ErrorSummary({ errors, idPrefix, ref }: ErrorSummaryProps) {
  const names = FIELD_LABELS.filter(([name]) => errors[name]);
  const count = COUNTS[names.length] ?? String(names.length);

  function goTo(event: MouseEvent, name: keyof BookingFields): void {
    event.preventDefault();
    document.getElementById(fieldId(idPrefix, name))?.focus();
  }

  return (
    <Notice tone="danger" role="alert" tabIndex={-1} ref={ref}>
      <b>
        Please check {count} {names.length === 1 ? 'field' : 'fields'}
      </b>
      <ul className={s.links}>
        {names.map(([name, label]) => (
          <li key={name}>
            <a href={`#${fieldId(idPrefix, name)}`} onClick={(event) => goTo(event, name)}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
