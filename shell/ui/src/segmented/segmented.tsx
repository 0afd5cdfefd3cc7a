import { classNames } from '../class-names';
import { Icon, type IconName } from '../icon/icon';
import * as s from './segmented.module.css';

export type SegmentedOption<Value extends string> = { value: Value; label: string; icon?: IconName };

export type SegmentedProps<Value extends string> = {
  /** What is being chosen: 'View'. */
  label: string;
  options: readonly SegmentedOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Shows only the icons; the labels stay the accessible names. */
  iconsOnly?: boolean;
  className?: string;
};

/** Two to four views of the same thing, as pressed buttons on a track. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
  iconsOnly = false,
  className,
}: SegmentedProps<Value>) {
  return (
    <div className={classNames(s.track, className)} role="group" aria-label={label} data-needs-script="">
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={s.option}
          aria-pressed={option.value === value}
          aria-label={iconsOnly ? option.label : undefined}
          data-replay=""
          onClick={() => onChange(option.value)}
        >
          {option.icon && <Icon name={option.icon} />}
          {!iconsOnly && option.label}
        </button>
      ))}
    </div>
  );
}
