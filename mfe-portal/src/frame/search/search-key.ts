import { deviceStorage } from '@atoll/platform/device-storage';
import { useEffect, useEffectEvent, useState } from 'react';

/** Off for whoever dictates or slips: one letter must not do something that was not meant (WCAG 2.1.4). */
const choice = deviceStorage<boolean>({
  key: 'atoll-own-search-key',
  version: 1,
  empty: true,
  parse: (value) => (typeof value === 'boolean' ? value : null),
});

/** Whether the key '/' opens the search on this device. */
export function useKeyChoice(): readonly [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => choice.read());
  return [
    isOn,
    (value) => {
      choice.write(value);
      setOn(value);
    },
  ];
}

const TYPED_INTO = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Calls back for the key '/', unless somebody types it, or a dialog is open. */
export function useSearchKey(onOpen: () => void): void {
  const listen = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, defaultPrevented, target } = event;
    if (key !== '/' || ctrlKey || metaKey || altKey || defaultPrevented) return;
    if (!(target instanceof Element) || target.closest(TYPED_INTO)) return;
    if (document.querySelector('dialog[open]') || !choice.read()) return;
    event.preventDefault();
    onOpen();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => listen(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
