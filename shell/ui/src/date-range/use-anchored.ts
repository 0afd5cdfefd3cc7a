import { useLayoutEffect, type RefObject } from 'react';

const EDGE_PX = 16;
/** Below this the panel is the whole screen and its style sheet places it. */
export const SHEET = '(max-width: 639px)';

function place(panel: HTMLElement, anchor: HTMLElement, gap: number): void {
  if (window.matchMedia(SHEET).matches) {
    panel.style.left = '';
    panel.style.top = '';
    return;
  }
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = panel;
  const { innerWidth, innerHeight } = window;
  const below = at.bottom + gap;
  const above = at.top - gap - height;
  const fitsBelow = below + height <= innerHeight - EDGE_PX;
  const top = fitsBelow ? below : above >= EDGE_PX ? above : innerHeight - EDGE_PX - height;
  panel.style.left = `${Math.max(EDGE_PX, Math.min(at.left, innerWidth - EDGE_PX - width))}px`;
  panel.style.top = `${Math.max(EDGE_PX, top)}px`;
}

/** Keeps a panel of the top layer beside its field: below, above where there is no room, always inside the window. */
export function useAnchored(
  panel: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  { gap, isOpen }: { readonly gap: number; readonly isOpen: boolean },
): void {
  useLayoutEffect(() => {
    const element = panel.current;
    const target = anchor.current;
    if (!element || !target || !isOpen) return;
    const update = () => place(element, target, gap);
    update();
    const sizes = new ResizeObserver(update);
    sizes.observe(element);
    window.addEventListener('resize', update);
    window.addEventListener('scroll', update, { capture: true, passive: true });
    return () => {
      sizes.disconnect();
      window.removeEventListener('resize', update);
      window.removeEventListener('scroll', update, { capture: true });
    };
  }, [panel, anchor, gap, isOpen]);
}
