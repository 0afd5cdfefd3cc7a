import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import * as s from './field.module.css';

/** `field`: label above a bordered control. `cell`: a cell of the search bar, label over a bare value. */
export type FieldVariant = 'field' | 'cell';

export type FieldWords = {
  label: ReactNode;
  /** Under the control, tied to it. */
  hint?: ReactNode;
  /** The exact message; marks the control invalid. Absent, null and '' mean no error. */
  error?: string | null;
  /** Keeps the label for assistive technology only. */
  hideLabel?: boolean;
  variant?: FieldVariant;
};

/** Ids and ARIA of one control: spread `control` on it. */
export function useFieldIds(id: string | undefined, { hint, error }: Pick<FieldWords, 'hint' | 'error'>) {
  const generated = useId();
  const controlId = id ?? generated;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = classNames(error && errorId, hint ? hintId : undefined);
  return {
    controlId,
    hintId,
    errorId,
    labelId: `${controlId}-label`,
    control: {
      id: controlId,
      'aria-describedby': describedBy,
      'aria-invalid': error ? (true as const) : undefined,
    },
  };
}

export type FieldIds = ReturnType<typeof useFieldIds>;

/** The look of a native control inside a frame. */
export function controlClass(variant: FieldVariant = 'field', className?: string): string | undefined {
  return classNames(variant === 'cell' ? s.bare : s.input, className);
}

/** The look of what is wrong with a field: also for a library of fields that draws its messages itself. */
export const PROBLEM_TEXT = s.error;

/** What is wrong with a field, below it. */
export function ErrorText({ children, ...text }: Pick<ComponentProps<'p'>, 'id' | 'role' | 'children'>) {
  return (
    <p {...text} className={PROBLEM_TEXT}>
      <Icon name="alert-circle" size="s" />
      {children}
    </p>
  );
}

type FrameProps = FieldWords & {
  ids: FieldIds;
  className?: string;
  children: ReactNode;
  labelsButton?: boolean;
};

/** Label, control, error and hint in reading order. */
export function FieldFrame({
  ids,
  label,
  hint,
  error,
  hideLabel,
  variant = 'field',
  className,
  children,
  labelsButton,
}: FrameProps) {
  const isCell = variant === 'cell';
  const labelClass = classNames(s.label, hideLabel && s.hidden);
  return (
    <div className={classNames(isCell ? s.cell : s.field, error && s.hasError, className)}>
      {labelsButton ? (
        <span className={labelClass} id={ids.labelId}>
          {label}
        </span>
      ) : (
        <label className={labelClass} id={ids.labelId} htmlFor={ids.controlId}>
          {label}
        </label>
      )}
      {children}
      {error && <ErrorText id={ids.errorId}>{error}</ErrorText>}
      {hint && (
        <p className={s.hint} id={ids.hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}
