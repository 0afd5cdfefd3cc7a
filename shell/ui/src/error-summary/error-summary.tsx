import type { MouseEvent, Ref } from 'react';
import { Notice } from '../notice/notice';
import * as s from './error-summary.module.css';

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

export type ErrorSummaryProps = {
  /** The fields that have an error, in reading order: the id of the control and its label. */
  fields: readonly { id: string; label: string }[];
  ref: Ref<HTMLDivElement>;
};

/** Names the fields that have an error as links to them; give it the focus after a submit. */
export function ErrorSummary({ fields, ref }: ErrorSummaryProps) {
  const count = COUNTS[fields.length] ?? String(fields.length);

  function goTo(event: MouseEvent, id: string): void {
    event.preventDefault();
    document.getElementById(id)?.focus();
  }

  return (
    <Notice tone="danger" role="alert" tabIndex={-1} ref={ref}>
      <b>
        Please check {count} {fields.length === 1 ? 'field' : 'fields'}
      </b>
      <ul className={s.links}>
        {fields.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => goTo(event, id)}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
