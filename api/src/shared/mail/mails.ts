import type { MailSetting } from '@atoll/contracts/mail-settings';
import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import type { Connection } from 'mongoose';
import type { Jobs } from '../jobs/jobs';
import { repeat } from '../repeat';
import { writeLetter, type Letter } from './letter';
import { mailModel, type MailDocument } from './mail.model';
import type { WatchMail } from './mail-metrics';
import type { MailSettings } from './settings/mail-settings';
import type { Send } from './transport';

/** Writes a mail at the moment in which it is sent; null where it need not be sent any more. */
export type WriteMail = (mail: Pick<MailDocument, 'to' | 'data'>) => Promise<Letter | null>;

/** How a mail ended; `nothing` where it need not be sent any more, `unwanted` where its mailbox turned that kind off. */
export type MailEnd = 'sent' | 'nothing' | 'unwanted' | 'failed';
/** Told before the mail is forgotten: after a crash in between, it is written once more. */
export type OnMailEnd = (mail: Pick<MailDocument, 'to' | 'data'>, end: MailEnd) => Promise<void>;

export interface Mails {
  /**
   * Makes a kind of mail known, before the API is ready. With a setting, whoever gets it can turn it off; without, it is
   * always sent.
   */
  readonly define: (kind: string, write: WriteMail, setting?: MailSetting, onEnd?: OnMailEnd) => void;
  /** Has a mail of that kind written and sent after this moment: it survives a crash. `client` is who asks for it. */
  readonly ask: (kind: string, to: string, data?: MailDocument['data'], client?: string) => Promise<void>;
  /** Does the work of asking, and leaves nothing: so that an address without an account takes the same time. */
  readonly askForNothing: (client: string) => Promise<void>;
  /** Forgets what waits to be sent to an address, or was given up. */
  readonly removeTo: (to: string) => Promise<void>;
  readonly plugin: FastifyPluginAsync;
}

/** The job that sends them. */
export const SEND_MAILS = 'send-mails';
/** Looks for mails whose time to be tried again has come. */
const LOOK_AGAIN_MS = 15_000;
const RETRY_BASE_MS = 30_000;
const RETRY_MAX_MS = 60 * 60 * 1_000;
const ATTEMPTS_MAX = 12;
const PROBLEM_MAX = 300;
/** What the site itself has to say takes turns like one client. */
const SITE = 'site';
/** Of mails that are nobody's. */
const NOTHING = 'nothing';

export interface MailsDeps {
  readonly database: Connection;
  readonly jobs: Jobs;
  readonly log: FastifyBaseLogger;
  /** Null where mails cannot leave: they wait. */
  readonly send: Send | null;
  readonly settings: Pick<MailSettings, 'isOff' | 'footOf'>;
  readonly watch?: WatchMail;
}

interface Kind {
  readonly write: WriteMail;
  readonly setting?: MailSetting;
  readonly onEnd?: OnMailEnd;
}

/** What a failed attempt leaves of a mail: another one later, or a mail that is given up and kept. */
function afterFailure(attempts: number, error: unknown) {
  const problem = (error instanceof Error ? error.message : String(error)).slice(0, PROBLEM_MAX);
  if (attempts + 1 >= ATTEMPTS_MAX)
    return { $set: { problem, given_up_at: new Date() }, $unset: { due_at: '' }, $inc: { attempts: 1 } };
  const waitMs = Math.min(RETRY_MAX_MS, RETRY_BASE_MS * 2 ** attempts);
  return { $set: { problem, due_at: new Date(Date.now() + waitMs) }, $inc: { attempts: 1 } };
}

/** Mails as documents that one job sends, for the clients in turn. A crash in between sends a mail again rather than never. */
export function createMails({ database, jobs, log, send, settings, watch }: MailsDeps): Mails {
  const mails = mailModel(database);
  const kinds = new Map<string, Kind>([[NOTHING, { write: async () => null }]]);
  const isDue = () => ({ due_at: { $lte: new Date() } });

  async function deliver({ _id, kind, to, data, attempts }: MailDocument, sendNow: Send): Promise<void> {
    try {
      const known = kinds.get(kind);
      // Another instance may know it already, or a later release.
      if (!known) throw new Error(`nobody can write a mail of the kind ${kind}`);
      const { write, setting, onEnd } = known;
      const isWanted = setting === undefined || !(await settings.isOff(to, setting));
      const letter = isWanted ? await write({ to, data }) : null;
      const foot = letter && setting ? await settings.footOf(to, setting) : null;
      if (letter) await sendNow(to, writeLetter(letter, foot));
      const end = letter ? 'sent' : isWanted ? 'nothing' : 'unwanted';
      await onEnd?.({ to, data }, end);
      await mails.deleteOne({ _id });
      watch?.(end);
    } catch (err) {
      const change = afterFailure(attempts, err);
      watch?.('$unset' in change ? 'given-up' : 'later');
      if ('$unset' in change) log.error({ err, kind, attempts }, 'a mail was given up, and is kept');
      else log.warn({ err, kind, attempts }, 'a mail could not be sent');
      await mails.updateOne({ _id }, change);
      if ('$unset' in change) await kinds.get(kind)?.onEnd?.({ to, data }, 'failed');
    }
  }

  jobs.define(SEND_MAILS, {
    run: async (onStep) => {
      for (;;) {
        const clients = send ? await mails.distinct('client', isDue()) : [];
        if (!send || clients.length === 0) return;
        // One mail of each: whoever has thousands delays nobody's by more than one.
        for (const client of clients) {
          await onStep();
          const mail = await mails
            .findOne({ client, ...isDue() })
            .sort({ due_at: 1 })
            .lean<MailDocument>();
          if (mail) await deliver(mail, send);
        }
      }
    },
  });

  const add = (kind: string, to: string, data: MailDocument['data'], client: string) =>
    mails.create({ kind, to, data, client, attempts: 0, due_at: new Date() });
  return {
    define: (kind, write, setting, onEnd) => void kinds.set(kind, { write, setting, onEnd }),
    ask: async (kind, to, data = {}, client = SITE) => {
      await add(kind, to, data, client);
      await jobs.ask(SEND_MAILS);
    },
    askForNothing: async (client) => {
      const { _id } = await add(NOTHING, NOTHING, {}, client);
      await mails.deleteOne({ _id });
    },
    removeTo: async (to) => void (await mails.deleteMany({ to })),
    plugin: async (app) => {
      if (!send) log.warn('mails wait: set SMTP_URL');
      // Mails of the release before have no turn of their own yet.
      app.addHook('onReady', async () => {
        await mails.updateMany({ client: { $exists: false } }, { client: SITE });
      });
      const look = repeat(async () => {
        if (await mails.exists(isDue())) await jobs.ask(SEND_MAILS);
        return 'again';
      }, LOOK_AGAIN_MS);
      app.addHook('onReady', async () =>
        look.start((err) => log.warn({ err }, 'mails are looked for later')),
      );
      app.addHook('onClose', () => look.stop());
    },
  };
}
