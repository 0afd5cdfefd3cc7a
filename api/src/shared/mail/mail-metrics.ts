import type { Connection } from 'mongoose';
import type { Metrics } from '../observability/metrics';
import { createSampled } from '../observability/sampled';
import { mailModel } from './mail.model';

/** `later` is one that could not be sent and is tried again. */
const OUTCOMES = ['sent', 'nothing', 'unwanted', 'later', 'given-up'] as const;
export type MailOutcome = (typeof OUTCOMES)[number];
/** Told how each attempt to send a mail ended. */
export type WatchMail = (outcome: MailOutcome) => void;

export function mailWatch(metrics: Metrics): WatchMail {
  const count = metrics.counter({
    name: 'atoll_mails_total',
    help: 'Attempts to send a mail by how they ended',
    labels: { outcome: OUTCOMES },
  });
  return (outcome) => count({ outcome });
}

async function lookAt(database: Connection) {
  const mails = mailModel(database);
  const now = new Date();
  const [waiting, givenUp, oldest] = await Promise.all([
    mails.countDocuments({ due_at: { $exists: true } }),
    mails.countDocuments({ given_up_at: { $exists: true } }),
    mails
      .findOne({ due_at: { $lte: now } }, { due_at: 1 })
      .sort({ due_at: 1 })
      .lean(),
  ]);
  const overdueMs = now.getTime() - (oldest?.due_at ?? now).getTime();
  return { waiting, givenUp, overdueSeconds: overdueMs / 1_000 };
}

/** Mails of all instances that wait, since when, and that were given up. */
export function measureMails(metrics: Metrics, database: Connection): void {
  const sample = createSampled({ read: () => lookAt(database), otherwise: null });
  const gauge = (name: string, help: string, key: 'waiting' | 'givenUp' | 'overdueSeconds') =>
    metrics.readGauge({ name, help, labels: {} }, async () => {
      const seen = await sample();
      return seen ? [{ labels: {}, value: seen[key] }] : [];
    });
  gauge('atoll_mails_waiting', 'Mails that are to be sent', 'waiting');
  gauge(
    'atoll_mail_overdue_seconds',
    'Since the first mail that waits should have been sent, or tried again',
    'overdueSeconds',
  );
  gauge('atoll_mails_given_up', 'Mails that could not be sent and wait for the administrator', 'givenUp');
}
