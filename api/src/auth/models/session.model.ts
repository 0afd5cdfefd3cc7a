import { Schema, type Connection, type Model } from 'mongoose';

/** A device that is signed in: a family of refresh tokens, each the successor of the one before. Gone when it ends. */
export interface SessionDocument {
  readonly _id: string;
  readonly user_id: string;
  /** SHA-256 of the refresh token that is good now. */
  readonly current_hash: string;
  /** SHA-256 of the one before, which is good for a moment more. */
  readonly previous_hash: string | null;
  readonly rotated_at: Date;
  /** Such as 'Firefox on Linux'; no address is kept. */
  readonly device: string;
  readonly created_at: Date;
  /** When a code of the second factor was right in this session. */
  readonly second_factor_at?: Date;
  /** When the password was given again. */
  readonly confirmed_at?: Date;
  readonly used_at: Date;
  readonly expires_at: Date;
}

const schema = new Schema<SessionDocument>(
  {
    _id: { type: String, required: true },
    user_id: { type: String, required: true },
    current_hash: { type: String, required: true },
    previous_hash: { type: String, default: null },
    rotated_at: { type: Date, required: true },
    device: { type: String, required: true },
    created_at: { type: Date, required: true },
    second_factor_at: { type: Date },
    confirmed_at: { type: Date },
    used_at: { type: Date, required: true },
    expires_at: { type: Date, required: true },
  },
  { collection: 'sessions', versionKey: false },
);
// The devices of an account, to list and to end them.
schema.index({ user_id: 1, used_at: -1 });
// Removes what is over.
schema.index({ expires_at: 1 }, { expireAfterSeconds: 0 });

export function sessionModel(connection: Connection): Model<SessionDocument> {
  return connection.model<SessionDocument>('Session', schema);
}

/** The session of an id, while it is not over. */
export const openWith = (sessionId: string) => ({ _id: sessionId, expires_at: { $gt: new Date() } });

/** Whether the session is there, and the user's. */
export async function isSessionOpen(
  sessions: Model<SessionDocument>,
  sessionId: string,
  userId: string,
): Promise<boolean> {
  return (await sessions.exists({ ...openWith(sessionId), user_id: userId })) !== null;
}
