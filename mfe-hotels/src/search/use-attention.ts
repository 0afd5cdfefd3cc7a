import { useCallback, useEffect, useRef, type RefObject } from 'react';

/** Leads to the form, or to its dates, once the page that a click asked for is there and nothing lies over it. */
export function useAttention(form: RefObject<HTMLFormElement | null>, isLayered: boolean) {
  const next = useRef<'form' | 'dates' | null>(null);
  useEffect(() => {
    const part = next.current;
    if (!part || isLayered) return;
    next.current = null;
    form.current?.scrollIntoView({ block: 'center' });
    if (part === 'dates') form.current?.querySelector<HTMLElement>('[aria-haspopup=dialog]')?.click();
  });
  return useCallback((part: 'form' | 'dates') => {
    next.current = part;
  }, []);
}
