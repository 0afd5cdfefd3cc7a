import { createContext, useContext, useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { controlClass, ErrorText, FieldFrame, useFieldIds, type FieldWords } from './field-frame';
import * as s from './field.module.css';

export { PROBLEM_TEXT } from './field-frame';

/** What is wrong with the fields of the form around, by their names, where the form looks at them itself. */
export const FieldErrors = createContext<Readonly<Record<string, string>>>({});

export type TextFieldProps = FieldWords & Omit<ComponentProps<'input'>, 'size'> & { name: string };

/** A one-line field. Uncontrolled with `defaultValue`, or controlled with `value`; `ref` is the input. */
export function TextField({
  label,
  hint,
  error: given,
  hideLabel,
  variant,
  className,
  id,
  ...input
}: TextFieldProps) {
  const ofForm = useContext(FieldErrors)[input.name];
  const error = given || ofForm;
  const ids = useFieldIds(id, { hint, error });
  return (
    <FieldFrame {...{ ids, label, hint, error, hideLabel, variant, className }}>
      <input type="text" {...input} {...ids.control} className={controlClass(variant)} />
    </FieldFrame>
  );
}

export type SelectFieldProps = FieldWords &
  ComponentProps<'select'> & {
    name: string;
    options: readonly { value: string; label: string; disabled?: boolean }[];
  };

/** A native select. An option with the value '' is the prompt of a field without a default; it cannot be chosen. */
export function SelectField({
  label,
  hint,
  error: given,
  hideLabel,
  variant,
  className,
  id,
  options,
  ...select
}: SelectFieldProps) {
  const ofForm = useContext(FieldErrors)[select.name];
  const error = given || ofForm;
  const ids = useFieldIds(id, { hint, error });
  return (
    <FieldFrame {...{ ids, label, hint, error, hideLabel, variant, className }}>
      <select {...select} {...ids.control} className={controlClass(variant, s.select)}>
        {options.map((option) => (
          <option
            key={option.value}
            value={option.value}
            disabled={option.disabled}
            hidden={option.value === ''}
          >
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

export type TextAreaFieldProps = Omit<FieldWords, 'variant'> & ComponentProps<'textarea'> & { name: string };

/** A field of several lines. */
export function TextAreaField({
  label,
  hint,
  error,
  hideLabel,
  className,
  id,
  ...textarea
}: TextAreaFieldProps) {
  const ids = useFieldIds(id, { hint, error });
  return (
    <FieldFrame {...{ ids, label, hint, error, hideLabel, className }}>
      <textarea rows={3} {...textarea} {...ids.control} className={controlClass('field', s.textarea)} />
    </FieldFrame>
  );
}

export type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'type' | 'size'> & {
  label: ReactNode;
  name: string;
  hint?: ReactNode;
  error?: string | null;
};

/** A checkbox with its sentence; the whole row is the target. */
export function CheckboxField({ label, hint, error, className, id, ...input }: CheckboxFieldProps) {
  const ids = useFieldIds(id, { hint, error });
  return (
    <div className={classNames(s.checkField, error && s.hasError, className)}>
      <label className={s.check}>
        <input {...input} {...ids.control} type="checkbox" />
        <span>{label}</span>
      </label>
      {error && <ErrorText id={ids.errorId}>{error}</ErrorText>}
      {hint && (
        <p className={s.hint} id={ids.hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}

export type FieldGroupProps = { legend: ReactNode; children: ReactNode; className?: string };

/** Fields that belong together, under one legend: a section of a form. */
export function FieldGroup({ legend, children, className }: FieldGroupProps) {
  const id = useId();
  return (
    <fieldset className={classNames(s.group, className)} aria-labelledby={id}>
      <legend className={s.legend} id={id}>
        {legend}
      </legend>
      {children}
    </fieldset>
  );
}
