import type { CityOption } from '@atoll/contracts/place';
import type { ChatStay } from '@atoll/contracts/marco-stay';
import { useAppDispatch } from '@atoll/platform';
import { Button } from '@atoll/ui/button';
import { ToggleChip } from '@atoll/ui/chip';
import { classNames } from '@atoll/ui/class-names';
import { Notice } from '@atoll/ui/notice';
import { Skeleton } from '@atoll/ui/skeleton';
import { useRef, useState } from 'react';
import { sendAgain, sendMessage, sendOnceBegun, type Outgoing } from '../shared/chat/chat-actions';
import { errorDismissed } from '../shared/chat/chat.slice';
import { lastPlaceOf } from '../shared/chat/last-place';
import { useMarco } from '../shared/chat/use-marco';
import { searchInWords } from '../shared/search-in-words';
import { ActivitiesPart, HotelFormPart, UnderstoodPart } from '../lazy-parts';
import { Composer } from './composer';
import { Log } from './log';
import * as s from './chat-view.module.css';

interface ChatViewProps {
  /** The city that the page is about. */
  city: string | null;
  /** A page of its own scrolls as a whole; in a window only the messages do. */
  isPage: boolean;
  takesFocus?: boolean;
}

type Tool = 'hotels' | 'activities';

/** What is tried again where there was no answer. */
function Problem({ error, canRetry }: { error: string; canRetry: boolean }) {
  const dispatch = useAppDispatch();
  return (
    <Notice
      role="alert"
      tone="danger"
      className={s.problem}
      onDismiss={() => void dispatch(errorDismissed())}
    >
      {error}{' '}
      {canRetry && (
        <Button size="small" variant="text" onClick={() => void dispatch(sendAgain())}>
          Try again
        </Button>
      )}
    </Notice>
  );
}

/** The city that the conversation is about: the page's, or the one that was last spoken of. */
function useCity(city: string | null): string | null {
  const { messages, preferences } = useMarco();
  if (city !== null) return city;
  return lastPlaceOf(messages)?.name ?? preferences.city ?? null;
}

/** The conversation: messages or welcome, what may be opened beside them, and the message box. */
export function ChatView({ city, isPage, takesFocus = false }: ChatViewProps) {
  const dispatch = useAppDispatch();
  const { offMessage, error, unanswered, isTyping, messages } = useMarco();
  const [tool, setTool] = useState<Tool | null>(null);
  const log = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const talkedOf = useCity(city);

  function send(outgoing: Outgoing): void {
    void dispatch(sendMessage({ ...outgoing, ...(city && { city }) }));
  }
  function sendPrompt(text: string): void {
    void dispatch(sendOnceBegun({ text, ...(city && { city }) }));
    // The button that had the focus is gone.
    log.current?.focus();
  }
  function searchHotels(place: CityOption, stay: ChatStay): void {
    setTool(null);
    send({ text: searchInWords(place, stay), hotelSearch: { place, ...stay } });
    log.current?.focus();
  }
  function toggle(next: Tool): void {
    setTool(tool === next ? null : next);
  }

  if (offMessage !== null) {
    return (
      <div className={classNames(s.chat, isPage && s.page)}>
        <div className={s.off}>
          <p>{offMessage}</p>
          <Button href="/hotels" variant="quiet">
            Find hotels
          </Button>
          <Button href="/tours" variant="quiet">
            Find tours
          </Button>
        </div>
      </div>
    );
  }
  const close = () => setTool(null);
  const waiting = <Skeleton shape="block" />;
  return (
    <div className={classNames(s.chat, isPage && s.page, tool && s.withSide)}>
      <Log ref={log} city={city} isPage={isPage} onPrompt={sendPrompt} />
      {tool === 'activities' && talkedOf && (
        <aside className={s.side} aria-label={`Activities in ${talkedOf}`}>
          <ActivitiesPart key={talkedOf} city={talkedOf} onClose={close} fallback={waiting} />
        </aside>
      )}
      {tool === 'hotels' && (
        <aside className={s.side} aria-label="Find hotels">
          <HotelFormPart onSearch={searchHotels} onClose={close} isBusy={isTyping} fallback={waiting} />
        </aside>
      )}
      <div className={s.dock} data-needs-script="">
        {error !== null && <Problem error={error} canRetry={unanswered !== null && !isTyping} />}
        {messages.length > 0 && (
          <UnderstoodPart
            send={(text) => send({ text })}
            focusBox={() => box.current?.focus()}
            fallback={null}
          />
        )}
        <div className={s.tools}>
          <ToggleChip pressed={tool === 'hotels'} icon="bed" data-replay="" onClick={() => toggle('hotels')}>
            Hotel search
          </ToggleChip>
          {talkedOf && (
            <ToggleChip
              pressed={tool === 'activities'}
              icon="compass"
              data-replay=""
              onClick={() => toggle('activities')}
            >
              Activities in {talkedOf}
            </ToggleChip>
          )}
        </div>
        <Composer ref={box} takesFocus={takesFocus} onSend={(text) => send({ text })} />
      </div>
    </div>
  );
}
