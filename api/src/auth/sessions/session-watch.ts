import type { FastifyBaseLogger } from 'fastify';
import type { Connection } from 'mongoose';
import type { Principal, WatchSession } from '../../shared/auth/principal';
import type { Changes } from '../../shared/changes/changes';
import { isSessionOpen, sessionModel } from '../models/session.model';

export interface SessionWatch {
  /** Runs a write that may end sessions of an account: here they are looked at as soon as it is done, elsewhere soon after. */
  readonly ending: <T>(userId: string, write: () => Promise<T>) => Promise<T>;
  readonly watch: WatchSession;
}

interface Watched extends Pick<Principal, 'userId' | 'sessionId'> {
  readonly onEnd: () => void;
}

export interface SessionWatchDeps {
  readonly database: Connection;
  readonly changes: Changes;
  readonly log: FastifyBaseLogger;
}

/** Ends what is open for a session, such as a stream, together with the session, on whichever instance that happens. */
export function createSessionWatch({ database, changes, log }: SessionWatchDeps): SessionWatch {
  const sessions = sessionModel(database);
  const watched = new Set<Watched>();

  async function look(each: Watched): Promise<void> {
    try {
      if (!(await isSessionOpen(sessions, each.sessionId, each.userId))) each.onEnd();
    } catch (error) {
      // Whoever cannot be shown to be signed in is not.
      log.warn({ err: error }, 'a watched session could not be read');
      each.onEnd();
    }
  }

  async function lookAt(userIds: ReadonlySet<string>): Promise<void> {
    await Promise.all([...watched].filter(({ userId }) => userIds.has(userId)).map(look));
  }

  changes.onChange((heard) =>
    lookAt(new Set(heard.filter(({ kind }) => kind === 'sessions').map(({ key }) => key))),
  );

  return {
    ending: async (userId, write) => {
      const result = await changes.around({ kind: 'sessions', key: userId, subjects: [] }, write);
      await lookAt(new Set([userId]));
      return result;
    },
    watch: ({ userId, sessionId }, onEnd) => {
      const each = { userId, sessionId, onEnd };
      watched.add(each);
      // It may have ended while the request was on its way here.
      void look(each);
      return () => watched.delete(each);
    },
  };
}
