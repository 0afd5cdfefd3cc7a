import { useEffect } from 'react';

const PROPERTY = '--keyboard-height';

/**
 * Tells the style sheets how much of the page a phone's keyboard covers, so that the message box stays above it. Where
 * the browser makes the page smaller instead, that is nothing.
 */
export function useKeyboardHeight(): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const { style } = document.documentElement;
    const measure = () => {
      // A page that is zoomed in shows less, too.
      const covered = view.scale > 1 ? 0 : window.innerHeight - view.height - view.offsetTop;
      style.setProperty(PROPERTY, `${Math.max(0, Math.round(covered))}px`);
    };
    view.addEventListener('resize', measure);
    view.addEventListener('scroll', measure);
    return () => {
      view.removeEventListener('resize', measure);
      view.removeEventListener('scroll', measure);
      style.removeProperty(PROPERTY);
    };
  }, []);
}
