import { civilDateOf } from '@atoll/contracts/dates';
import type { ChatMessage, MarcoEvent, MarcoRequest } from '@atoll/contracts/marco';
import { reportClientError, toAppError } from '@atoll/platform';
import { announce } from '@atoll/ui/announce';
import { nanoid } from '@reduxjs/toolkit';
import { answerInWords } from './answer';
import {
  answerFailed,
  answerStopped,
  chatCleared,
  chatFailed,
  chatOff,
  chatReady,
  conversationMissing,
  conversationOpened,
  eventArrived,
  messageSent,
  selectMarco,
} from './chat.slice';
import { conversationOnDevice } from './conversation-on-device';
import { marcoApi } from './marco.api';
import { askMarco, resumeAnswer } from './read-answer';
import type { Dispatch, Thunk } from './thunk';
import { changesSettled } from './understood-actions';

const NOT_READY = 'Chat service not initialized. Please wait or refresh.';
const FAILED = "I'm sorry, I encountered an error processing that. Please try again.";
const OFF = 'Marco is off at the moment. Search for hotels and tours yourself in the meantime.';

/** What a visitor sends: words, and where they came from the hotel form, its values. */
export type Outgoing = Pick<MarcoRequest, 'text' | 'city' | 'hotelSearch'>;

/** The answer that is read now: one at a time. It is read on while the panel is closed or becomes a page. */
let reading: { readonly messageId: string; readonly stop: AbortController } | null = null;

function isOwnRefusal(problem: unknown): string | null {
  const error = toAppError(problem);
  return error.kind === 'api' && error.status < 500 ? error.message : null;
}

/** Brings the events of an answer into the store, and says the answer once it has ended. */
function follow(
  messageId: string,
  read: (signal: AbortSignal) => AsyncIterable<MarcoEvent>,
  question: ChatMessage | null,
): Thunk<Promise<void>> {
  return async (dispatch) => {
    const stop = new AbortController();
    reading = { messageId, stop };
    try {
      for await (const event of read(stop.signal)) {
        // What was on its way when the visitor stopped, or opened another conversation, is not shown.
        if (stop.signal.aborted) return;
        dispatch(eventArrived({ messageId, at: new Date().toISOString(), event }));
        if (event.event === 'started') {
          conversationOnDevice.write(event.data.conversationId);
          dispatch(marcoApi.util.invalidateTags(['Conversation']));
        }
        if (event.event === 'done' || event.event === 'failed') {
          announce(answerInWords(event.data.message));
          return;
        }
      }
      if (!stop.signal.aborted) throw new Error('The answer ended before its end');
    } catch (problem) {
      if (stop.signal.aborted) return;
      const error = isOwnRefusal(problem) ?? FAILED;
      dispatch(answerFailed({ error, message: question }));
    } finally {
      if (reading?.stop === stop) reading = null;
    }
  };
}

function stopReading(): void {
  reading?.stop.abort();
  reading = null;
}

/** Sends a message; what cannot be sent now says why (MAR-16, MAR-46). */
export function sendMessage({ text, city, hotelSearch }: Outgoing): Thunk<Promise<void>> {
  return async (dispatch, getState) => {
    const chat = selectMarco(getState());
    const words = text.trim();
    if (words === '' || chat.isTyping || chat.offMessage !== null) return;
    if (!chat.isInitialized) {
      dispatch(chatFailed(NOT_READY));
      return;
    }
    const message: ChatMessage = {
      id: nanoid(),
      role: 'user',
      content: words,
      timestamp: new Date().toISOString(),
    };
    await dispatch(ask(message, { city, hotelSearch }));
  };
}

/** Sends what a button says once the chat has begun: a tap has no box in which its words could stay. */
export function sendOnceBegun(outgoing: Outgoing): Thunk<Promise<void>> {
  return async (dispatch, getState) => {
    if (!selectMarco(getState()).isInitialized) await (initializing ?? begun.promise);
    await dispatch(sendMessage(outgoing));
  };
}

function requestOf(
  { id, content }: ChatMessage,
  conversationId: string | null,
  { city, hotelSearch }: Omit<Outgoing, 'text'>,
): MarcoRequest {
  return {
    messageId: id,
    text: content,
    today: civilDateOf(new Date()),
    ...(conversationId && { conversationId }),
    ...(city && { city }),
    ...(hotelSearch && { hotelSearch }),
  };
}

/** What was sent with a message that got no answer, for when it is sent again. */
const extras = new Map<string, Omit<Outgoing, 'text'>>();

