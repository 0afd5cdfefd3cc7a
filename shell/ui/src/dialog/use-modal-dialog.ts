import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
  type SyntheticEvent,
} from 'react';

const never = () => () => {};

/** True while React takes over the server's HTML. */
function useIsHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}

// Effects that must run before the paint; on the server there is nothing to paint.
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

export type ModalDialogOptions = {
  open: boolean;
  onClose: () => void;
  /** Id of the element that takes the focus: the heading. */
  focusId?: string;
  /** Takes the focus afterwards instead of what had it before. */
  returnFocus?: RefObject<HTMLElement | null>;
};

function show(dialog: HTMLDialogElement, isTakingOver: boolean): void {
  // The server's HTML shows an open dialog without the top layer; it moves there without a second fade.
  if (isTakingOver) dialog.dataset.instant = '';
  dialog.removeAttribute('open');
  dialog.showModal();
}

function focusHeading(dialog: HTMLDialogElement, focusId: string | undefined): void {
  if (dialog.querySelector('[autofocus], [data-autofocus]')) {
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return;
  }
  const heading = focusId ? dialog.ownerDocument.getElementById(focusId) : null;
  if (!heading || !dialog.contains(heading)) return;
  if (heading.tabIndex < 0) heading.setAttribute('tabindex', '-1');
  heading.focus({ preventScroll: true });
}

/**
 * Drives a native `<dialog>` from a prop: top layer, focus in and back again, Escape, a click on the backdrop.
 * Spread `dialogProps` on the element; its content must cover it wholly, so that a click on the element itself
 * is one on the backdrop.
 */
export function useModalDialog({ open, onClose, focusId, returnFocus }: ModalDialogOptions) {
  const ref = useRef<HTMLDialogElement>(null);
  const isHydrating = useIsHydrating();
  const wasHydrating = useRef(isHydrating);
  const pressedBackdrop = useRef(false);
  const [initialOpen] = useState(open);

  useBeforePaint(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    const before = dialog.ownerDocument.activeElement;
    const target = returnFocus;
    show(dialog, wasHydrating.current);
    wasHydrating.current = false;
    focusHeading(dialog, focusId);
    return () => {
      delete dialog.dataset.instant;
      dialog.close();
      const back = target?.current ?? before;
      if (back instanceof HTMLElement && back.isConnected) back.focus({ preventScroll: true });
    };
  }, [open, focusId, returnFocus]);

  const isOwn = (event: SyntheticEvent) => event.target === event.currentTarget;
  const dialogProps = {
    ref,
    // Only for the server's HTML: React sets it once, afterwards the browser owns it.
    open: initialOpen,
    onCancel: (event: SyntheticEvent) => {
      if (!isOwn(event)) return; // a file input inside also sends it
      event.preventDefault();
      onClose();
    },
    onClose: (event: SyntheticEvent) => {
      // Browsers close without asking after a second Escape.
      if (isOwn(event) && open && !ref.current?.open) onClose();
    },
    onPointerDown: (event: SyntheticEvent) => {
      pressedBackdrop.current = isOwn(event);
    },
    onClick: (event: SyntheticEvent) => {
      if (isOwn(event) && pressedBackdrop.current) onClose();
    },
  };
  return { ref, dialogProps };
}
