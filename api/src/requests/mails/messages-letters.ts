import { withoutSecretLinks } from '@atoll/contracts/secret-links';
import type { Letter } from '../../shared/mail/letter';
import { isUnreadFor } from '../data/kept-messages';
import type { MessageDocument, Party } from '../models/message-fields';

/** The newest so many messages stand in a mail about them. */
const SHOWN_MAX = 3;
/** Letters of each. */
const SHOWN_LENGTH = 300;
/** As many as an answer may quote: what is older was mailed long ago. */
const QUOTED_MAX = 30;

/** What one side has yet to read, as the mail about it says it; and `whole`, all that such mails may have said lately. */
export interface MailedMessages {
  readonly shown: readonly string[];
  readonly whole: readonly string[];
}

type Row = Pick<MessageDocument, 'author' | 'read_at' | 'text' | 'attachments'>;

function shortened(text: string): string {
  const letters = [...text];
  return letters.length > SHOWN_LENGTH ? `${letters.slice(0, SHOWN_LENGTH).join('').trimEnd()} …` : text;
}

function said({ text, attachments = [] }: Row): string {
  const files = attachments.length === 1 ? 'A file' : `${attachments.length} files`;
  // Messages of before links were cut when they were written.
  return text === '' ? `(${files})` : `“${shortened(withoutSecretLinks(text))}”`;
}

/** Of a conversation, what the mail to one side has in it, the oldest first. */
export function mailedMessages(rows: readonly Row[], reader: Party): MailedMessages {
  const unread = rows.filter((row) => isUnreadFor(reader, row));
  const left = unread.length - SHOWN_MAX;
  const before =
    left > 0 ? [left === 1 ? 'One more was written before:' : `${left} more were written before:`] : [];
  const ofOthers = rows.filter(({ author }) => author !== reader && author !== 'site');
  return {
    shown: [...before, ...unread.slice(-SHOWN_MAX).map(said)],
    whole: ofOthers.slice(-QUOTED_MAX).map(({ text }) => text),
  };
}

/** A letter with messages below what it says first. */
export function withMessages(letter: Letter, messages: readonly string[]): Letter {
  return { ...letter, paragraphs: [...letter.paragraphs, ...messages] };
}
