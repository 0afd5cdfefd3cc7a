import type { MouseEvent } from 'react';

/** Runs an action for a plain click on a link; with a modifier key the browser follows the link as it always does. */
export function plainClick(action: () => void) {
  return (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    action();
  };
}
