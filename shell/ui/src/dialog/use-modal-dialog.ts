import {
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
  type SyntheticEvent,
} from 'react';

const never = () => () => {};

/** True while React takes over a dialog that is open in the server's HTML. */
function useIsTakingOver(initialOpen: boolean): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => initialOpen,
  );
}

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
  const [initialOpen] = useState(open);
  const isTakingOver = useRef(useIsTakingOver(initialOpen));
  const pressedBackdrop = useRef(false);

  const back = useRef<Element | null>(null);
  const isShown = useRef(false);
  const hide = useEffectEvent((dialog: HTMLDialogElement) => {
    isShown.current = false;
    delete dialog.dataset.instant;
    dialog.close();
    const target = returnFocus?.current ?? back.current;
    if (target instanceof HTMLElement && target.isConnected) target.focus({ preventScroll: true });
  });

  // Not in a cleanup: React would put the focus back where it was before the commit.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || open === isShown.current) return;
    if (!open) return hide(dialog);
    isShown.current = true;
    // A tap has opened it before this code was here (the shell's `early-surfaces.ts`).
    if (dialog.open && !initialOpen) return;
    back.current = dialog.ownerDocument.activeElement;
    show(dialog, isTakingOver.current);
    isTakingOver.current = false;
    focusHeading(dialog, focusId);
  }, [open, focusId, initialOpen]);

  // Taken out of the page while open.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => {
      if (dialog && isShown.current) hide(dialog);
    };
  }, []);

  const isOwn = (event: SyntheticEvent) => event.target === event.currentTarget;
  const dialogProps = {
    ref,
    // Only for the server's HTML: React sets it once, afterwards the browser owns it.
    open: initialOpen,
    onCancel: (event: SyntheticEvent) => {
      // A file input inside also sends it. One that cannot be stopped is followed by `close`, which asks.
      if (!isOwn(event) || !event.cancelable) return;
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
