import type { Attachment, AttachmentSize } from '@atoll/contracts/attachment';
import { AttachedFiles } from '@atoll/ui/attached-files';
import { useCallback } from 'react';
import { saveFile } from '../save-file/save-file';
import { readFile, type Asking } from './file-requests';

export interface ReadAttachmentsProps {
  readonly files: readonly Attachment[];
  /** Below which the conversation's files are, by their ids. */
  readonly url: string;
  readonly asking: Asking;
}

/** The files of a message that has arrived. */
export function ReadAttachments({ files, url, asking }: ReadAttachmentsProps) {
  const read = useCallback(
    (id: string, size: AttachmentSize) => readFile(asking, `${url}/${id}?size=${size}`),
    [asking, url],
  );
  return <AttachedFiles files={files} read={read} onSave={saveFile} />;
}
