import { useSyncExternalStore } from 'react';
import * as s from './indicator.module.css';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

/** What Marco does until there is something to read (MAR-19); without a network, what the message waits for. */
export function Indicator({ isSearching }: { isSearching: boolean }) {
  const isOnline = useOnline();
  if (!isOnline)
    return (
      <p className={s.indicator} role="status">
        You are offline. Your message goes on when you are back.
      </p>
    );
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
