import type { AttachmentSize } from '@atoll/contracts/attachment';
import type { FileStorage } from '../../shared/storage/file-storage';
import type { MadeAttachment } from '../../shared/files/make-attachment';

/** The bytes of attached files. */
export interface AttachmentBytes {
  readonly keep: (id: string, made: Pick<MadeAttachment, 'full' | 'small'>) => Promise<void>;
  /** Null where they are not there. */
  readonly read: (id: string, size: AttachmentSize) => Promise<Buffer | null>;
  readonly remove: (id: string) => Promise<void>;
}

/** In a folder whose names are none that public pictures have: `/media` never finds them. */
const pathOf = (id: string, size: AttachmentSize) => `private/request-files/${id}/${size}`;

export function createAttachmentBytes(storage: FileStorage): AttachmentBytes {
  return {
    keep: async (id, { full, small }) => {
      await storage.write(pathOf(id, 'full'), full);
      if (small) await storage.write(pathOf(id, 'small'), small);
    },
    read: (id, size) => storage.read(pathOf(id, size)),
    remove: async (id) => {
      await storage.remove(pathOf(id, 'small'));
      await storage.remove(pathOf(id, 'full'));
    },
  };
}
