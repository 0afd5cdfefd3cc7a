import type { FastifyPluginAsync } from 'fastify';
import type { FastifyBaseLogger } from 'fastify';
import type { Jobs } from '../shared/jobs/jobs';
import type { Letter } from '../shared/mail/letter';
import type { MailEnd, Mails } from '../shared/mail/mails';
import { repeat } from '../shared/repeat';
import type { MailListsRepository } from './mail-lists.repository';
import type { MailingDocument } from './mailing.model';
import { recipientIdOf, type MailingsRepository } from './mailings.repository';

/** The kind of mail, and the setting that turns it off. */
const MAILING = 'mailing';
const NEWS = 'news';
/** What stands in a text for who reads it. */
const NAME = '{name}';
const MAILINGS_JOB = 'mailings';
const AT_ONCE = 50;
const LOOK_MS = 15_000;

interface SendDeps {
  readonly lists: Pick<MailListsRepository, 'after'>;
  readonly mailings: MailingsRepository;
  readonly mails: Pick<Mails, 'define' | 'ask'>;
  readonly jobs: Jobs;
  readonly log: FastifyBaseLogger;
  readonly publicUrl: string;
}

export interface SendMailings {
  readonly begin: () => Promise<void>;
  /** One to its writer, whatever its state. */
  readonly preview: (mailing: MailingDocument, to: string, name: string) => Promise<void>;
  readonly plugin: FastifyPluginAsync;
}

/** A text for somebody; who has no name is greeted without one. */
export function addressed(text: string, name: string): string {
  return name === '' ? text.replaceAll(` ${NAME}`, '').replaceAll(NAME, '') : text.replaceAll(NAME, name);
}

function letterOf(
  { subject, text, link, link_words }: MailingDocument,
  name: string,
  publicUrl: string,
): Letter {
  return {
    subject: addressed(subject, name),
    paragraphs: addressed(text, name)
      .split(/\n\s*\n/)
      .map((paragraph) => paragraph.trim())
      .filter((paragraph) => paragraph !== ''),
    ...(link && { action: { text: link_words || 'Look at it on Atoll', href: `${publicUrl}${link}` } }),
  };
}

/** What a mail that ended makes of its recipient; one that was stopped waits on. */
const STATES = { sent: 'sent', unwanted: 'unwanted', failed: 'failed', nothing: null } as const;

/**
 * Sends mailings by the queue of mails: one job makes everybody on the list a recipient and asks for a mail to each. Cut off
 * in the middle it begins anew, and who has got the mail gets no second.
 */
export function createSendMailings(deps: SendDeps): SendMailings {
  const { lists, mailings, mails, jobs, log, publicUrl } = deps;

  async function write({
    data,
  }: {
    readonly data: Readonly<Record<string, string>>;
  }): Promise<Letter | null> {
    const { mailing: id = '', recipient = '', preview } = data;
    const mailing = await mailings.find(id);
    if (!mailing) return null;
    if (preview !== undefined) return letterOf(mailing, preview, publicUrl);
    const found = await mailings.recipient(recipient);
    const isOpen = found?.state === 'waiting' && mailing.state !== 'stopped';
    return isOpen ? letterOf(mailing, found.name, publicUrl) : null;
  }
  async function settle({ data }: { readonly data: Readonly<Record<string, string>> }, end: MailEnd) {
    const state = STATES[end];
    if (state && data['recipient']) await mailings.settle(data['recipient'], state);
  }
  mails.define(MAILING, write, NEWS, settle);

  async function askForAll({ _id, list_id }: MailingDocument, onStep: () => Promise<void>): Promise<void> {
    let last = '';
    for (;;) {
      await onStep();
      const members = await lists.after(list_id, last, AT_ONCE);
      if (members.length === 0) return mailings.end(_id);
      for (const member of members) {
        await onStep();
        if ((await mailings.find(_id))?.state !== 'sending') return;
        const recipient = recipientIdOf(_id, member.email);
        await mailings.addRecipient(_id, member);
        if ((await mailings.recipient(recipient))?.state === 'waiting')
          await mails.ask(MAILING, member.email, { mailing: _id, recipient }, `mailing ${_id}`);
        last = member._id;
      }
    }
  }
  jobs.define(MAILINGS_JOB, {
    run: async (onStep) => {
      for (const mailing of await mailings.sending()) await askForAll(mailing, onStep);
    },
  });

  return {
    begin: () => jobs.ask(MAILINGS_JOB),
    preview: ({ _id }, to, name) => mails.ask(MAILING, to, { mailing: _id, preview: name }, `mailing ${_id}`),
    plugin: async (app) => {
      const look = repeat(async () => {
        if ((await mailings.sending()).length > 0) await jobs.ask(MAILINGS_JOB);
        return 'again';
      }, LOOK_MS);
      app.addHook('onReady', async () =>
        look.start((err) => log.warn({ err }, 'mailings are looked for later')),
      );
      app.addHook('onClose', () => look.stop());
    },
  };
}
