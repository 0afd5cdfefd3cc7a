import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import type { Connection } from 'mongoose';
import type { Jobs } from '../jobs/jobs';
import { repeat } from '../repeat';
import { writeLetter, type Letter } from './letter';
import { mailModel, type MailDocument } from './mail.model';
import type { Send } from './transport';

/** Writes a mail at the moment in which it is sent; null where it need not be sent any more. */
export type WriteMail = (mail: Pick<MailDocument, 'to' | 'data'>) => Promise<Letter | null>;

export interface Mails {
  /** Makes a kind of mail known, before the API is ready. */
  readonly define: (kind: string, write: WriteMail) => void;
  /** Has a mail of that kind written and sent after this moment: it survives a crash. */
  readonly ask: (kind: string, to: string, data?: MailDocument['data']) => Promise<void>;
  readonly plugin: FastifyPluginAsync;
}

const JOB = 'send-mails';
const BATCH = 20;
/** Looks for mails whose time to be tried again has come. */
const LOOK_AGAIN_MS = 15_000;
const RETRY_BASE_MS = 30_000;
const RETRY_MAX_MS = 60 * 60 * 1_000;
const ATTEMPTS_MAX = 12;

export interface MailsDeps {
  readonly database: Connection;
  readonly jobs: Jobs;
  readonly log: FastifyBaseLogger;
  /** Null where mails cannot leave: they wait. */
  readonly send: Send | null;
}

/** Mails as documents that one job sends. A crash in between sends a mail again rather than never. */
export function createMails({ database, jobs, log, send }: MailsDeps): Mails {
  const mails = mailModel(database);
  const writers = new Map<string, WriteMail>();

  async function deliver({ _id, kind, to, data, attempts }: MailDocument, sendNow: Send): Promise<void> {
    try {
      const letter = await writers.get(kind)?.({ to, data });
      if (letter) await sendNow(to, writeLetter(letter));
      await mails.deleteOne({ _id });
    } catch (err) {
      log.warn({ err, kind, attempts }, 'a mail could not be sent');
      const isLast = attempts + 1 >= ATTEMPTS_MAX;
      const waitMs = Math.min(RETRY_MAX_MS, RETRY_BASE_MS * 2 ** attempts);
      if (isLast) await mails.deleteOne({ _id });
      else
        await mails.updateOne(
          { _id },
          { $inc: { attempts: 1 }, $set: { due_at: new Date(Date.now() + waitMs) } },
        );
    }
  }

  jobs.define(JOB, {
    run: async (onStep) => {
      for (;;) {
        const due = send
          ? await mails
              .find({ due_at: { $lte: new Date() } })
              .sort({ due_at: 1 })
              .limit(BATCH)
              .lean<MailDocument[]>()
          : [];
        if (!send || due.length === 0) return;
        for (const mail of due) {
          await onStep();
          await deliver(mail, send);
        }
      }
    },
  });

  return {
    define: (kind, write) => void writers.set(kind, write),
    ask: async (kind, to, data = {}) => {
      await mails.create({ kind, to, data, attempts: 0, due_at: new Date() });
      await jobs.ask(JOB);
    },
    plugin: async (app) => {
      if (!send) log.warn('mails wait: set SMTP_URL');
      const look = repeat(async () => {
        if (await mails.exists({ due_at: { $lte: new Date() } })) await jobs.ask(JOB);
        return 'again';
      }, LOOK_AGAIN_MS);
      app.addHook('onReady', async () =>
        look.start((err) => log.warn({ err }, 'mails are looked for later')),
      );
      app.addHook('onClose', () => look.stop());
    },
  };
}
