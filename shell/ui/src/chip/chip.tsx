import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon, type IconName } from '../icon/icon';
import * as s from './chip.module.css';

export type ChipProps = {
  tone?: 'sand' | 'lagoon' | 'sun' | 'success' | 'danger' | 'line';
  icon?: IconName;
  children: ReactNode;
  className?: string;
};

/** A small fact: an amenity, a rate family, a status. */
export function Chip({ tone = 'sand', icon, children, className }: ChipProps) {
  return (
    <span className={classNames(s.chip, s[tone], className)}>
      {icon && <Icon name={icon} size="s" />}
      {children}
    </span>
  );
}

export type ToggleChipProps = Omit<ComponentProps<'button'>, 'aria-pressed'> & {
  pressed: boolean;
  icon?: IconName;
};

/** A choice that stays pressed. */
export function ToggleChip({ pressed, icon, className, children, ...button }: ToggleChipProps) {
  return (
    <button type="button" {...button} aria-pressed={pressed} className={classNames(s.toggle, className)}>
      {icon && <Icon name={icon} size="s" />}
      {children}
    </button>
  );
}

export type SampleMarkProps = { children?: ReactNode; className?: string };

/** Marks demo data, sample content and invented names (LOOK 1.5). */
export function SampleMark({ children = 'Sample data', className }: SampleMarkProps) {
  return <span className={classNames(s.sample, className)}>{children}</span>;
}
