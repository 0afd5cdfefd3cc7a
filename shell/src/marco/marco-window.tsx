import { marcoClosed, selectMarcoOpen, useAppDispatch, useAppSelector } from '@atoll/platform';
import { IconButton } from '@atoll/ui/button';
import { RemoteSlot } from '../remotes/remote-slot';
import { MARCO_WINDOW_ID } from './marco-window-id';
import * as s from './marco-window.module.css';

interface Props {
  /** The assistant is the page itself (/chat): its slot then has no window. */
  readonly isPage: boolean;
}

/** Where the focus was before: the dock's toggle, which names this window as what it controls. */
function focusToggle(): void {
  document.querySelector<HTMLElement>(`[aria-controls="${MARCO_WINDOW_ID}"]`)?.focus();
}

/**
 * The assistant's slot, in a floating window on every page but its own (HOM-23). The window belongs to the shell and
 * stands hidden in the server's HTML, so that a tap opens it before any of our code is here (`page-loader.ts`).
 */
export function MarcoWindow({ isPage }: Props) {
  const isOpen = useAppSelector(selectMarcoOpen);
  const dispatch = useAppDispatch();
  const close = () => {
    dispatch(marcoClosed());
    focusToggle();
  };
  return (
    <section
      id={MARCO_WINDOW_ID}
      className={isPage ? s.page : s.window}
      aria-label={isPage ? undefined : 'Marco AI'}
      hidden={!isPage && !isOpen}
      suppressHydrationWarning
      onKeyDown={(event) => {
        if (!isPage && event.key === 'Escape') close();
      }}
    >
      {!isPage && (
        <header className={s.head}>
          <h2 className={s.title}>Marco AI</h2>
          <IconButton label="Close Marco" icon="x" data-dismiss="" onClick={close} />
        </header>
      )}
      <RemoteSlot
        app="mfe-marco"
        active={isPage || isOpen}
        waiting={
          isPage ? undefined : (
            <p role="status" className={s.waiting}>
              Marco is coming soon.
            </p>
          )
        }
      />
    </section>
  );
}
