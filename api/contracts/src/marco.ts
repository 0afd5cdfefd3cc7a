import { Type, type Static } from 'typebox';
import { CHAT_TEXT_MAX } from './constants';
import { ChatActivities } from './marco-activities';
import { ChatAdvice, ChatClaims } from './marco-claims';
import { ChatHotels } from './marco-hotels';
import { MarcoPlan } from './marco-plan';
import { WebSource } from './marco-search';
import { ChatStay } from './marco-stay';
import { Understood } from './marco-understanding';
import { CityOption } from './place';

const Optional = Type.Optional;
/** Of a message or a conversation. */
export const MarcoId = Type.String({ pattern: '^[A-Za-z0-9_-]{8,64}$' });
/** ISO 8601, UTC. */
export const Moment = Type.String();

/** What a message is about; routed by code, the same for every model (MAR-21). */
export const MARCO_INTENTS = ['hotel', 'activity', 'itinerary', 'webSearch', 'general'] as const;
export type MarcoIntent = (typeof MARCO_INTENTS)[number];

/**
 * Body of `POST /api/marco/messages`; needs the same origin and JSON. The answer is a stream of `MarcoEvent`s.
 * Who speaks, which model answers and what tools it has cannot be said.
 */
export const MarcoRequest = Type.Object(
  {
    /** Made by the client: the same id gives the same answer, however often it is sent. Another text with it: 409. */
    messageId: MarcoId,
    /** Absent for a new conversation; `started` says which it became. */
    conversationId: Optional(MarcoId),
    text: Type.String({ minLength: 1, maxLength: CHAT_TEXT_MAX, pattern: '\\S' }),
    /** The page's `?city=`: what the message means where it names no place (MAR-03). */
    city: Optional(Type.String({ maxLength: 200 })),
    /** The visitor's day, `yyyy-MM-dd`: without it, or where it cannot be one now, the day in UTC counts. */
    today: Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })),
    /** IANA name of the visitor's time zone: it gives the day where `today` is not said. */
    timeZone: Optional(Type.String({ maxLength: 64 })),
    /** The hotel form: searches hotels there, whatever the text says (MAR-07). */
    hotelSearch: Optional(
      Type.Object({ place: CityOption, ...ChatStay.properties }, { additionalProperties: false }),
    ),
  },
  { additionalProperties: false },
);
export type MarcoRequest = Static<typeof MarcoRequest>;

/** Offered as the chip 'Request a quote', whatever the message was answered with (MAR-20, C17). */
export const ChatWorkflow = Type.Object({
  name: Type.Literal('quoteRequest'),
  step: Type.Literal('initial'),
});
export type ChatWorkflow = Static<typeof ChatWorkflow>;

/** What a visitor said of the trip, kept in the conversation (MAR-48). */
export const ChatPreferences = Type.Object({
  city: Optional(Type.String()),
  /** For the whole trip, or for each night of a stay. */
  budget: Optional(
    Type.Object({
      amount: Type.Number(),
      currency: Type.String(),
      per: Optional(Type.Literal('night')),
    }),
  ),
  adults: Optional(Type.Integer()),
  nights: Optional(Type.Integer()),
});
export type ChatPreferences = Static<typeof ChatPreferences>;

/** Where an answer comes from. `knowledge`: the model's own, labelled as such and without names, prices or links. */
export const MARCO_BASES = ['tools', 'web', 'knowledge', 'notice'] as const;
export type MarcoBasis = (typeof MARCO_BASES)[number];

/** The label that stands at an answer with the basis `knowledge` (MAR-41). */
export const KNOWLEDGE_LABEL = 'From general knowledge, not checked';

/** A page of this site, and what it is called. */
export const ChatLink = Type.Object({ text: Type.String(), href: Type.String({ pattern: '^/' }) });
export type ChatLink = Static<typeof ChatLink>;

