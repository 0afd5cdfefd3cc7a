import { useEffect, useEffectEvent } from 'react';

/**
 * Gives a layer that is no part of the address an entry of the history while it is open, so that Back closes the layer
 * and leaves the page where it is. Closed in another way, it takes its entry away again. `layer` is an id of its own.
 */
export function useClosedByBack(layer: string, open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open) return;
    // With what the router keeps in the entry: for it, the page has not changed.
    history.pushState({ ...(history.state as object), layer }, '');
    window.addEventListener('popstate', close);
    return () => {
      window.removeEventListener('popstate', close);
      if ((history.state as { layer?: string } | null)?.layer === layer) history.back();
    };
  }, [layer, open]);
}
