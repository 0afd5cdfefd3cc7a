import { useId } from 'react';
import { classNames } from '../class-names';
import * as s from './switch.module.css';

export type SwitchProps = {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  /** Keeps the label for assistive technology only. */
  hideLabel?: boolean;
  className?: string;
};

/** Turns one thing on or off at once. The words are part of the target. */
export function Switch({ label, checked, onChange, disabled, hideLabel = false, className }: SwitchProps) {
  const id = useId();
  return (
    <div className={classNames(s.row, className)}>
      <label className={classNames(s.label, hideLabel && s.hidden)} htmlFor={id}>
        {label}
      </label>
      <button
        type="button"
        role="switch"
        id={id}
        className={s.track}
        aria-checked={checked}
        disabled={disabled}
        data-replay=""
        onClick={() => onChange(!checked)}
      />
    </div>
  );
}
