import * as s from './indicator.module.css';

/** What Marco does until there is something to read (MAR-19). */
export function Indicator({ isSearching }: { isSearching: boolean }) {
  return (
    <p className={s.indicator} role="status">
      <span className={s.dots} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      {isSearching ? 'Marco is searching…' : 'Marco is typing…'}
    </p>
  );
}
