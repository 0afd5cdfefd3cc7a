import type { Connection } from 'mongoose';
import { securityEventModel, type SecurityEventDocument } from './security-event.model';

/** What happened to whom. */
export interface SecurityEvent {
  /** Such as 'signed in', 'sign-in failed', 'refused POST /api/admin/hotels/:id/approve'. */
  readonly event: string;
  readonly email?: string | null;
  readonly userId?: string | null;
  /** Where the request came from. */
  readonly address: string;
}

export interface AuditLog {
  readonly record: (event: SecurityEvent) => Promise<void>;
  /** The newest first; pages count from 1. */
  readonly page: (page: number, size: number) => Promise<{ entries: SecurityEventDocument[]; total: number }>;
}

const TEXT_MAX = 300;

/** The audit log in MongoDB. */
export function createAuditLog(connection: Connection): AuditLog {
  const events = securityEventModel(connection);
  return {
    record: async ({ event, email = null, userId = null, address }) => {
      const text = email && email.slice(0, TEXT_MAX);
      await events.create({
        at: new Date(),
        event: event.slice(0, TEXT_MAX),
        email: text,
        user_id: userId,
        address,
      });
    },
    page: async (page, size) => {
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
  };
}
