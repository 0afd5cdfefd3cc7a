import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { CONVERSATION_FILES_MAX, type Attachment, type AttachmentSize } from '@atoll/contracts/attachment';
import { AppError } from '../../shared/errors/app-error';
import type { UploadedFile } from '../../shared/pictures/read-upload';
import type { FileStorage } from '../../shared/storage/file-storage';
import type { FilesOf, KeptFiles } from '../data/kept-files';
import type { KeptMessages } from '../data/kept-messages';
import type { FileDocument } from '../models/file-fields';
import type { MessageDocument } from '../models/message-fields';
import type { Conversation } from '../threads/conversation';
import { createAttachmentBytes } from './attachment-bytes';
import { makeAttachment } from '../../shared/files/make-attachment';

/** As long as a file waits for the message that it was uploaded for. */
const WAITING_MS = 86_400_000;

export interface ReadAttachment {
  readonly file: Attachment;
  readonly bytes: Buffer;
}

export interface Attachments<Key extends object> {
  /** Keeps a file for a message to come. Throws as `makeAttachment`, and CONFLICT where it is one too many. */
  readonly upload: (of: Conversation<Key>, file: UploadedFile) => Promise<Attachment>;
  /** Throws 42501 for what is not in the conversation, or is the other side's and not sent. */
  readonly read: (of: Conversation<Key>, id: string, size: AttachmentSize) => Promise<ReadAttachment>;
  /** Removes what was not sent yet. Throws 42501 for everything else. */
  readonly remove: (of: Conversation<Key>, id: string) => Promise<void>;
  /** The files of a message that is about to be written, in this order. Throws 42501 where one is not to be had. */
  readonly take: (of: Conversation<Key>, ids: readonly string[]) => Promise<Attachment[]>;
  /** Notes that the message was written. */
  readonly sent: (ids: readonly string[]) => Promise<void>;
  /** Removes what was never sent and what was kept long enough. */
  readonly clear: (onStep: () => Promise<void>) => Promise<void>;
}

export interface AttachmentsDeps<Key extends object, Row extends FileDocument & Key> {
  readonly files: Omit<KeptFiles<Key, Row>, 'all' | 'dropAll' | 'ofAuthor' | 'forgetAuthor'>;
  readonly messages: Pick<KeptMessages<Key, MessageDocument & Key>, 'holdsFile' | 'keyOf'>;
  readonly storage: FileStorage;
  /** How long what was sent is kept. */
  readonly keptSeconds: number;
  readonly now: () => Date;
}

function viewOf({ _id: id, name, kind, bytes, width, height }: FileDocument): Attachment {
  return { id, name, kind, bytes, width, height };
}

/** Files of messages: only the two sides of a conversation read them. */
export function createAttachments<Key extends object, Row extends FileDocument & Key>(
  deps: AttachmentsDeps<Key, Row>,
): Attachments<Key> {
  const { files, messages, storage, keptSeconds, now } = deps;
  const kept = createAttachmentBytes(storage);
  const filesOf = ({ key, side }: Conversation<Key>): FilesOf<Key> => ({ ...key, side });
  const ago = (ms: number) => new Date(now().getTime() - ms);

  /** The record last: a removal that fails in the middle is done again. */
  async function removeGone(id: string): Promise<void> {
    await kept.remove(id);
    await files.remove(id);
  }

  return {
    upload: async (of, file) => {
      const { full, small, ...facts } = await makeAttachment(file);
      const own = filesOf(of);
      const row: FileDocument = {
        ...{ _id: randomUUID(), side: of.side, author_id: of.authorId, state: 'waiting' },
        ...{ ...facts, at: now() },
      };
      // The record first: whatever is cut off after it is found and removed.
      await files.add(of.key, row);
      if ((await files.count(own)) > CONVERSATION_FILES_MAX) {
        await files.remove(row._id);
        throw new AppError('CONFLICT', {
          message: `You can attach ${CONVERSATION_FILES_MAX} files at most to one conversation.`,
        });
      }
      await kept.keep(row._id, { full, small });
      return viewOf(row);
    },
    read: async (of, id, size) => {
      const row = await files.find(id);
      const isReadable =
        row !== null &&
        isDeepStrictEqual(messages.keyOf(row), of.key) &&
        (row.state === 'sent' || (row.state === 'waiting' && row.side === of.side));
      if (!isReadable) throw new AppError('42501');
      const bytes = await kept.read(id, row.kind === 'pdf' ? 'full' : size);
      if (!bytes) throw new AppError('NOT_FOUND', { message: 'This file is not there any more.' });
      return { file: viewOf(row), bytes };
    },
    remove: async (of, id) => {
      if (!(await files.drop(filesOf(of), id))) throw new AppError('42501');
      await removeGone(id);
    },
    take: async (of, ids) => {
      if (ids.length === 0) return [];
      const rows = await files.take(filesOf(of), ids, now());
      const found = new Map(rows.map((row) => [row._id, viewOf(row)]));
      return ids.map((id) => {
        const file = found.get(id);
        if (!file) throw new AppError('42501', { message: 'A file is not there any more. Attach it again.' });
        return file;
      });
    },
    sent: async (ids) => {
      if (ids.length > 0) await files.sent(ids);
    },
    clear: async (onStep) => {
      for (const file of await files.due(ago(WAITING_MS), ago(keptSeconds * 1_000))) {
        const { _id, state } = file;
        // Its message may have been written by somebody who was cut off before saying so.
        const isSent = state === 'waiting' && (await messages.holdsFile(messages.keyOf(file), _id));
        if (isSent) await files.sent([_id]);
        else await files.letGo(file);
        if ((await files.find(_id))?.state === 'going') await removeGone(_id);
        await onStep();
      }
    },
  };
}
