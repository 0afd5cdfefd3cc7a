import { useId, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon, type IconName } from '../icon/icon';
import * as s from './tabs.module.css';

export type Tab<Value extends string> = {
  value: Value;
  label: ReactNode;
  icon?: IconName;
  /** Shown while the tab is selected; leave it out when the caller renders the panel itself. */
  panel?: ReactNode;
};

export type TabsProps<Value extends string> = {
  label: string;
  tabs: readonly Tab<Value>[];
  /** The selected tab; without it the tabs keep their own state, from `defaultValue` or the first. */
  value?: Value;
  defaultValue?: Value;
  onChange?: (value: Value) => void;
  /** `line` is underlined, `pill` is the switch above the search bar. */
  look?: 'line' | 'pill';
  className?: string;
};

const STEPS: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowRight: (index, last) => (index === last ? 0 : index + 1),
  ArrowLeft: (index, last) => (index === 0 ? last : index - 1),
  Home: () => 0,
  End: (_index, last) => last,
};

/** Tabs: arrows move and select, Home and End jump, Tab goes on to the panel. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  defaultValue,
  onChange,
  look = 'line',
  className,
}: TabsProps<Value>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(defaultValue ?? tabs[0]?.value);
  const selected = value ?? own;
  const current = tabs.find((tab) => tab.value === selected);

  function select(index: number): void {
    const next = tabs[index];
    if (!next) return;
    setOwn(next.value);
    onChange?.(next.value);
  }

  function move(event: KeyboardEvent, index: number): void {
    const next = STEPS[event.key]?.(index, tabs.length - 1);
    if (next === undefined) return;
    event.preventDefault();
    select(next);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  }

  return (
    <div className={className}>
      <div className={classNames(s.list, s[look])} role="tablist" aria-label={label} ref={list}>
        {tabs.map((tab, index) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            className={s.tab}
            aria-selected={tab.value === selected}
            aria-controls={tab.panel && tab.value === selected ? `${id}-panel` : undefined}
            tabIndex={tab.value === selected ? 0 : -1}
            data-replay=""
            onClick={() => select(index)}
            onKeyDown={(event) => move(event, index)}
          >
            {tab.icon && <Icon name={tab.icon} />}
            {tab.label}
          </button>
        ))}
      </div>
      {current?.panel && (
        <div
          className={s.panel}
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${current.value}`}
          tabIndex={0}
        >
          {current.panel}
        </div>
      )}
    </div>
  );
}

export type SectionLinksProps = {
  label: string;
  links: readonly { href: string; label: ReactNode; current?: boolean }[];
  className?: string;
};

/** Goes to a section without an entry in the history, so that Back leaves what the sections are of. */
function goToSection(event: MouseEvent<HTMLAnchorElement>): void {
  const section = document.getElementById(event.currentTarget.hash.slice(1));
  if (!section) return;
  event.preventDefault();
  section.scrollIntoView({ block: 'start' });
}

/** Links to the sections of a page, drawn as tabs. */
export function SectionLinks({ label, links, className }: SectionLinksProps) {
  return (
    <nav className={classNames(s.list, s.line, className)} aria-label={label}>
      {links.map((link) => (
        <a
          key={link.href}
          href={link.href}
          className={s.tab}
          onClick={goToSection}
          aria-current={link.current ? 'true' : undefined}
        >
          {link.label}
        </a>
      ))}
    </nav>
  );
}
