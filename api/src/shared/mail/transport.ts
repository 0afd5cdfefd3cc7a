import type { Connection } from 'mongoose';
import { createTransport } from 'nodemailer';
import { isLoopbackHost } from '../config/loopback';
import type { PlatformConfig } from '../config/shared.config';
import type { WrittenLetter } from './letter';
import type { MailConfig } from './mail.config';
import { outboxModel } from './outbox.model';

export type Send = (to: string, letter: WrittenLetter) => Promise<void>;

type TransportConfig = Pick<PlatformConfig, 'NODE_ENV' | 'HOST'> & MailConfig;

const TIMEOUT_MS = 10_000;

/** The outbox shows every mail to whoever asks: it exists where only this machine can ask, and never in production. */
export function hasOutbox({ NODE_ENV, HOST }: Pick<PlatformConfig, 'NODE_ENV' | 'HOST'>): boolean {
  return NODE_ENV !== 'production' && isLoopbackHost(HOST);
}

/** How mails leave; null where they cannot. */
export function createSend(connection: Connection, config: TransportConfig): Send | null {
  const { SMTP_URL, MAIL_FROM } = config;
  if (SMTP_URL !== '') {
    const options = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS };
    const transport = createTransport({ url: SMTP_URL, ...options }, { from: MAIL_FROM });
    return async (to, letter) =>
      void (await transport.sendMail({ to: { name: '', address: to }, ...letter }));
  }
  if (!hasOutbox(config)) return null;
  const outbox = outboxModel(connection);
  return async (to, { replyTo, headers, ...letter }) => {
    const answered = replyTo === undefined ? {} : { reply_to: replyTo };
    const more = headers === undefined ? {} : { headers };
    await outbox.create({ to, ...letter, ...answered, ...more, sent_at: new Date() });
  };
}
