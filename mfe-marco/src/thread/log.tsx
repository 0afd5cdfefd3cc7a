import { classNames } from '@atoll/ui/class-names';
import { LoadingState } from '@atoll/ui/page-state';
import { Skeleton } from '@atoll/ui/skeleton';
import { useEffect, useRef, type Ref } from 'react';
import { useMarco } from '../shared/chat/use-marco';
import { Indicator } from './indicator';
import { MessageView } from './message-view';
import { Welcome } from './welcome';
import * as s from './log.module.css';

interface LogProps {
  ref: Ref<HTMLDivElement>;
  city: string | null;
  isPage: boolean;
  onPrompt: (text: string) => void;
}

/** The messages, the newest at the end and in sight; without any the welcome. */
export function Log({ ref, city, isPage, onPrompt }: LogProps) {
  const { messages, isTyping, isSearching, isInitialized, conversationId } = useMarco();
  const end = useRef<HTMLDivElement>(null);
  const last = messages.at(-1);
  const isAnswering = isTyping && last?.role === 'assistant';

  useEffect(() => {
    if (messages.length > 0) end.current?.scrollIntoView({ block: 'end' });
  }, [messages, isTyping]);

  const isLoading = messages.length === 0 && !isInitialized && conversationId !== null;
  return (
    <div
      ref={ref}
      className={classNames(s.log, isPage && s.page)}
      // What is new is said once, after its end, and not while it grows.
      role="log"
      aria-live="off"
      aria-label="Conversation"
      tabIndex={0}
    >
      {isLoading && (
        <LoadingState label="Loading the conversation">
          <Skeleton />
          <Skeleton shape="short" />
        </LoadingState>
      )}
      {messages.length === 0 && !isLoading && <Welcome city={city} onPrompt={onPrompt} />}
      {messages.length > 0 && (
        <ol className={s.messages}>
          {messages.map((message) => (
            <MessageView key={message.id} message={message} isOpen={isAnswering && message === last} />
          ))}
        </ol>
      )}
      {isTyping && (!isAnswering || last.content === '') && <Indicator isSearching={isSearching} />}
      <div ref={end} className={s.end} />
    </div>
  );
}
