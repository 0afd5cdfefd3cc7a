import { chatPage, conversationPage } from '@atoll/contracts/pages/chat.page';
import { useAppDispatch } from '@atoll/platform';
import { Button } from '@atoll/ui/button';
import { Disclosure } from '@atoll/ui/disclosure';
import { EmptyState } from '@atoll/ui/page-state';
import { Skeleton } from '@atoll/ui/skeleton';
import { plainClick } from '@atoll/ui/plain-click';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { initializeChat, startConversation, visitConversation } from './shared/chat/chat-actions';
import { useMarco } from './shared/chat/use-marco';
import { HistoryPart } from './lazy-parts';
import { ChatView } from './thread/chat-view';
import { useKeyboardHeight } from './use-keyboard-height';
import * as s from './chat-page.module.css';

/** Where the list of conversations is above the conversation, as in the style sheet. */
const NARROW = '(max-width: 960px)';

function addressOf(conversationId: string, search: string): string {
  return conversationPage.pattern.replace(':conversationId', conversationId) + search;
}

/** Keeps the address and the conversation alike: it gets its address with its first answer. */
function useConversationOfAddress(): { readonly city: string | null } {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { conversationId: named } = useParams();
  const { search } = useLocation();
  const city = new URLSearchParams(search).get('city');
  const { conversationId } = useMarco();
  // A link that brings a city begins anew; one without goes on with what was said in the window.
  const [mustBegin, setMustBegin] = useState(named === undefined && city !== null);

  useEffect(() => {
    if (named !== undefined) void dispatch(visitConversation(named));
    else void dispatch(initializeChat('nothing'));
  }, [dispatch, named]);
  useEffect(() => {
    if (mustBegin) {
      setMustBegin(false);
      if (conversationId !== null) dispatch(startConversation());
    } else if (named === undefined && conversationId !== null) {
      void navigate(addressOf(conversationId, search), { replace: true });
    }
  }, [dispatch, navigate, mustBegin, named, conversationId, search]);
  return { city };
}

function MissingConversation({ onNew }: { onNew: () => void }) {
  return (
    <EmptyState
      icon="lock"
      title="This conversation opens for its owner only"
      text="It belongs to another browser or account, or it was deleted."
      action={<Button onClick={onNew}>New chat</Button>}
    />
  );
}

/** Marco as a page of its own (MAR-03). */
export function ChatPage() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { conversationId: named } = useParams();
  const { city } = useConversationOfAddress();
  const { conversationId, isMissing, isInitialized } = useMarco();
  const [showsHistory, setShowsHistory] = useState(false);
  useKeyboardHeight();
  useEffect(() => {
    // On a narrow screen the list would lie above the conversation, and push it down when it comes.
    if (isInitialized && !window.matchMedia(NARROW).matches) setShowsHistory(true);
  }, [isInitialized]);

  function begin(): void {
    dispatch(startConversation());
    void navigate(chatPage.pattern);
  }
  return (
    <div className={`wrap ${s.page}`}>
      <div className={s.head}>
        <h1 className="display h2">Marco AI</h1>
        <p className={s.lede}>Your travel assistant. Check before you book.</p>
      </div>
      <div className={s.history}>
        <Button href={chatPage.pattern} variant="quiet" size="small" icon="plus" onClick={plainClick(begin)}>
          New chat
        </Button>
        <Disclosure summary="Your conversations" open={showsHistory} onToggle={setShowsHistory}>
          {showsHistory && (
            <HistoryPart
              currentId={conversationId}
              onDeleted={(id) => {
                if (id === conversationId) begin();
              }}
              fallback={<Skeleton />}
            />
          )}
        </Disclosure>
      </div>
      {isMissing && named !== undefined ? (
        <MissingConversation onNew={begin} />
      ) : (
        <ChatView city={city} isPage />
      )}
    </div>
  );
}
