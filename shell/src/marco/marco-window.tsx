import { chatPage } from '@atoll/contracts/pages/chat.page';
import {
  marcoClosed,
  marcoMinimized,
  selectMarcoMinimized,
  selectMarcoOpen,
  useAppDispatch,
  useAppSelector,
} from '@atoll/platform';
import { IconButton } from '@atoll/ui/button';
import { classNames } from '@atoll/ui/class-names';
import { Logo } from '@atoll/ui/logo';
import { useState } from 'react';
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
  const isMinimized = useAppSelector(selectMarcoMinimized);
  const [isMaximized, setMaximized] = useState(false);
  const dispatch = useAppDispatch();
  const close = () => {
    dispatch(marcoClosed());
    focusToggle();
  };
  return (
    <section
      id={MARCO_WINDOW_ID}
      className={
        isPage ? s.page : classNames(s.window, isMinimized && s.minimized, isMaximized && s.maximized)
      }
      aria-label={isPage ? undefined : 'Marco AI'}
      hidden={!isPage && !isOpen}
      suppressHydrationWarning
      onKeyDown={(event) => {
        // An open menu or dialog inside has taken the key for itself.
        if (!isPage && event.key === 'Escape' && !event.defaultPrevented) close();
      }}
    >
      {!isPage && (
        <header className={s.head}>
          <Logo mark="ring" className={s.mark} />
          <div className={s.words}>
            <h2 className={s.title}>Marco AI</h2>
            <p className={s.subtitle}>AI assistant. Check before you book.</p>
          </div>
          <IconButton
            label={isMinimized ? 'Restore Marco' : 'Minimize Marco'}
            icon={isMinimized ? 'chevron-up' : 'minus'}
            onClick={() => dispatch(marcoMinimized())}
          />
          {!isMinimized && (
            <IconButton
              label={isMaximized ? 'Make Marco smaller' : 'Maximize Marco'}
              icon={isMaximized ? 'arrows-minimize' : 'arrows-maximize'}
              className={s.maximize}
              onClick={() => setMaximized(!isMaximized)}
            />
          )}
          <IconButton label="Open Marco as a page" icon="external-link" href={chatPage.pattern} />
          <IconButton label="Close Marco" icon="x" data-dismiss="" onClick={close} />
        </header>
      )}
      <RemoteSlot
        app="mfe-marco"
        active={isPage || isOpen}
        waiting={
          isPage ? undefined : (
            <p role="status" className={s.waiting}>
              Opening Marco…
            </p>
          )
        }
      />
    </section>
  );
}
