import { useId, useState, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import * as s from './disclosure.module.css';

export type DisclosureProps = {
  summary: ReactNode;
  children: ReactNode;
  /** Without it the disclosure keeps its own state, closed at first. */
  open?: boolean;
  onToggle?: (open: boolean) => void;
  className?: string;
};

/** A button that shows and hides what follows it. */
export function Disclosure({ summary, children, open, onToggle, className }: DisclosureProps) {
  const id = useId();
  const [own, setOwn] = useState(false);
  const isOpen = open ?? own;

  function toggle(): void {
    setOwn(!isOpen);
    onToggle?.(!isOpen);
  }

  return (
    <div className={className}>
      <button
        type="button"
        className={s.summary}
        aria-expanded={isOpen}
        aria-controls={id}
        data-replay=""
        onClick={toggle}
      >
        {summary}
        <Icon name="chevron-down" className={classNames(s.chevron, isOpen && s.turned)} />
      </button>
      <div id={id} className={s.content} hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
}
