import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import * as s from './search-line.module.css';

/** Longer texts are cut when the URL is read. */
export const TEXT_MAX = 200;

export type SearchLineProps = {
  /** What is searched: the accessible name of the form. */
  label: string;
  /** Path that a form without JavaScript is sent to, with the text as `q`. */
  action: string;
  /** The text that was submitted, without space around it; '' for nothing. */
  onSearch: (text: string) => void;
  /** `SearchInput`, or the `SuggestInput` of its own room. */
  children: ReactNode;
};

/** One field and its button in one line. */
export function SearchLine({ label, action, onSearch, children }: SearchLineProps) {
  return (
    <form
      role="search"
      aria-label={label}
      method="get"
      action={action}
      className={s.line}
      onSubmit={(event) => {
        event.preventDefault();
        const field = event.currentTarget.elements.namedItem('q');
        onSearch(field instanceof HTMLInputElement ? field.value.trim() : '');
      }}
    >
      <Icon name="search" className={s.sign} />
      {children}
      <Button type="submit" size="small">
        Search
      </Button>
    </form>
  );
}

export type InputWords = {
  /** Accessible name of the field. */
  label: string;
  placeholder: string;
  /** What is searched for now; another one writes it into the field. */
  value: string;
};

/** A plain field of a `SearchLine`. */
export function SearchInput({ label, placeholder, value }: InputWords) {
  return (
    <input
      key={value}
      type="search"
      name="q"
      className={s.input}
      aria-label={label}
      placeholder={placeholder}
      defaultValue={value}
      maxLength={TEXT_MAX}
      autoComplete="off"
      enterKeyHint="search"
    />
  );
}
