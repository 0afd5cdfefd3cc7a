import {
  MESSAGE_MAX,
  type MessageBody,
  type MessageView,
  type ReportBody,
  type Thread,
} from '@atoll/contracts/quote-request';
import { AppError } from '../../shared/errors/app-error';
import type { Attachments } from '../attachments/attachments.service';
import { isUnreadFor, type KeptMessages } from '../data/kept-messages';
import type { ReportsRepository } from '../data/reports.repository';
import type { MessageDocument, Party } from '../models/message-fields';
import type { ReportedKey } from '../models/report.model';
import { refuseClosed, type Conversation } from './conversation';

export interface Conversations<Key extends object, Row extends MessageDocument> {
  /** All of it; what the other side wrote counts as read from then on. */
  readonly read: (of: Conversation<Key>) => Promise<Thread>;
  /** Ends the conversation, or lets it go on again. Throws CONFLICT where the other side has ended it. */
  readonly block: (of: Conversation<Key>, isBlocked: boolean) => Promise<void>;
  /** Tells the administrators of it. */
  readonly report: (of: Conversation<Key>, body: ReportBody) => Promise<void>;
  /** `more` is what this kind of message has besides. */
  readonly write: (
    of: Conversation<Key>,
    body: MessageBody,
    more?: Partial<Omit<Row, keyof MessageDocument>>,
  ) => Promise<MessageView>;
}

export interface ConversationsDeps<Key extends object, Row extends MessageDocument & Key> {
  readonly messages: Pick<KeptMessages<Key, Row>, 'ofThread' | 'read' | 'add'>;
  readonly reports: Pick<ReportsRepository, 'put' | 'has'>;
  readonly attachments: Pick<Attachments<Key>, 'take' | 'sent'>;
  /** Announces a write to the pages that show the conversation. */
  readonly around: <T>(key: Key, write: () => Promise<T>) => Promise<T>;
  /** False where the other side has ended it. */
  readonly block: (key: Key, side: Party, isBlocked: boolean) => Promise<boolean>;
  /** After a message was written. */
  readonly written: (key: Key) => Promise<void>;
  readonly now: () => Date;
}

function viewFor(reader: Party, row: MessageDocument): MessageView {
  const { _id: id, author, text, attachments = [], at, read_at, client_id } = row;
  const clientId = author === reader ? client_id : null;
  const files = attachments.map((file) => ({ ...file }));
  return { id, author, text, attachments: files, at: at.toISOString(), isRead: read_at !== null, clientId };
}

function isOf({ attachments = [] }: MessageDocument, fileIds: readonly string[]): boolean {
  return attachments.map(({ id }) => id).join() === fileIds.join();
}

const ENDED_BY_OTHER = 'The other side has ended this conversation.';

function blockedFor({ blockedBy, side }: Conversation<object>): Thread['blockedBy'] {
  if (blockedBy === null) return null;
  return blockedBy === side ? 'self' : 'other';
}

/** What two sides do in their conversation, whatever it is about. */
export function createConversations<Key extends ReportedKey, Row extends MessageDocument & Key>(
  deps: ConversationsDeps<Key, Row>,
): Conversations<Key, Row> {
  const { messages, reports, attachments, around, block, written, now } = deps;
  return {
    block: async ({ key, side }, isBlocked) => {
      if (!(await around(key, () => block(key, side, isBlocked))))
        throw new AppError('CONFLICT', { message: ENDED_BY_OTHER });
    },
    // Announced to nobody: the other side does not hear of it.
    report: ({ key, side, authorId }, { reason, text }) =>
      reports.put(key, { side, author_id: authorId, reason, text: text.trim(), at: now() }),
    read: async (of) => {
      const { key, side } = of;
      const rows = await messages.ofThread(key);
      if (rows.some((row) => isUnreadFor(side, row)))
        await around(key, () => messages.read(key, side, now()));
      return {
        messages: rows.map((row) => viewFor(side, row)),
        blockedBy: blockedFor(of),
        isReported: await reports.has(key, side),
      };
    },
    write: async (of, { clientId, text, attachments: fileIds = [] }, more = {}) => {
      const { key, side, authorId } = of;
      if (text.length > MESSAGE_MAX)
        throw new AppError('PAYLOAD_TOO_LARGE', {
          message: `A message has ${MESSAGE_MAX.toLocaleString('en')} characters at most.`,
        });
      if (text === '' && fileIds.length === 0)
        throw new AppError('INVALID_FIELDS', { fields: { text: 'Write something, or attach a file.' } });
      refuseClosed(of, now());
      const files = await attachments.take(of, fileIds);
      const { row } = await around(key, () =>
        messages.add(key, {
          ...{ author: side, author_id: authorId, client_id: clientId, text },
          ...{ attachments: files, at: now(), ...more },
        }),
      );
      if (row.text !== text || !isOf(row, fileIds))
        throw new AppError('CONFLICT', { message: 'Another message was sent under this id.' });
      await attachments.sent(fileIds);
      await written(key);
      return viewFor(side, row);
    },
  };
}
