import { Type, type Static } from 'typebox';

const Nullable = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);

/** Addresses of conversations between hotels and agents who are connected, for both sides alike. */
export const CONNECTION_PATHS = {
  /** GET ConnectionThreads: the account's own. */
  threads: '/api/connections/threads',
  /** GET, events for hotels: `open` at first, and `changed` with {connectionId}. Agents hear the same among their requests' events. */
  events: '/api/connections/events',
  /** GET Thread (and marks it read), POST MessageBody. */
  thread: '/api/connections/:connectionId/thread',
  /** POST: a file as multipart/form-data, to be sent with a message; the answer is an Attachment. */
  attachments: '/api/connections/:connectionId/attachments',
  /** GET ?size=; DELETE before it is sent. */
  attachment: '/api/connections/:connectionId/attachments/:attachmentId',
  /** POST BlockBody. */
  block: '/api/connections/:connectionId/block',
  /** POST ReportBody. */
  report: '/api/connections/:connectionId/report',
} as const;

/** One side of a connection as the other reads it: a house, or an agent of the directory. */
export const ConnectedSide = Type.Object({
  name: Type.String(),
  /** 'Lisbon, Portugal'; empty where it is not known. */
  place: Type.String(),
  /** Path of its public page; null without one. */
  page: Nullable(Type.String()),
});
export type ConnectedSide = Readonly<Static<typeof ConnectedSide>>;

/** The conversation of a hotel and an agent, as one of them finds it in a list. */
export const ConnectionThread = Type.Object({
  connectionId: Type.String(),
  /** Which of the two asks. */
  side: Type.Enum(['hotel', 'agent']),
  other: ConnectedSide,
  unread: Type.Integer({ minimum: 0 }),
  /** Null where nobody has written yet. */
  lastMessage: Nullable(
    Type.Object({ text: Type.String(), at: Type.String(), author: Type.Enum(['hotel', 'agent', 'site']) }),
  ),
});
export type ConnectionThread = Readonly<Static<typeof ConnectionThread>>;

/** GET /api/connections/threads: the latest words first, then those without any. */
export const ConnectionThreads = Type.Object({
  threads: Type.Array(ConnectionThread),
  /** How many wait for this account to accept or decline them. */
  asking: Type.Integer({ minimum: 0 }),
});
export type ConnectionThreads = Readonly<Static<typeof ConnectionThreads>>;
