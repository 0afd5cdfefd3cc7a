import { useId, type ComponentProps } from 'react';
import { classNames } from '../class-names';
import * as s from './line-select.module.css';

export type LineSelectProps = Omit<ComponentProps<'select'>, 'id'> & { label: string };

/** A choice in a line above a list: its label, and the select beside it. */
export function LineSelect({ label, className, ...select }: LineSelectProps) {
  const id = useId();
  return (
    <>
      <label className={s.label} htmlFor={id}>
        {label}
      </label>
      <select {...select} id={id} className={classNames(s.select, className)} />
    </>
  );
}
