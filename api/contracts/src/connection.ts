import { Type, type Static } from 'typebox';
import { lines } from './account';
import { ConnectedSide } from './connection-thread';

/** Addresses of connections between hotels and agents, and between agents, for both sides alike. */
export const CONNECTING_PATHS = {
  /** GET OwnConnections; POST AskBody. */
  connections: '/api/connections',
  /** GET Members ?q=&page=: whom the account can ask. */
  discover: '/api/connections/discover',
  /** POST with `If-Match`, each answers the ConnectionRow. */
  accept: '/api/connections/:connectionId/accept',
  decline: '/api/connections/:connectionId/decline',
  /** Takes back what the account asked for, or ends what both had. */
  end: '/api/connections/:connectionId/end',
  /** Takes back the account's own decline or end. */
  undo: '/api/connections/:connectionId/undo',
} as const;
export type ConnectionAction = 'accept' | 'decline' | 'end' | 'undo';

/** The path of a change of one connection. */
export function connectionPath(action: ConnectionAction, connectionId: string): string {
  return CONNECTING_PATHS[action].replace(':connectionId', encodeURIComponent(connectionId));
}

export const CONNECTION_NOTE_MAX = 500;
/** After a decline, until the same side may ask again. */
export const ASK_AGAIN_DAYS = 30;
export const MEMBERS_PER_PAGE = 20;

export const MEMBER_KINDS = ['agent', 'hotel'] as const;
export type MemberKind = (typeof MEMBER_KINDS)[number];

/** Somebody as the directory shows them: an agent with a listed entry, or an approved house. */
export const Member = Type.Object({
  kind: Type.Enum(MEMBER_KINDS),
  /** Of the entry or the house. */
  id: Type.String(),
  ...ConnectedSide.properties,
  /** 'Voyages Lisboa. Speaks English and Portuguese.'; empty where nothing more is known. */
  about: Type.String(),
});
export type Member = Readonly<Static<typeof Member>>;

export const CONNECTION_STATES = ['asked', 'accepted', 'declined', 'withdrawn', 'ended'] as const;
export type ConnectionState = (typeof CONNECTION_STATES)[number];

const Nullable = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);

/** A connection as one of its two sides sees it. */
export const ConnectionRow = Type.Object({
  id: Type.String(),
  version: Type.Integer(),
  state: Type.Enum(CONNECTION_STATES),
  /** Whether the account that reads has asked. */
  isAsker: Type.Boolean(),
  /** Whether the account that reads declined or ended it, and can take that back. */
  canUndo: Type.Boolean(),
  other: Type.Object({ kind: Type.Enum(MEMBER_KINDS), ...ConnectedSide.properties }),
  /** What the one who asked wrote; empty without. */
  note: Type.String(),
  /** When it came to be as it is. */
  at: Type.String(),
  /** The other's address, which two agents who are connected see of each other; null for all others. */
  email: Nullable(Type.String()),
  /** Where a hotel and an agent who are connected write to each other; null for all others. */
  messages: Nullable(Type.String()),
});
export type ConnectionRow = Readonly<Static<typeof ConnectionRow>>;

/** GET /api/connections: the account's own, in every state, what came last first. */
export const OwnConnections = Type.Object({ connections: Type.Array(ConnectionRow) });
export type OwnConnections = Readonly<Static<typeof OwnConnections>>;

/** POST /api/connections. Asking somebody who has asked already accepts that. */
export const AskBody = Type.Object(
  {
    kind: Type.Enum(MEMBER_KINDS),
    id: Type.String({ minLength: 1, maxLength: 64 }),
    note: lines(CONNECTION_NOTE_MAX),
  },
  { additionalProperties: false },
);
export type AskBody = Readonly<Static<typeof AskBody>>;

export const DiscoverQuery = Type.Object({
  q: Type.Optional(Type.String({ maxLength: 80 })),
  kind: Type.Optional(Type.Enum(MEMBER_KINDS)),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
});
export type DiscoverQuery = Readonly<Static<typeof DiscoverQuery>>;

/** GET /api/connections/discover: whom the account can ask, with what there is already between them. */
export const Members = Type.Object({
  members: Type.Array(Type.Object({ member: Member, connection: Nullable(ConnectionRow) })),
  total: Type.Integer(),
});
export type Members = Readonly<Static<typeof Members>>;
