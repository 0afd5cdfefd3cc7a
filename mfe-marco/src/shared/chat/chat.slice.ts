import type { ChatMessage, ChatPreferences, ChatWorkflow, MarcoEvent } from '@atoll/contracts/marco';
import type { Conversation } from '@atoll/contracts/marco-conversations';
import type { Understood, UnderstoodAnswer } from '@atoll/contracts/marco-understanding';
import { NOTHING_UNDERSTOOD } from '@atoll/contracts/understanding-values';
import type { RootState } from '@atoll/platform';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { answerId, withEvent } from './answer';
import { preferencesOf } from '@atoll/contracts/understood-preferences';

/** The conversation that is shown; whether the panel is open is platform's own slice (MAR-18). */
export interface MarcoState {
  /** True once it is known whether Marco is on, and what was said before is here. */
  readonly isInitialized: boolean;
  /** True from sending a message until its answer has ended. */
  readonly isTyping: boolean;
  /** True while hotels, activities or the web are searched and there is no text yet. */
  readonly isSearching: boolean;
  /** The oldest first; the last one grows while it is answered. */
  readonly messages: readonly ChatMessage[];
  /** The sentence to show; null while nothing is wrong. */
  readonly error: string | null;
  readonly currentWorkflow: ChatWorkflow | null;
  readonly preferences: ChatPreferences;
  /** What is understood of the trip, as it is shown: with the changes that are on their way to the API. */
  readonly understood: Understood;
  /** The same as the API keeps it. */
  readonly keptUnderstood: UnderstoodAnswer;
  /** Null until the API has named the conversation. */
  readonly conversationId: string | null;
  /** Why nobody can write: Marco is off (MAR-58). */
  readonly offMessage: string | null;
  /** The address named a conversation that is not there, or somebody else's. */
  readonly isMissing: boolean;
  /** A message that got no answer; sent again, it keeps its id. */
  readonly unanswered: ChatMessage | null;
}

const EMPTY: MarcoState = {
  isInitialized: false,
  isTyping: false,
  isSearching: false,
  messages: [],
  error: null,
  currentWorkflow: null,
  preferences: {},
  understood: NOTHING_UNDERSTOOD,
  keptUnderstood: { understood: NOTHING_UNDERSTOOD, understoodVersion: 0 },
  conversationId: null,
  offMessage: null,
  isMissing: false,
  unanswered: null,
};

/** What an answer, or a conversation, says of the trip. */
function withUnderstood({ understood, understoodVersion }: UnderstoodAnswer) {
  return { understood, keptUnderstood: { understood, understoodVersion } };
}

const IDLE = { isTyping: false, isSearching: false } as const;

function withAnswer(messages: readonly ChatMessage[], answer: ChatMessage): ChatMessage[] {
  return [...messages.filter(({ id }) => id !== answer.id), answer];
}

interface ArrivedEvent {
  readonly messageId: string;
  readonly at: string;
  readonly event: MarcoEvent;
}

/** What an event of an answer makes of the conversation. */
function afterEvent(state: MarcoState, { messageId, at, event }: ArrivedEvent): MarcoState {
  if (event.event === 'started') {
    const { conversationId, isSearching } = event.data;
    // What a maker that is gone had said before: the answer begins anew.
    const messages = state.messages.filter(({ id }) => id !== answerId(messageId));
    return { ...state, conversationId, isSearching, messages, unanswered: null };
  }
  if (event.event === 'understood') {
    const { understood } = event.data;
    return { ...state, ...withUnderstood({ ...state.keptUnderstood, understood }) };
  }
  if (event.event === 'done') {
    const { message, preferences } = event.data;
    const messages = withAnswer(state.messages, message);
    return { ...state, ...IDLE, ...withUnderstood(event.data), messages, preferences };
  }
  if (event.event === 'failed') {
    return { ...state, ...IDLE, messages: withAnswer(state.messages, event.data.message) };
  }
  const id = answerId(messageId);
  const draft = state.messages.find((message) => message.id === id) ?? {
    id,
    role: 'assistant',
    content: '',
    timestamp: at,
  };
  return {
    ...state,
    isSearching: false,
    currentWorkflow: event.event === 'workflow' ? event.data : state.currentWorkflow,
    messages: withAnswer(state.messages, withEvent(draft, event)),
  };
}

