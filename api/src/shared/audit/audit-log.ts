import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import fp from 'fastify-plugin';
import type { Connection } from 'mongoose';
import { repeat } from '../repeat';
import { createAuditAllowance } from './audit-allowance';
import { countLeftOut } from './left-out';
import type { SecurityEvent } from './security-event';
import { securityEventModel, type SecurityEventDocument } from './security-event.model';

export interface AuditLog {
  /** Keeps it for 180 days; past the day's allowance of an account or client it is only counted. */
  readonly record: (event: SecurityEvent) => Promise<void>;
  /** The newest first; pages count from 1. */
  readonly page: (page: number, size: number) => Promise<{ entries: SecurityEventDocument[]; total: number }>;
  /**
   * All that is kept of an account, the newest first; also all of its address where one is given: only one that its
   * owner has confirmed may be, because what is kept of an address says where its owner was.
   */
  readonly ofAccount: (userId: string, confirmedEmail: string | null) => Promise<SecurityEventDocument[]>;
  /** Writes what was counted, from the start of the API to its end. */
  readonly plugin: FastifyPluginAsync;
}

const TEXT_MAX = 300;
const WRITE_COUNTS_MS = 10_000;

/** The audit log in MongoDB. */
export function createAuditLog(connection: Connection, log: FastifyBaseLogger): AuditLog {
  const events = securityEventModel(connection);
  const leftOutOf = createAuditAllowance();
  const leftOut = countLeftOut(events);
  return {
    record: async (happened) => {
      const because = await leftOutOf(happened);
      if (because) return leftOut.add(happened, because);
      const { event, email = null, userId = null, address } = happened;
      await events.create({
        at: new Date(),
        event: event.slice(0, TEXT_MAX),
        email,
        user_id: userId,
        address,
      });
    },
    page: async (page, size) => {
      await leftOut.write();
      const [entries, total] = await Promise.all([
        events
          .find()
          .sort({ at: -1, _id: -1 })
          .skip((page - 1) * size)
          .limit(size)
          .lean<SecurityEventDocument[]>(),
        events.estimatedDocumentCount(),
      ]);
      return { entries, total };
    },
    ofAccount: (userId, confirmedEmail) =>
      events
        .find(
          confirmedEmail === null
            ? { user_id: userId }
            : { $or: [{ user_id: userId }, { email: confirmedEmail }] },
        )
        .sort({ at: -1 })
        .lean<SecurityEventDocument[]>(),
    plugin: fp(async (app) => {
      const writing = repeat(async () => {
        await leftOut.write();
        return 'again';
      }, WRITE_COUNTS_MS);
      app.addHook('onReady', async () =>
        writing.start((err) => log.warn({ err }, 'counts of the audit log were not written')),
      );
      app.addHook('onClose', async () => {
        await writing.stop();
        // Where the database is lost, the API ends all the same.
        await leftOut.write().catch((err: unknown) => log.warn({ err }, 'counts of the audit log are lost'));
      });
    }),
  };
}
