import { createHash } from 'node:crypto';
import { withoutUnseen } from '@atoll/contracts/people-text';
import type { Connection } from 'mongoose';
import { AppError } from '../../shared/errors/app-error';
import { sharedLimit } from '../../shared/limits/rate-limit';
import { writeLetter, type Letter } from '../../shared/mail/letter';
import { normaliseEmail } from '../../shared/text/email-address';
import { peopleText } from '../../shared/text/people-text';
import type { FindAnsweredThread } from './answered-thread';
import type { IncomingMail, MailTaken } from './incoming-mail';
import { mailedWords } from './mailed-words';
import { ownWords } from './own-words';

/** As whom mails of the site come. */
const SENDER = 'Atoll';
/** Complaints of the thread itself. */
const OF_THREAD: readonly string[] = ['CONFLICT', 'PAYLOAD_TOO_LARGE'];

export interface IncomingMails {
  /** Puts an answer into its thread. Throws RATE_LIMITED where its mailbox has sent too many. */
  readonly receive: (mail: IncomingMail) => Promise<MailTaken>;
}

export interface IncomingMailsDeps {
  readonly database: Connection;
  readonly findThread: FindAnsweredThread;
}

/** What is somebody's own of an answer to a mail, as others may read it. */
function wordsOf(text: string, letter: Letter): string {
  const sent = writeLetter(letter, { settings: '', unsubscribe: '' });
  const mailed = mailedWords(sent.text, { sender: SENDER, subject: letter.subject });
  // Before its links are cut, because by those the mail is known again.
  return peopleText(ownWords(withoutUnseen(text, 'lines'), mailed), 'lines').trim();
}

const ignored = (reason: string): MailTaken => ({ isStored: false, reason });

/** Answers to mails about messages, as messages (RFQ-13). What is not taken is told to the provider alone. */
export function createIncomingMails({ database, findThread }: IncomingMailsDeps): IncomingMails {
  const limit = sharedLimit(database, {
    name: 'request-mail-answers',
    most: 20,
    windowSeconds: 60,
    complaint: 'Too many mails came from this address',
  });
  return {
    receive: async ({ id, from, to, text, isAutomatic = false }) => {
      if (isAutomatic) return ignored('A machine has written it.');
      const thread = await findThread(to);
      if (!thread) return ignored('Nobody here has this address.');
      const sender = normaliseEmail(from);
      if (sender === null || sender !== normaliseEmail(thread.mailbox ?? ''))
        return ignored('It comes from another address than the one that was written to.');
      const words = wordsOf(text, await thread.mailed());
      if (words === '') return ignored('Nothing is left of it without what it quotes.');
      await limit.count(sender);
      const clientId = `mail ${createHash('sha256').update(id).digest('hex')}`;
      try {
        await thread.write({ clientId, text: words });
      } catch (error) {
        if (!(error instanceof AppError) || !OF_THREAD.includes(error.code)) throw error;
        return ignored(error.message);
      }
      return { isStored: true, reason: null };
    },
  };
}