function ask(message: ChatMessage, { city, hotelSearch }: Omit<Outgoing, 'text'>): Thunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { conversationId } = selectMarco(getState());
    const request = requestOf(message, conversationId, { city, hotelSearch });
    extras.clear();
    extras.set(message.id, { city, hotelSearch });
    dispatch(messageSent(message));
    await changesSettled();
    await dispatch(follow(message.id, (signal) => askMarco(request, signal), message));
  };
}

/** Sends a message that got no answer again, by the same id: it is answered once. */
export function sendAgain(): Thunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { unanswered, isTyping } = selectMarco(getState());
    if (unanswered && !isTyping) await dispatch(ask(unanswered, extras.get(unanswered.id) ?? {}));
  };
}

/** Ends the answer that is being given: here at once, and at the API. */
export function stopAnswer(): Thunk {
  return (dispatch) => {
    if (!reading) return;
    const { messageId } = reading;
    stopReading();
    dispatch(answerStopped(messageId));
    announce('Marco has stopped.');
    void dispatch(marcoApi.endpoints.stopMessage.initiate(messageId)).then(({ error }) => {
      if (error) reportClientError(error, { source: 'mfe-marco/stop' });
    });
  };
}

/** Opens a conversation of one's own. Resolves to false where there is none of that id, or it is another's. */
export function openConversation(id: string): Thunk<Promise<boolean>> {
  return async (dispatch) => {
    const request = dispatch(
      marcoApi.endpoints.conversation.initiate(id, { subscribe: false, forceRefetch: true }),
    );
    const { data, error } = await request;
    if (error) {
      const problem = toAppError(error);
      if (problem.kind === 'api' && (problem.status === 404 || problem.status === 400)) return false;
      dispatch(chatFailed(FAILED));
      return true;
    }
    if (!data) return false;
    stopReading();
    dispatch(conversationOpened(data));
    conversationOnDevice.write(data.id);
    const open = data.messages.find((message) => message.id === data.openMessageId);
    if (open) {
      const request = requestOf(open, data.id, {});
      void dispatch(follow(open.id, (signal) => resumeAnswer(request, signal), open));
    }
    return true;
  };
}

/** Opens the conversation that an address names; the page says so where it is not one's own (MAR-03). */
function openNamedConversation(id: string): Thunk<Promise<void>> {
  return async (dispatch) => {
    if (await dispatch(openConversation(id))) return;
    stopReading();
    dispatch(conversationMissing());
  };
}

/** Begins anew: the next message makes a conversation of its own. */
export function startConversation(): Thunk {
  return (dispatch) => {
    stopReading();
    conversationOnDevice.write(null);
    dispatch(chatCleared());
  };
}

let initializing: Promise<void> | null = null;
/** Settles with the first try to begin, whatever came of it. */
const begun = (() => {
  let settle: () => void = () => undefined;
  const promise = new Promise<void>((resolve) => (settle = resolve));
  return { promise, settle };
})();

async function ready(dispatch: Dispatch, restore: () => Promise<void>): Promise<void> {
  const { data, error } = await dispatch(
    marcoApi.endpoints.marcoStatus.initiate(undefined, { subscribe: false, forceRefetch: true }),
  );
  if (error || !data) {
    dispatch(chatFailed(NOT_READY));
    return;
  }
  if (!data.isOn) {
    dispatch(chatOff(data.message ?? OFF));
    return;
  }
  await restore();
  dispatch(chatReady());
}

/**
 * Finds out whether Marco is on, and brings back what was said: in the conversation that the address names, or, in the
 * panel, in the one that this device keeps. Once for each visit.
 */
export function initializeChat(restored: 'nothing' | 'kept' | { readonly id: string }): Thunk<Promise<void>> {
  return async (dispatch, getState) => {
    const chat = selectMarco(getState());
    if (chat.isInitialized || chat.offMessage !== null) return;
    initializing ??= ready(dispatch, async () => {
      if (restored === 'nothing') return;
      const id = restored === 'kept' ? conversationOnDevice.read() : restored.id;
      if (id === null || (await dispatch(openConversation(id)))) return;
      if (restored === 'kept') conversationOnDevice.write(null);
      else dispatch(conversationMissing());
    }).finally(() => {
      initializing = null;
      begun.settle();
    });
    await initializing;
  };
}

/** Opens what the address of a page names, also as the first thing of a visit. */
export function visitConversation(id: string): Thunk<Promise<void>> {
  return async (dispatch, getState) => {
    const wasReady = selectMarco(getState()).isInitialized;
    if (!wasReady) await dispatch(initializeChat({ id }));
    const { conversationId, isMissing, offMessage } = selectMarco(getState());
    const isDone = conversationId === id || offMessage !== null || (!wasReady && isMissing);
    if (!isDone) await dispatch(openNamedConversation(id));
  };
}
