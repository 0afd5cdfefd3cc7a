import type { ApiSecrets } from '../../shared/secrets/api-secrets';
import { KEPT_SECONDS } from '@atoll/contracts/kept-for';
import type { Connection } from 'mongoose';
import { openWith, sessionModel, type SessionDocument } from '../models/session.model';
import { firstToken, hashOf, newSessionId, successorOf, type RefreshToken } from './refresh-token';
import type { SessionWatch } from './session-watch';

/** How long the token before is good for refreshes that were on their way together. */
const GRACE_MS = 2_000;
/** The oldest are signed out where somebody has more. */
const DEVICES_MAX = 50;

export type Refreshed =
  | { readonly kind: 'refreshed'; readonly session: SessionDocument; readonly token: RefreshToken }
  /** There is no such session, or it is over. */
  | { readonly kind: 'none' }
  /** Somebody used a token for a second time: the session has been ended. */
  | { readonly kind: 'stolen'; readonly userId: string };

export interface SessionsRepository {
  readonly begin: (userId: string, device: string) => Promise<RefreshToken>;
  readonly refresh: (token: RefreshToken) => Promise<Refreshed>;
  /** Whose session this token is good for now; null where it is not. Changes nothing. */
  readonly ownerOf: (token: RefreshToken) => Promise<string | null>;
  /** Null where there is no such session of the user's, or it is over. */
  readonly find: (sessionId: string, userId: string) => Promise<SessionDocument | null>;
  /** Notes in a session that it proved who it is. */
  readonly prove: (sessionId: string, by: 'second_factor_at' | 'confirmed_at') => Promise<void>;
  readonly list: (userId: string) => Promise<SessionDocument[]>;
  /** False where the user has no such session. */
  readonly end: (sessionId: string, userId: string) => Promise<boolean>;
  /** Ends the session of a token, which may be a step behind. */
  readonly endByToken: (token: RefreshToken) => Promise<SessionDocument | null>;
  readonly endAll: (userId: string, except?: string) => Promise<void>;
}

function expiry(): Date {
  return new Date(Date.now() + KEPT_SECONDS.session * 1_000);
}

/** Whether a token was the session's own until a moment ago, and its successor has not been used. */
function wasJustReplaced({ previous_hash, rotated_at }: SessionDocument, hash: string): boolean {
  return previous_hash === hash && Date.now() - rotated_at.getTime() <= GRACE_MS;
}

/** Sessions in MongoDB. `secrets` are the API's; `ending` goes around each write that may end sessions of an account. */
export function createSessionsRepository(
  connection: Connection,
  secrets: ApiSecrets,
  ending: SessionWatch['ending'],
): SessionsRepository {
  const sessions = sessionModel(connection);

  async function endOldest(userId: string): Promise<void> {
    const surplus = await sessions
      .find({ user_id: userId }, { _id: 1 })
      .sort({ used_at: -1 })
      .skip(DEVICES_MAX)
      .lean();
    if (surplus.length === 0) return;
    await ending(userId, () => sessions.deleteMany({ _id: { $in: surplus.map(({ _id }) => _id) } }));
  }

  return {
    begin: async (userId, device) => {
      const token = firstToken(newSessionId());
      const now = new Date();
      await sessions.create({
        _id: token.sessionId,
        user_id: userId,
        current_hash: hashOf(token),
        previous_hash: null,
        rotated_at: now,
        device,
        created_at: now,
        used_at: now,
        expires_at: expiry(),
      });
      await endOldest(userId);
      return token;
    },
    refresh: async (token) => {
      const hash = hashOf(token);
      const successor = successorOf(token, secrets[0]);
      const now = new Date();
      const rotated = await sessions
        .findOneAndUpdate(
          { ...openWith(token.sessionId), current_hash: hash },
          {
            $set: {
              current_hash: hashOf(successor),
              previous_hash: hash,
              rotated_at: now,
              used_at: now,
              expires_at: expiry(),
            },
          },
        )
        .lean<SessionDocument>();
      if (rotated) return { kind: 'refreshed', session: rotated, token: successor };
      const session = await sessions.findOne(openWith(token.sessionId)).lean<SessionDocument>();
      if (!session) return { kind: 'none' };
      if (wasJustReplaced(session, hash)) {
        // Another instance may sign with another secret, while secrets change.
        const followers = secrets.map((secret) => successorOf(token, secret));
        const current = followers.find((each) => hashOf(each) === session.current_hash);
        return { kind: 'refreshed', session, token: current ?? successor };
      }
      await ending(session.user_id, () => sessions.deleteOne({ _id: session._id }));
      return { kind: 'stolen', userId: session.user_id };
    },
    ownerOf: async (token) => {
      const session = await sessions.findOne(openWith(token.sessionId)).lean<SessionDocument>();
      if (!session) return null;
      const hash = hashOf(token);
      return session.current_hash === hash || wasJustReplaced(session, hash) ? session.user_id : null;
    },
    find: (sessionId, userId) =>
      sessions.findOne({ ...openWith(sessionId), user_id: userId }).lean<SessionDocument>(),
    prove: async (sessionId, by) =>
      void (await sessions.updateOne({ _id: sessionId }, { $set: { [by]: new Date() } })),
    list: (userId) =>
      sessions
        .find({ user_id: userId, expires_at: { $gt: new Date() } })
        .sort({ used_at: -1 })
        .limit(DEVICES_MAX)
        .lean<SessionDocument[]>(),
    end: async (sessionId, userId) => {
      const ended = await ending(userId, () => sessions.deleteOne({ _id: sessionId, user_id: userId }));
      return ended.deletedCount > 0;
    },
    endByToken: async (token) => {
      const session = await sessions.findOne({ _id: token.sessionId }).lean<SessionDocument>();
      const hash = hashOf(token);
      if (!session || (session.current_hash !== hash && session.previous_hash !== hash)) return null;
      await ending(session.user_id, () => sessions.deleteOne({ _id: session._id }));
      return session;
    },
    endAll: async (userId, except) => {
      const others = { user_id: userId, ...(except ? { _id: { $ne: except } } : {}) };
      await ending(userId, () => sessions.deleteMany(others));
    },
  };
}
