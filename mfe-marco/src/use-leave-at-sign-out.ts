import { chatPage } from '@atoll/contracts/pages/chat.page';
import { selectSession, useAppDispatch, useAppSelector } from '@atoll/platform';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { startConversation } from './shared/chat/chat-actions';

/** Whoever sits down at this browser after a sign-out sees nothing of the account's conversation. */
export function useLeaveAtSignOut(): void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { state } = useAppSelector(selectSession);
  const before = useRef(state);
  useEffect(() => {
    const isSignedOut = before.current === 'signed-in' && state === 'nobody';
    before.current = state;
    if (!isSignedOut) return;
    dispatch(startConversation());
    if (pathname.startsWith(`${chatPage.pattern}/`)) void navigate(chatPage.pattern);
  }, [dispatch, navigate, pathname, state]);
}
