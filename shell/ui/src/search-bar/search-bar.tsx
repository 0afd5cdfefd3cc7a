import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../button/button';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import * as s from './search-bar.module.css';

export type SearchBarProps = Omit<ComponentProps<'form'>, 'children'> & {
  /** What is searched: the accessible name of the form. */
  label: string;
  /** Fields with `variant="cell"`, in order: two wide ones first, then narrow ones. */
  children: ReactNode;
  /** The words of the button, 'Search Hotels'. */
  submitLabel: string;
  /** Looks disabled but still answers: a click must explain what is missing. */
  submitDisabled?: boolean;
  /** A second button, before the one that submits. */
  other?: ReactNode;
  /** 56 px instead of 76, above results. */
  compact?: boolean;
};

/** The search form as a row of cells with its button; a stacked card where the window is narrow. */
export function SearchBar({
  label,
  children,
  submitLabel,
  submitDisabled,
  other,
  compact = false,
  className,
  ...form
}: SearchBarProps) {
  return (
    <form
      role="search"
      aria-label={label}
      method="get"
      {...form}
      className={classNames(s.bar, compact && s.compact, other ? s.withOther : null, className)}
    >
      {children}
      {other && <span className={s.other}>{other}</span>}
      <Button type="submit" className={s.submit} icon="search" aria-disabled={submitDisabled || undefined}>
        {submitLabel}
      </Button>
    </form>
  );
}

export type SearchSummaryProps = {
  /** 'Lisbon'. */
  title: string;
  /** '4 to 7 Dec, 2 guests, 1 room'. */
  text: string;
  expanded: boolean;
  /** Id of the form that it opens. */
  controls: string;
  onToggle: () => void;
  className?: string;
};

/** What is being searched in one line, on a phone: opens the form (HSE-22). */
export function SearchSummary({ title, text, expanded, controls, onToggle, className }: SearchSummaryProps) {
  return (
    <button
      type="button"
      className={classNames(s.summary, className)}
      aria-expanded={expanded}
      aria-controls={controls}
      data-replay=""
      onClick={onToggle}
    >
      <Icon name="search" />
      <span className={s.words}>
        <b>{title}</b>
        <small>{text}</small>
      </span>
      <Icon name="adjustments-horizontal" className={s.sign} />
    </button>
  );
}
