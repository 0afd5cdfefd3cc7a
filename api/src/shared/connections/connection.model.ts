import type { ConnectionState, MemberKind } from '@atoll/contracts/connection';
import { Schema, type Connection as Database, type Model } from 'mongoose';

/** Two accounts of which one has asked the other to work together: a hotel and an agent, or two agents. */
export interface ConnectionDocument {
  readonly _id: string;
  /** Both accounts, in one order whoever asks (`pairOf`). */
  readonly pair: string;
  readonly asker_id: string;
  readonly asker_kind: MemberKind;
  readonly asked_id: string;
  readonly asked_kind: MemberKind;
  /** Of a hotel and an agent, which is which; null between two agents, who have no conversation. */
  readonly hotel_user_id: string | null;
  readonly agent_user_id: string | null;
  readonly state: ConnectionState;
  /** What it was before a decline or an end, for whoever takes that back. */
  readonly before: ConnectionState | null;
  /** The account that made it what it is. */
  readonly changed_by: string;
  readonly note: string;
  /** When whoever is asked was last told by mail, and by which: asking again and again tells them once a day. */
  readonly told_at: Date | null;
  readonly told_by: string | null;
  readonly asked_at: Date;
  readonly changed_at: Date;
  readonly version: number;
}

/** A connection of a hotel and an agent, who have a conversation. */
export interface HotelAgentConnection extends ConnectionDocument {
  readonly hotel_user_id: string;
  readonly agent_user_id: string;
}

const schema = new Schema<ConnectionDocument>(
  {
    _id: { type: String, required: true },
    pair: { type: String, required: true },
    asker_id: { type: String, required: true },
    asker_kind: { type: String, required: true },
    asked_id: { type: String, required: true },
    asked_kind: { type: String, required: true },
    hotel_user_id: { type: String, default: null },
    agent_user_id: { type: String, default: null },
    state: { type: String, required: true },
    before: { type: String, default: null },
    changed_by: { type: String, required: true },
    note: { type: String, default: '' },
    told_at: { type: Date, default: null },
    told_by: { type: String, default: null },
    asked_at: { type: Date, required: true },
    changed_at: { type: Date, required: true },
    version: { type: Number, required: true },
  },
  { collection: 'connections', versionKey: false },
);
// Of two accounts there is one, whoever asks first.
schema.index({ pair: 1 }, { unique: true });
// An account's own.
schema.index({ asker_id: 1 });
schema.index({ asked_id: 1 });

export function connectionModel(database: Database): Model<ConnectionDocument> {
  return database.model<ConnectionDocument>('Connection', schema);
}

/** Names the connection of two accounts. */
export function pairOf(one: string, other: string): string {
  return [one, other].sort().join(' ');
}

/** An account, as what it is connected. */
export interface Connectable {
  readonly userId: string;
  readonly kind: MemberKind;
}

/** A connection as it is when one account asks the other. */
export function askedConnection(
  id: string,
  asker: Connectable,
  asked: Connectable,
  { note, at }: { readonly note: string; readonly at: Date },
): ConnectionDocument {
  const of = (kind: MemberKind) => [asker, asked].find((side) => side.kind === kind)?.userId ?? null;
  const hotel = of('hotel');
  return {
    ...{ _id: id, pair: pairOf(asker.userId, asked.userId) },
    ...{ asker_id: asker.userId, asker_kind: asker.kind, asked_id: asked.userId, asked_kind: asked.kind },
    ...{ hotel_user_id: hotel, agent_user_id: hotel && of('agent') },
    ...{
      state: 'asked',
      before: null,
      changed_by: asker.userId,
      note,
      told_at: null,
      told_by: null,
      asked_at: at,
      changed_at: at,
    },
    version: 1,
  };
}