export const marcoSlice = createSlice({
  name: 'marco',
  initialState: EMPTY,
  reducers: {
    chatReady: (state) => ({ ...state, isInitialized: true, error: null }),
    chatOff: (state, { payload }: PayloadAction<string>) => ({ ...state, offMessage: payload, error: null }),
    /** A new conversation; what was found out of Marco himself stays. */
    chatCleared: (state) => ({
      ...EMPTY,
      isInitialized: state.isInitialized,
      offMessage: state.offMessage,
    }),
    chatFailed: (state, { payload: error }: PayloadAction<string>) => ({ ...state, ...IDLE, error }),
    errorDismissed: (state) => ({ ...state, error: null }),
    conversationOpened: (state, { payload }: PayloadAction<Conversation>) => ({
      ...state,
      ...IDLE,
      isMissing: false,
      error: null,
      unanswered: null,
      conversationId: payload.id,
      // An answer that is being given comes again from its first event on.
      messages: payload.messages.filter(
        ({ id }) => payload.openMessageId === null || id !== answerId(payload.openMessageId),
      ),
      preferences: payload.preferences,
      ...withUnderstood(payload),
      currentWorkflow: payload.currentWorkflow,
      isTyping: payload.openMessageId !== null,
    }),
    conversationMissing: (state) => ({
      ...EMPTY,
      isInitialized: state.isInitialized,
      offMessage: state.offMessage,
      isMissing: true,
    }),
    messageSent: (state, { payload: message }: PayloadAction<ChatMessage>) => ({
      ...state,
      error: null,
      isTyping: true,
      isMissing: false,
      messages: [...state.messages.filter(({ id }) => id !== message.id), message],
    }),
    eventArrived: (state, { payload }: PayloadAction<ArrivedEvent>) => afterEvent(state, payload),
    answerStopped: (state, { payload: messageId }: PayloadAction<string>) => ({
      ...state,
      ...IDLE,
      messages: state.messages.map((message) =>
        message.id === answerId(messageId)
          ? { ...message, metadata: { ...message.metadata, stopped: true } }
          : message,
      ),
    }),
    answerFailed: (
      state,
      { payload }: PayloadAction<{ readonly error: string; readonly message: ChatMessage | null }>,
    ) => ({ ...state, ...IDLE, error: payload.error, unanswered: payload.message }),
    understoodChanged: (state, { payload: understood }: PayloadAction<Understood>) => ({
      ...state,
      understood,
    }),
    understoodKept: (
      state,
      { payload }: PayloadAction<{ readonly kept: UnderstoodAnswer; readonly shown: Understood }>,
    ) => ({
      ...state,
      ...withUnderstood(payload.kept),
      understood: payload.shown,
      preferences: preferencesOf(payload.kept.understood),
    }),
    quoteAsked: (state) => ({
      ...state,
      currentWorkflow: { name: 'quoteRequest' as const, step: 'initial' as const },
    }),
    planChanged: (state, { payload: plan }: PayloadAction<NonNullable<ChatMessage['metadata']>['plan']>) => ({
      ...state,
      messages: state.messages.map((message) =>
        message.metadata?.plan && message.metadata.plan.id === plan?.id
          ? { ...message, metadata: { ...message.metadata, plan } }
          : message,
      ),
    }),
  },
});

declare module '@atoll/platform' {
  interface LazySlices {
    marco: MarcoState;
  }
}

/** The conversation that is shown: an empty one until the remote has brought its slice. */
export function selectMarco(state: RootState): MarcoState {
  return state.marco ?? EMPTY;
}

export const {
  chatReady,
  chatOff,
  chatCleared,
  chatFailed,
  errorDismissed,
  conversationOpened,
  conversationMissing,
  messageSent,
  eventArrived,
  answerStopped,
  answerFailed,
  understoodChanged,
  understoodKept,
  quoteAsked,
  planChanged,
} = marcoSlice.actions;
