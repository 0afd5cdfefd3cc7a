import { MODAL_FADE_MS } from '@atoll/contracts/constants';
import { createContext, use, useEffect, useMemo, useState, type ReactNode, type RefObject } from 'react';
import { IconButton } from '../button/button';
import { classNames } from '../class-names';
import * as s from './dialog.module.css';
import { useModalDialog } from './use-modal-dialog';

type Frame = { onClose: () => void; labelledBy: string; closeLabel: string; closeHref?: string };
const DialogFrame = createContext<Frame | null>(null);

export type DialogProps = {
  open: boolean;
  /** Escape, the close button or a click on the backdrop asks for it; the caller sets `open`. */
  onClose: () => void;
  /** Id of the heading: names the dialog and takes the focus. `DialogHead` with a `title` carries it. */
  labelledBy: string;
  /** `modal` is a panel in the middle, `sheet` rises from the bottom edge, `fullscreen` covers everything. */
  kind: 'modal' | 'sheet' | 'fullscreen';
  /** Width of a modal: 480, 720 (default) or 1040 px. */
  size?: 's' | 'm' | 'l';
  children: ReactNode;
  closeLabel?: string;
  /** Where closing leads without JavaScript, and what makes the close button a link: the page behind. */
  closeHref?: string;
  /** Takes the focus afterwards; without it, what had it before. */
  returnFocus?: RefObject<HTMLElement | null>;
  className?: string;
};

/** Keeps the content until the panel has faded out. */
function useLingering(open: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(open);
  const [lingers, setLingers] = useState(false);
  if (open !== wasOpen) {
    setWasOpen(open);
    setLingers(!open);
  }
  useEffect(() => {
    if (!lingers) return;
    const timer = setTimeout(() => setLingers(false), MODAL_FADE_MS);
    return () => clearTimeout(timer);
  }, [lingers]);
  return open || lingers;
}

/**
 * A native modal dialog: the page behind is inert and does not scroll, focus moves to the heading and back,
 * Escape and the backdrop close, it fades for 300 ms. An open dialog in the server's HTML is visible before
 * JavaScript runs. Dialogs may open dialogs.
 */
export function Dialog(props: DialogProps) {
  const {
    open,
    onClose,
    labelledBy,
    kind,
    size = 'm',
    children,
    closeLabel = 'Close',
    closeHref,
    returnFocus,
    className,
  } = props;
  const { dialogProps } = useModalDialog({ open, onClose, focusId: labelledBy, returnFocus });
  const isPresent = useLingering(open);
  const frame = useMemo(
    () => ({ onClose, labelledBy, closeLabel, closeHref }),
    [onClose, labelledBy, closeLabel, closeHref],
  );
  return (
    <dialog
      {...dialogProps}
      className={classNames(s.dialog, s[kind], kind === 'modal' && s[size], className)}
      aria-labelledby={labelledBy}
      data-locks-scroll=""
    >
      <DialogFrame value={frame}>
        <div className={s.panel}>{isPresent && children}</div>
      </DialogFrame>
    </dialog>
  );
}

function useFrame(part: string): Frame {
  const frame = use(DialogFrame);
  if (!frame) throw new Error(`${part} belongs inside a Dialog`);
  return frame;
}

/** The close button, for a dialog that draws its own head. */
export function DialogClose({ line, className }: { line?: boolean; className?: string }) {
  const { onClose, closeLabel, closeHref } = useFrame('DialogClose');
  if (closeHref === undefined)
    return <IconButton icon="x" label={closeLabel} line={line} className={className} onClick={onClose} />;
  return (
    <IconButton
      icon="x"
      label={closeLabel}
      line={line}
      className={className}
      href={closeHref}
      onClick={(event) => {
        event.preventDefault();
        onClose();
      }}
    />
  );
}

export type DialogHeadProps = {
  /** Drawn as the heading with the id that names the dialog; or draw your own among the children. */
  title?: ReactNode;
  subtitle?: ReactNode;
  children?: ReactNode;
  /** Buttons left of the close button. */
  actions?: ReactNode;
  className?: string;
};

/** The dialog's name and its close button; stays while the body scrolls. */
export function DialogHead({ title, subtitle, children, actions, className }: DialogHeadProps) {
  const { labelledBy } = useFrame('DialogHead');
  return (
    <header className={classNames(s.head, className)}>
      <div className={s.words}>
        {title && (
          <h2 className={s.title} id={labelledBy} tabIndex={-1}>
            {title}
          </h2>
        )}
        {subtitle && <p className={s.subtitle}>{subtitle}</p>}
        {children}
      </div>
      {actions}
      <DialogClose />
    </header>
  );
}

type PartProps = { children: ReactNode; className?: string };

/** The part that scrolls. */
export function DialogBody({ children, className }: PartProps) {
  return <div className={classNames(s.body, className)}>{children}</div>;
}

/** Actions at the lower edge; stays while the body scrolls. */
export function DialogFoot({ children, className }: PartProps) {
  return <footer className={classNames(s.foot, className)}>{children}</footer>;
}
