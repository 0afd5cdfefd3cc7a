import { marcoMinimized, useAppDispatch } from '@atoll/platform';
import { isPlainClick } from '@atoll/ui/plain-click';
import { useEffect, useState, type MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { initializeChat } from './shared/chat/chat-actions';
import { ChatView } from './thread/chat-view';
import { useKeyboardHeight } from './use-keyboard-height';
import * as s from './marco-panel.module.css';

/** Where the window covers the page, as in the shell's style sheet. */
const COVERS = '(max-width: 640px)';

/** True where somebody opened the window with the dock's toggle and still is there. */
function wasJustOpened(): boolean {
  return (
    document.activeElement?.getAttribute('aria-controls') === 'marco' && !window.matchMedia(COVERS).matches
  );
}

function leadsAway(event: MouseEvent): boolean {
  // What opens a window above this one leads nowhere.
  if (event.defaultPrevented || !isPlainClick(event) || !(event.target instanceof Element)) return false;
  return event.target.closest('a[href^="/"]:not([target], [download])') !== null;
}

/** What stands in the window that the dock's Marco button opens; the window itself is the shell's. */
export function MarcoPanel() {
  const dispatch = useAppDispatch();
  const { search } = useLocation();
  const [takesFocus] = useState(wasJustOpened);
  useKeyboardHeight();
  useEffect(() => void dispatch(initializeChat('kept')), [dispatch]);
  return (
    <div
      className={s.panel}
      onClick={(event) => {
        // On a phone the page that a link leads to lies under the window.
        if (leadsAway(event) && window.matchMedia(COVERS).matches) dispatch(marcoMinimized());
      }}
    >
      <ChatView city={new URLSearchParams(search).get('city')} isPage={false} takesFocus={takesFocus} />
    </div>
  );
}