/** A message as it is kept and shown (MAR-17). */
export const ChatMessage = Type.Object({
  /** Of an answer: the id of the message it answers, with '-answer'. */
  id: Type.String(),
  role: Type.Enum(['user', 'assistant']),
  /** Plain text: no HTML and no Markdown. */
  content: Type.String(),
  timestamp: Moment,
  metadata: Optional(
    Type.Object({
      intent: Optional(Type.Enum(MARCO_INTENTS)),
      basis: Optional(Type.Enum(MARCO_BASES)),
      hotelResults: Optional(ChatHotels),
      activities: Optional(ChatActivities),
      plan: Optional(MarcoPlan),
      sources: Optional(Type.Array(WebSource)),
      workflow: Optional(ChatWorkflow),
      links: Optional(Type.Array(ChatLink)),
      claims: Optional(ChatClaims),
      advice: Optional(ChatAdvice),
      /** True where the visitor stopped the answer. */
      stopped: Optional(Type.Boolean()),
      /** True where the answer failed; its content is the sentence that says so. */
      failed: Optional(Type.Boolean()),
    }),
  ),
});
export type ChatMessage = Static<typeof ChatMessage>;

/**
 * The events of an answer, in this order: `started` first, `done` or `failed` last, nothing after it. Each is a
 * server-sent event: `event:` is its name, `id:` counts from 1, `data:` is the JSON below. Lines that begin with a
 * colon keep the connection open.
 */
export const MARCO_EVENTS = {
  started: Type.Object({
    messageId: Type.String(),
    conversationId: Type.String(),
    intent: Type.Enum(MARCO_INTENTS),
    /** True where tools are asked before there is text (the flag 'searching', MAR-19). */
    isSearching: Type.Boolean(),
  }),
  /** What the conversation says of the trip with this message. */
  understood: Type.Object({ understood: Understood }),
  /** One sentence that was checked; to be added to those before it after a space. */
  text: Type.Object({ text: Type.String(), basis: Type.Enum(MARCO_BASES) }),
  hotels: ChatHotels,
  activities: ChatActivities,
  plan: MarcoPlan,
  sources: Type.Object({ sources: Type.Array(WebSource) }),
  workflow: ChatWorkflow,
  /** What was found says: each claim is true by its evidence. Of several events all count. */
  claims: ChatClaims,
  /** A sentence of the model's own, to be added to those before it after a space. */
  advice: ChatAdvice,
  /** Pages of the site that help on. */
  links: Type.Object({ links: Type.Array(ChatLink) }),
  /** The whole answer as it is kept: it replaces what the events before it drew. */
  done: Type.Object({
    message: ChatMessage,
    preferences: ChatPreferences,
    understood: Understood,
    /** For `If-Match`, where the visitor changes it. */
    understoodVersion: Type.Integer(),
  }),
  /** The sentence to show (MAR-45), which is kept as the answer. */
  failed: Type.Object({ message: ChatMessage }),
} as const;
export type MarcoEventName = keyof typeof MARCO_EVENTS;
export type MarcoEventData = { readonly [Name in MarcoEventName]: Static<(typeof MARCO_EVENTS)[Name]> };
/** One event, told apart by its name. */
export type MarcoEvent = {
  [Name in MarcoEventName]: { readonly event: Name; readonly data: MarcoEventData[Name] };
}[MarcoEventName];

/**
 * `GET /api/marco/messages/:messageId` gives the events of an answer again, from the one after `Last-Event-ID` (or
 * `?after=`) on, and those to come; 204 once there are no more. Only for who asked; 404 for anybody else.
 */
export const MarcoMessageParams = Type.Object({ messageId: MarcoId });
export const MarcoResumeQuery = Type.Object({ after: Optional(Type.Integer({ minimum: 0 })) });

/** Answer of `GET /api/marco/status`: off is no error, the panel shows `message` (MAR-58). */
export const MarcoStatus = Type.Object({ isOn: Type.Boolean(), message: Optional(Type.String()) });
export type MarcoStatus = Static<typeof MarcoStatus>;
